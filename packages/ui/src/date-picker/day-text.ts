import { dayOf, instantOf, partsOf } from './iso-day'

/** How a day is written. */
export type DayFormat = 'd MMM yyyy' | 'd/M/yyyy' | 'M/d/yyyy' | 'yyyy-MM-dd'

/** The calendar that days are counted in; some languages have another one of their own, with other months and years. */
export const CALENDAR = 'gregory'

/** A year of two digits is one of this century. */
const CENTURY = 2000

/** Names of the months in a language, short and long, in plain small letters. */
function monthNames(locale: string): { short: string[]; long: string[] } {
  const names = (month: 'short' | 'long'): string[] => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC', calendar: CALENDAR })
    return Array.from({ length: 12 }, (_, place) => format.format(Date.UTC(2024, place, 15)))
  }
  return { short: names('short'), long: names('long') }
}

/** A day in the words of a format. */
export function formatDay(day: string, format: DayFormat, locale: string): string {
  const { year, month, day: date } = partsOf(day)
  if (format === 'yyyy-MM-dd') return day
  if (format === 'd/M/yyyy') return `${date}/${month}/${year}`
  if (format === 'M/d/yyyy') return `${month}/${date}/${year}`
  return `${date} ${monthNames(locale).short[month - 1]} ${year}`
}

/** A day in full, as it is read out: `Tuesday, February 3, 2026` in English. */
export function spellDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: CALENDAR,
  }).format(instantOf(day))
}

/** What stands between the parts of a day. */
const BETWEEN = /[\s.,/-]+/

/** Stands for a month whose name was found, before its number; nobody can type it. */
const FOUND = '\uE000'

/** Puts a mark in place of a month whose name has in it what stands between parts, as in Thai and Vietnamese. */
function markMonth(text: string, locale: string): string {
  const { short, long } = monthNames(locale)
  const names = [...short, ...long].map((name) => name.normalize('NFKC').toLowerCase())
  // The longest: `tháng 1` begins `tháng 12` too.
  const [found] = names
    .filter((name) => BETWEEN.test(name) && text.includes(name))
    .toSorted((one, other) => other.length - one.length)
  return found === undefined ? text : text.replace(found, FOUND + String((names.indexOf(found) % 12) + 1))
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('.', '')

/** The month whose name begins with a word of at least three letters; null if none or several do. */
function monthNamed(word: string, locale: string): number | null {
  if (word.startsWith(FOUND)) return Number(word.slice(1))
  const { short, long } = monthNames(locale)
  const exact = short.findIndex((name) => plain(name) === word)
  if (exact >= 0) return exact + 1
  if (word.length < 3) return null
  const places = long.flatMap((name, place) => (plain(name).startsWith(word) ? [place + 1] : []))
  return places.length === 1 ? (places[0] ?? null) : null
}

function yearOf(text: string): number {
  return text.length === 2 ? CENTURY + Number(text) : text.length === 4 ? Number(text) : Number.NaN
}

/**
 * The day that a text says, as `YYYY-MM-DD`; null if it says none. Understands the year first with any format, the numbers in the
 * order of the format between points, slashes, dashes or spaces, and a month by its name on either side of the day. Never guesses: a
 * day that there is not is none.
 */
export function parseDay(text: string, format: DayFormat, locale: string): string | null {
  const written = text.replaceAll(FOUND, ' ').normalize('NFKC').trim().toLowerCase()
  const parts = markMonth(written, locale)
    .split(BETWEEN)
    .filter((part) => part !== '')
  if (parts.length !== 3) return null
  const [one = '', two = '', three = ''] = parts
  const isNumber = (part: string): boolean => /^\d+$/.test(part)
  if (parts.every(isNumber)) {
    if (one.length === 4) return dayOf(Number(one), Number(two), Number(three))
    if (one.length > 2 || two.length > 2) return null
    const isMonthFirst = format === 'M/d/yyyy'
    const [date, month] = isMonthFirst ? [two, one] : [one, two]
    return dayOf(yearOf(three), Number(month), Number(date))
  }
  const [word, date, year] = isNumber(one) ? [two, one, three] : [one, two, three]
  const month = monthNamed(plain(word), locale)
  if (month === null || !isNumber(date) || !isNumber(year) || date.length > 2) return null
  return dayOf(yearOf(year), month, Number(date))
}
