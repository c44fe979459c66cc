/** What a cell of a CSV file can be. An instant is `Date`, so that no number is taken for one. */
export type CsvValue = string | number | Date | null

/** Lets spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

function textOf(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  // People typed it, or a caller of the API did.
  return FORMULA.test(value) ? `'${value}` : value
}

const cellOf = (value: CsvValue): string => {
  const text = textOf(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a CSV file (RFC 4180): each ends with CR LF, and cells that would be formulas are texts. */
export const csvRows = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
