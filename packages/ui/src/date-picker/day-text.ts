import { withFallback } from '../locale/formats'
import { toDay, toInstant, getParts } from './iso-day'

/** How a day is formatted. */
export type DayFormat = 'd MMM yyyy' | 'd/M/yyyy' | 'M/d/yyyy' | 'dd.MM.yyyy' | 'yyyy-MM-dd'

/** The calendar for all formatting. Some languages default to another one, with other months and years. */
export const CALENDAR = 'gregory'

/** Years of two digits from here on are in the last century, as in POSIX and Python: 68 is 2068, and 69 is 1969. */
const LAST_CENTURY_FROM = 69

/** The format of a language, such as `dd.MM.yyyy`: `d MMM yyyy` in English. The parts are `d`, `dd`, `M`, `MM`, `MMM` and `yyyy`. */
export function getDayFormat(locale: string): string {
  if (locale === 'en' || locale.startsWith('en-')) return 'd MMM yyyy'
  const parts = new Intl.DateTimeFormat(withFallback(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: CALENDAR,
    numberingSystem: 'latn',
  }).formatToParts(Date.UTC(2026, 1, 23))
  const written: Readonly<Record<string, string>> = { day: 'dd', month: 'MM', year: 'yyyy' }
  // Without marks of the direction of text, which keyboards can't type.
  return parts.map(({ type, value }) => written[type] ?? value.replaceAll(/[\u200e\u200f]/g, '')).join('')
}

/** The short and long names of the months in a language. */
function getMonthNames(locale: string): { short: string[]; long: string[] } {
  const names = (month: 'short' | 'long'): string[] => {
    const format = new Intl.DateTimeFormat(withFallback(locale), { month, timeZone: 'UTC', calendar: CALENDAR })
    return Array.from({ length: 12 }, (_, place) => format.format(Date.UTC(2024, place, 15)))
  }
  return { short: names('short'), long: names('long') }
}

/** Formats a day. @param format a DayFormat, or the format of a language */
export function formatDay(day: string, format: string, locale: string): string {
  const { year, month, day: date } = getParts(day)
  return format.replaceAll(/d+|M+|y+/g, (part) => {
    if (part === 'MMM') return getMonthNames(locale).short[month - 1] ?? ''
    const number = part.startsWith('d') ? date : part.startsWith('M') ? month : year
    return String(number).padStart(part.length, '0')
  })
}

/** A day in full, for assistive technology: `Tuesday, February 3, 2026` in English. */
export function spellDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(withFallback(locale), {
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
  const year = Number(text)
  if (text.length === 2) return year + (year < LAST_CENTURY_FROM ? 2000 : 1900)
  return text.length === 4 ? year : Number.NaN
}

/**
 * Parses a day to `YYYY-MM-DD`; null if the text is not a day. With any format the year can be first, and a month can be a name on
 * either side of the date. Numbers are in the order of the format, separated by points, slashes, dashes or spaces. A day that does
 * not exist is not a day.
 */
export function parseDay(text: string, format: string, locale: string): string | null {
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
    const isMonthFirst = format.indexOf('M') < format.indexOf('d')
    const [date, month] = isMonthFirst ? [two, one] : [one, two]
    return toDay(toYear(three), Number(month), Number(date))
  }
  const [word, date, year] = isNumber(one) ? [two, one, three] : [one, two, three]
  const month = findMonth(plain(word), locale)
  if (month === null || !isNumber(date) || !isNumber(year) || date.length > 2) return null
  return toDay(toYear(year), month, Number(date))
}
