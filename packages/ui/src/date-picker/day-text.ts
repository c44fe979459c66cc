import { toDay, toInstant, getParts } from './iso-day'

/** How a day is formatted. */
export type DayFormat = 'd MMM yyyy' | 'd/M/yyyy' | 'M/d/yyyy' | 'yyyy-MM-dd'

/** The calendar for all formatting. Some languages default to another one, with other months and years. */
export const CALENDAR = 'gregory'

/** Years of two digits are in this century. */
const CENTURY = 2000

/** The short and long names of the months in a language. */
function getMonthNames(locale: string): { short: string[]; long: string[] } {
  const names = (month: 'short' | 'long'): string[] => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC', calendar: CALENDAR })
    return Array.from({ length: 12 }, (_, place) => format.format(Date.UTC(2024, place, 15)))
  }
  return { short: names('short'), long: names('long') }
}

/** Formats a day. */
export function formatDay(day: string, format: DayFormat, locale: string): string {
  const { year, month, day: date } = getParts(day)
  if (format === 'yyyy-MM-dd') return day
  if (format === 'd/M/yyyy') return `${date}/${month}/${year}`
  if (format === 'M/d/yyyy') return `${month}/${date}/${year}`
  return `${date} ${getMonthNames(locale).short[month - 1]} ${year}`
}

/** A day in full, for assistive technology: `Tuesday, February 3, 2026` in English. */
export function spellDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: CALENDAR,
  }).format(toInstant(day))
}

/** Separates the parts of a day. */
const SEPARATOR = /[\s.,/-]+/

/** Precedes the number of a month whose name was replaced. A private-use character, which keyboards can't type. */
const MONTH_MARK = '\uE000'

/** Replaces the name of a month by a mark and its number if the name contains a separator, as in Thai and Vietnamese. */
function markMonth(text: string, locale: string): string {
  const { short, long } = getMonthNames(locale)
  const names = [...short, ...long].map((name) => name.normalize('NFKC').toLowerCase())
  // The longest one, because `tháng 1` is also the start of `tháng 12`.
  const [found] = names
    .filter((name) => SEPARATOR.test(name) && text.includes(name))
    .toSorted((a, b) => b.length - a.length)
  return found === undefined ? text : text.replace(found, MONTH_MARK + String((names.indexOf(found) % 12) + 1))
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('.', '')

/** The month whose name starts with a word of at least three letters; null if none or several do. */
function findMonth(word: string, locale: string): number | null {
  if (word.startsWith(MONTH_MARK)) return Number(word.slice(1))
  const { short, long } = getMonthNames(locale)
  const exact = short.findIndex((name) => plain(name) === word)
  if (exact >= 0) return exact + 1
  if (word.length < 3) return null
  const places = long.flatMap((name, place) => (plain(name).startsWith(word) ? [place + 1] : []))
  return places.length === 1 ? (places[0] ?? null) : null
}

function toYear(text: string): number {
  return text.length === 2 ? CENTURY + Number(text) : text.length === 4 ? Number(text) : Number.NaN
}

/**
 * Parses a day to `YYYY-MM-DD`; null if the text is not a day. With any format the year can be first, and a month can be a name on
 * either side of the date. Numbers are in the order of the format, separated by points, slashes, dashes or spaces. A day that does
 * not exist is not a day.
 */
export function parseDay(text: string, format: DayFormat, locale: string): string | null {
  const written = text.replaceAll(MONTH_MARK, ' ').normalize('NFKC').trim().toLowerCase()
  const parts = markMonth(written, locale)
    .split(SEPARATOR)
    .filter((part) => part !== '')
  if (parts.length !== 3) return null
  const [one = '', two = '', three = ''] = parts
  const isNumber = (part: string): boolean => /^\d+$/.test(part)
  if (parts.every(isNumber)) {
    if (one.length === 4) return toDay(Number(one), Number(two), Number(three))
    if (one.length > 2 || two.length > 2) return null
    const isMonthFirst = format === 'M/d/yyyy'
    const [date, month] = isMonthFirst ? [two, one] : [one, two]
    return toDay(toYear(three), Number(month), Number(date))
  }
  const [word, date, year] = isNumber(one) ? [two, one, three] : [one, two, three]
  const month = findMonth(plain(word), locale)
  if (month === null || !isNumber(date) || !isNumber(year) || date.length > 2) return null
  return toDay(toYear(year), month, Number(date))
}
