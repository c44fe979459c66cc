/** What a cell of a CSV file can be. An instant is `Date`, so that no number is taken for one. */
export type CsvValue = string | number | Date | null

/** Lets spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Digits that a spreadsheet may read as another number, a date or a time, such as 00123, 0e5, 1/2 and 10:30 PM. */
const NUMERIC = /^[\s(.,$€£¥]*\d[\d\s.,:/%()e+-]*(?:[ap]m?)?$/i
/** Mar 5, 5-Mar-2026 and SEPT2, but not March alone. */
const MONTH =
  /^(?:\d{1,4}[\s./-]*)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?[\s,./-]*(?:\d[\d\s,:./-]*)?(?:[ap]m)?$/i
const TRUTH_VALUE = /^(?:true|false)$/i
/** A spreadsheet stores no more digits of a number. */
const EXACT_DIGITS = 15

/** Whether a spreadsheet may show another value than this text (API-118). Blanks around it are cut off first, so that the time of each pattern is linear in its length. */
function changesInSpreadsheets(text: string): boolean {
  const trimmed = text.trim()
  if (TRUTH_VALUE.test(trimmed) || (/\d/.test(trimmed) && MONTH.test(trimmed))) return true
  if (!NUMERIC.test(trimmed)) return false
  return String(Number(text)) !== text || text.replace(/\D/g, '').length > EXACT_DIGITS
}

const NEEDS_QUOTES = /[",\r\n]/

function textOf(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  // People typed it, or a caller of the API did.
  return FORMULA.test(value) || changesInSpreadsheets(value) ? `'${value}` : value
}

/** A cell as spreadsheets write it: in quotes, and with doubled quotes, where its text needs them. */
export const quoteCell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cellOf = (value: CsvValue): string => quoteCell(textOf(value))

/** Rows of a CSV file (RFC 4180): each ends with CR LF, and texts stay texts in a spreadsheet. */
export const csvRows = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** `Users 2026-11-24.csv`. @param at epoch milliseconds; the date is that of UTC */
export const exportFileName = (list: string, at: number, extension = 'csv'): string =>
  `${list} ${new Date(at).toISOString().slice(0, 10)}.${extension}`
