/** @type {import('../harness/compete.mjs').Area['operations']} */
const operations = [
  { name: 'mount', input: { press: 'mount' }, effect: 'mount' },
  { name: 'sort text', input: { press: 'textHead' }, effect: 'sortText' },
  { name: 'sort number', input: { press: 'numberHead' }, effect: 'sortNumber' },
  { name: 'select all', input: { press: 'allCheck' }, effect: 'selectAll' },
  { name: 'filter', before: { press: 'filter' }, input: { keys: ['z'] }, effect: 'filter' },
]
const SMALL = ['mount', 'sort text', 'sort number', 'select all', 'filter']

/**
 * Rows in a scroll container. A peer without a look of its own has ours: its styles, its buttons that sort, and a name for each
 * checkbox and row.
 * @type {import('../harness/compete.mjs').Area}
 */
export const table = {
  name: 'table',
  title: 'Table',
  contenders: [
    { name: 'DataTable, windowed', file: 'ours', isOurs: true },
    { name: 'Ant Design, virtual', file: 'antd' },
    { name: 'TanStack Table, virtual', file: 'tanstack' },
    { name: 'MUI DataGrid, pages of 100', file: 'mui' },
  ],
  operations,
  goals: [
    ...SMALL.map((operation) => ({ contender: 'DataTable, windowed', operation, ratio: 0.9, size: 1000 })),
    { contender: 'DataTable, windowed', operation: 'mount', ratio: 2.5 },
    { contender: 'DataTable, windowed', operation: 'sort number', ratio: 3.5 },
    { contender: 'DataTable, windowed', operation: 'heap', ratio: 5 },
  ],
}

/**
 * A page of 50 rows, all of which every contender draws.
 * @type {import('../harness/compete.mjs').Area}
 */
export const pages = {
  name: 'pages',
  title: 'Page of 50 rows',
  contenders: [
    { name: 'DataTable', file: 'ours', isOurs: true },
    { name: 'Ant Design', file: 'antd' },
    { name: 'TanStack Table', file: 'tanstack' },
    { name: 'MUI DataGrid', file: 'mui' },
    { name: 'react-aria, by our pipeline', file: 'react-aria' },
  ],
  operations,
  goals: SMALL.map((operation) => ({ contender: 'DataTable', operation, ratio: 0.9, size: 1000 })),
}
