/** @type {import('../harness/compete.mjs').Area} */
export const table = {
  name: 'table',
  title: 'Table',
  contenders: [
    { name: 'DataTable, windowed', file: 'ours-windowed', isOurs: true },
    { name: 'DataTable, page of 50', file: 'ours-paged', isOurs: true },
    { name: 'Ant Design, virtual', file: 'antd' },
    { name: 'TanStack Table, virtual', file: 'tanstack' },
    { name: 'MUI DataGrid, pages of 100', file: 'mui' },
    { name: 'react-aria, page of 50 by our pipeline', file: 'react-aria' },
  ],
  operations: [
    { name: 'mount', input: { press: 'mount' }, effect: 'mount' },
    { name: 'sort text', input: { press: 'textHead' }, effect: 'sortText' },
    { name: 'sort number', input: { press: 'numberHead' }, effect: 'sortNumber' },
    { name: 'select all', input: { press: 'allCheck' }, effect: 'selectAll' },
    { name: 'filter', before: { press: 'filter' }, input: { keys: ['z'] }, effect: 'filter' },
  ],
  goals: [
    { contender: 'DataTable, windowed', operation: 'mount', ratio: 2.5 },
    { contender: 'DataTable, windowed', operation: 'sort text', ratio: 2.5 },
    { contender: 'DataTable, windowed', operation: 'sort number', ratio: 3.5 },
    { contender: 'DataTable, windowed', operation: 'filter', ratio: 2 },
    { contender: 'DataTable, windowed', operation: 'heap', ratio: 5 },
    { contender: 'DataTable, page of 50', operation: 'sort text', ratio: 2.5 },
    { contender: 'DataTable, page of 50', operation: 'sort number', ratio: 2.5 },
  ],
}
