import type { CompleteTexts } from '../locale/label-texts'

/** Texts of a table, for translation. */
export interface TableLabels {
  /** Announced while the rows load; "Loading" by default. */
  loading: string
  /** Name of the toolbar with the controls of a row; "Actions for adaeze.okafor" by default, before its column. */
  toolbar: (row: string) => string
  /** Announced after the sort order changed; "Sorted by Username, ascending" by default. */
  ascending: (header: string) => string
  descending: (header: string) => string
}

/** The English texts. */
export const TABLE_LABELS: CompleteTexts<TableLabels> = {
  loading: 'Loading',
  toolbar: 'Actions for {row}',
  ascending: 'Sorted by {header}, ascending',
  descending: 'Sorted by {header}, descending',
}
