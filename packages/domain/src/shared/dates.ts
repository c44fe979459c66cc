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
