/** @typedef {import('../harness/driver.mjs').Driver} Driver */

/** @type {(name: string) => (driver: Driver) => Promise<void>} */
const press = (name) => (driver) => driver.press(name)

/** @type {import('../harness/compete.mjs').Area} */
export const table = {
  name: 'table',
  title: 'Table',
  contenders: [
    { name: 'Ant Design, virtual', file: 'antd' },
    { name: 'TanStack Table, virtual', file: 'tanstack' },
    { name: 'MUI DataGrid, pages of 100', file: 'mui' },
    { name: 'react-aria, page of 50 by our pipeline', file: 'react-aria' },
  ],
  operations: [
    { name: 'mount', act: press('mount'), effect: 'mount' },
    { name: 'sort text', act: press('textHead'), effect: 'sortText' },
    { name: 'sort number', act: press('numberHead'), effect: 'sortNumber' },
    { name: 'select all', act: press('allCheck'), effect: 'selectAll' },
    { name: 'filter', before: press('filter'), act: (driver) => driver.key('z'), effect: 'filter' },
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
