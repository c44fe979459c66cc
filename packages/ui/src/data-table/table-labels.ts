import type { Sort } from './sort'

/** Texts of a table, for translation. */
export interface TableLabels {
  /** Announced while the rows load; "Loading" by default. */
  loading: string
  /** Name of the toolbar with the controls of a row; "Actions for adaeze.okafor" by default, before its column. */
  toolbar: (row: string) => string
  /** Announced after the sort order changed; "Sorted by Username, ascending" by default. */
  sorted: (header: string, direction: Sort['direction']) => string
}

/** The English texts. */
export const TABLE_LABELS: TableLabels = {
  loading: 'Loading',
  toolbar: (row) => `Actions for ${row}`,
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
}
