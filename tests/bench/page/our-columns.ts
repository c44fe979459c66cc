import type { Column } from '../../../packages/ui/src/data-table/column'
import { tableChecks } from './table-checks'
import { COLUMNS, type Row } from './table-data'
import type { Handles } from './start'

/** The columns as our tables ask for them. */
export const columns: Column<Row>[] = COLUMNS.map(({ key, title, isNumber }) => ({
  id: key,
  header: title,
  align: isNumber ? 'end' : 'start',
  isSortable: true,
  cell: (row) => row[key],
  sortValue: (row) => row[key],
  searchValue: (row) => row[key],
}))

export const rowKey = (row: Row): number => row.id
export const rowName = (row: Row): string => row.name

const rows = () => [...document.querySelectorAll('tbody tr')].filter((row) => row.querySelector('input') !== null)
const head = (title: string) =>
  [...document.querySelectorAll('thead th button')].find((button) => button.textContent.includes(title))

/** How both of our tables are pressed and read: native tables with a checkbox in the first cell. */
export const handles: Handles = {
  find: {
    textHead: () => head('Name'),
    numberHead: () => head('Projects'),
    allCheck: () => document.querySelector('thead input'),
    filter: () => document.querySelector('#filter'),
  },
  is: tableChecks(
    () => rows().map((row) => [...row.querySelectorAll('th, td')].slice(1).map((cell) => cell.textContent)),
    () => rows().every((row) => row.querySelector('input')?.checked === true),
  ),
}
