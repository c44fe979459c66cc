/**
 * Display formats of instants. (Identity specification §9; CONST-19 to CONST-21.)
 * Instants are epoch milliseconds; an absent one shows an empty text.
 */
export const LOCALE = 'en-US'

export interface DateFormatOptions {
  /** IANA name; the reader's own zone when left out. Tests and stories fix it. */
  timeZone?: string
}

const getParts = (
  at: number,
  options: DateFormatOptions,
  parts: Intl.DateTimeFormatOptions,
): Record<string, string> => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...parts, hour12: true, timeZone: options.timeZone })
  return Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value]))
}

const MINUTE = 60_000

/** 'dddd MMM d, yyyy h:mmtt': `Tuesday Feb 3, 2026 10:15AM`. */
export function formatLongDate(at: number | null | undefined, options: DateFormatOptions = {}): string {
  if (at === null || at === undefined) return ''
  const p = getParts(at, options, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return `${p.weekday} ${p.month} ${p.day}, ${p.year} ${p.hour}:${p.minute}${p.dayPeriod}`
}

/** 'd/M/yyyy h:mmtt': `3/2/2026 10:15AM`. */
export function formatShortDate(at: number | null | undefined, options: DateFormatOptions = {}): string {
  if (at === null || at === undefined) return ''
  const p = getParts(at, options, {
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return `${p.day}/${p.month}/${p.year} ${p.hour}:${p.minute}${p.dayPeriod}`
}

/** 'd/M/yyyy': `3/2/2026`. */
export function formatShortDay(at: number, options: DateFormatOptions = {}): string {
  const p = getParts(at, options, { month: 'numeric', day: 'numeric', year: 'numeric' })
  return `${p.day}/${p.month}/${p.year}`
}

/** 'dddd MMM d, yyyy': `Tuesday Feb 3, 2026`. */
export function formatDay(at: number, options: DateFormatOptions = {}): string {
  const p = getParts(at, options, { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' })
  return `${p.weekday} ${p.month} ${p.day}, ${p.year}`
}

/** 'h:mmtt': `10:15AM`. */
export function formatTime(at: number, options: DateFormatOptions = {}): string {
  const p = getParts(at, options, { hour: 'numeric', minute: '2-digit' })
  return `${p.hour}:${p.minute}${p.dayPeriod}`
}

/** To the millisecond, in UTC: `2026-02-03 10:15:00.000 UTC`. */
export const formatExactInstant = (at: number): string =>
  `${new Date(at).toISOString().replace('T', ' ').replace('Z', '')} UTC`

/** The days that have a name. */
export const NEAR_DAYS = { today: 'Today', yesterday: 'Yesterday' } as const

/** `Today 9:12AM`, `Yesterday 4:20PM`, and before those as `formatShortDate`. */
export function formatNearDate(at: number, now: number, options: DateFormatOptions = {}): string {
  const day = formatShortDay(at, options)
  const near =
    day === formatShortDay(now, options)
      ? NEAR_DAYS.today
      : day === formatShortDay(now - 24 * 60 * MINUTE, options)
        ? NEAR_DAYS.yesterday
        : day
  return `${near} ${formatTime(at, options)}`
}

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
]

/** How long ago, in the largest whole unit: `2 hours ago`. */
export function formatAgo(at: number, now: number): string {
  const ago = now - at
  const [unit, milliseconds] = UNITS.find(([, length]) => ago >= length) ?? []
  if (unit === undefined || milliseconds === undefined) return 'just now'
  return new Intl.RelativeTimeFormat(LOCALE).format(-Math.floor(ago / milliseconds), unit)
}
