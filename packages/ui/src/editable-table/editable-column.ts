/**
 * A column of an editable table.
 * @typeParam Id the ids of the columns, such as a union of texts
 */
export interface EditableColumn<Id extends string = string> {
  /** Names the cell of the column in `cells`; unique in the table. */
  id: Id
  /** Text of the head; also above the cell in a narrow window. */
  header: string
  /** A share such as `2fr`, or any CSS length; `1fr` by default. */
  width?: string
  /** `end` for numbers; `start` by default. */
  align?: 'start' | 'end'
  /** Whether its cells name their rows; by default, those of the first column do. */
  isRowHeader?: boolean
  /** Place of the cell in a narrow window, where each row is a card: a line with its head (default), half a line with its head, a line without its head, or none. */
  block?: 'line' | 'half' | 'title' | 'none'
}

/** The column whose cells name their rows. */
export const findRowHeader = <Column extends Pick<EditableColumn, 'isRowHeader'>>(
  columns: readonly Column[],
): Column | undefined => columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]

/** Grid tracks for the columns, and for the buttons at the end of each row. */
export function getTracks(columns: readonly Pick<EditableColumn, 'width'>[], hasTools: boolean): string {
  const tracks = columns.map(({ width = '1fr' }) => (width.endsWith('fr') ? `minmax(0, ${width})` : width))
  if (hasTools) tracks.push('calc(var(--tools) * var(--tool))')
  return tracks.join(' ')
}
