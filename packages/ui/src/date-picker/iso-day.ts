/**
 * Days as `YYYY-MM-DD`. As texts they compare as days do; all counting is done in UTC, where every day has 24 hours.
 */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY = 86_400_000

/** The greatest and the least day that four digits can write. */
const FIRST = '0001-01-01'
const LAST = '9999-12-31'

const two = (number: number): string => String(number).padStart(2, '0')

/** A day of its parts; null if there is no such day, as on the 31st of June. */
export function dayOf(year: number, month: number, day: number): string | null {
  if (!(year >= 1 && year <= 9999)) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  const match = ISO.exec(text)
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text
}

/** Year, month from 1 and day of a day. */
export function partsOf(day: string): { year: number; month: number; day: number } {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}

/** Milliseconds of its midnight in UTC, for formatting. */
export const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const within = (day: string): string => (day < FIRST ? FIRST : day > LAST ? LAST : day)

/** The day some days later. */
export function addDays(day: string, days: number): string {
  const at = instantOf(day) + days * DAY
  if (at < instantOf(FIRST)) return FIRST
  if (at > instantOf(LAST)) return LAST
  return new Date(at).toISOString().slice(0, 10)
}

/** The same day some months later; the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = partsOf(day)
  const count = year * 12 + (month - 1) + months
  const [nextYear, nextMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  if (nextYear < 1) return FIRST
  if (nextYear > 9999) return LAST
  const last = daysIn(nextYear, nextMonth)
  return within(dayOf(nextYear, nextMonth, Math.min(date, last)) ?? day)
}

function daysIn(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 0)
  return date.getUTCDate()
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay()

/** The first day of its month. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`

/** The last day of its month. */
export function monthEnd(day: string): string {
  const { year, month } = partsOf(day)
  return `${day.slice(0, 7)}-${two(daysIn(year, month))}`
}

/**
 * The weeks of a month, each of seven places; null where a place belongs to another month.
 * @param firstWeekday 0 for Sunday, 1 for Monday
 */
export function weeksOf(day: string, firstWeekday: number): (string | null)[][] {
  const start = monthStart(day)
  const { year, month } = partsOf(day)
  const days = Array.from({ length: daysIn(year, month) }, (_, place) => `${day.slice(0, 7)}-${two(place + 1)}`)
  const before = (weekdayOf(start) - firstWeekday + 7) % 7
  const places: (string | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (places.length % 7 !== 0) places.push(null)
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

/** Whether a day is one that may be chosen. */
export const isWithin = (day: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** The day by the clock of whoever reads. */
export function todayBy(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FIRST
}

/**
 * Where a key moves in the calendar; null if it moves nothing. It stays in the months of the limits, so that a day beyond one can be
 * reached and can say why it cannot be chosen.
 */
export function dayMove(
  key: string,
  isShift: boolean,
  day: string,
  firstWeekday: number,
  limits: { min?: string; max?: string },
): string | null {
  const inWeek = (weekdayOf(day) - firstWeekday + 7) % 7
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
  return move === undefined ? null : intoMonths(move(), limits)
}

/** A day in the months that hold one that may be chosen. */
export function intoMonths(day: string, { min, max }: { min?: string; max?: string }): string {
  if (max !== undefined && day > monthEnd(max)) return monthEnd(max)
  if (min !== undefined && day < monthStart(min)) return monthStart(min)
  return day
}
