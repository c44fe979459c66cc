/**
 * The roles of a table as props. They are explicit, because the rows are grids, which not every browser exposes as a table then.
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const CELL = { role: 'cell' } as const
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const
