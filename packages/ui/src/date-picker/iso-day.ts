/**
 * A day is a text, `YYYY-MM-DD`: texts compare like days. Arithmetic uses UTC, where every day has 24 hours.
 */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY = 86_400_000

/** The first and the last day with a year of four digits. */
const FIRST = '0001-01-01'
const LAST = '9999-12-31'

const two = (number: number): string => String(number).padStart(2, '0')

/** The day of a year, month and date; null if it does not exist, such as June 31. */
export function toDay(year: number, month: number, day: number): string | null {
  if (!(year >= 1 && year <= 9999)) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Whether a text is an existing day. */
export function isDay(text: string): boolean {
  const match = ISO.exec(text)
  return match !== null && toDay(Number(match[1]), Number(match[2]), Number(match[3])) === text
}

/** The year, the month from 1, and the date of a day. */
export function getParts(day: string): { year: number; month: number; day: number } {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}

/** Its midnight in UTC, as milliseconds since the epoch, for formatting. */
export const toInstant = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const within = (day: string): string => (day < FIRST ? FIRST : day > LAST ? LAST : day)

/** Adds days. */
export function addDays(day: string, days: number): string {
  const at = toInstant(day) + days * DAY
  if (at < toInstant(FIRST)) return FIRST
  if (at > toInstant(LAST)) return LAST
  return new Date(at).toISOString().slice(0, 10)
}

/** Adds months. The date is at most the last of the new month. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = getParts(day)
  const count = year * 12 + (month - 1) + months
  const [nextYear, nextMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  if (nextYear < 1) return FIRST
  if (nextYear > 9999) return LAST
  const last = daysIn(nextYear, nextMonth)
  return within(toDay(nextYear, nextMonth, Math.min(date, last)) ?? day)
}

function daysIn(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 0)
  return date.getUTCDate()
}

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: string): number => new Date(toInstant(day)).getUTCDay()

/** The first day of its month. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`

/** The last day of its month. */
export function monthEnd(day: string): string {
  const { year, month } = getParts(day)
  return `${day.slice(0, 7)}-${two(daysIn(year, month))}`
}

/**
 * The weeks of a month, each with seven entries; null for a day of another month.
 * @param firstWeekday 0 for Sunday, 1 for Monday
 */
export function getWeeks(day: string, firstWeekday: number): (string | null)[][] {
  const start = monthStart(day)
  const { year, month } = getParts(day)
  const days = Array.from({ length: daysIn(year, month) }, (_, place) => `${day.slice(0, 7)}-${two(place + 1)}`)
  const before = (getWeekday(start) - firstWeekday + 7) % 7
  const places: (string | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (places.length % 7 !== 0) places.push(null)
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

/** Whether a day is within the limits. */
export const isWithin = (day: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** The day in the time zone of the browser. */
export function getToday(now: Date): string {
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FIRST
}

/**
 * Finds the day that a key moves to; null for any other key. Keys reach all days in the months of the limits, so that a day beyond a limit
 * can show why it can't be chosen.
 */
export function findDay(
  key: string,
  isShift: boolean,
  day: string,
  firstWeekday: number,
  limits: { min?: string; max?: string },
): string | null {
  const inWeek = (getWeekday(day) - firstWeekday + 7) % 7
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -inWeek),
    End: () => addDays(day, 6 - inWeek),
    PageUp: () => addMonths(day, isShift ? -12 : -1),
    PageDown: () => addMonths(day, isShift ? 12 : 1),
  }
  const move = moves[key]
  return move === undefined ? null : clampToMonths(move(), limits)
}

/** Clamps a day to the months of the limits. */
export function clampToMonths(day: string, { min, max }: { min?: string; max?: string }): string {
  if (max !== undefined && day > monthEnd(max)) return monthEnd(max)
  if (min !== undefined && day < monthStart(min)) return monthStart(min)
  return day
}
