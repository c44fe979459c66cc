/**
 * When a license ends. An expiry date is the last millisecond of a day in UTC, so that all administrators see the same day, whatever their time zone (LIC-78).
 */
const DAY_MS = 24 * 60 * 60_000

/** A license with fewer days left than this warns (LIC-18, CONST-06). */
export const EXPIRY_WARNING_DAYS = 61

/** The last expiry date for which the warning is shown. @param now epoch milliseconds */
export const warnsUntil = (now: number): number => now + (EXPIRY_WARNING_DAYS - 1) * DAY_MS

/** The first day that can be chosen: a stored date is not negative. */
export const FIRST_EXPIRY_DAY = '1970-01-01'

/** The last day that can be chosen, `YYYY-MM-DD` (LIC-76, CONST-10). */
export const LAST_EXPIRY_DAY = '2038-01-18'

/** The expiry date of a day: its last millisecond in UTC. @param day `YYYY-MM-DD` @returns epoch milliseconds, or `NaN` if it is not a day */
export const toExpiryDate = (day: string): number => {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN
  // Date.parse accepts 2026-02-30 in some engines and moves it to March.
  return Number.isNaN(start) || toExpiryDay(start) !== day ? Number.NaN : start + DAY_MS - 1
}

/** The day in UTC of an expiry date, `YYYY-MM-DD`. @param expiryDate epoch milliseconds */
export const toExpiryDay = (expiryDate: number): string => new Date(expiryDate).toISOString().slice(0, 10)

/** The day of an expiry date in the product's short style, `18/12/2026`, in every time zone the same (LIC-78). An empty text if there is none. */
export function formatExpiryDay(expiryDate: number | null): string {
  if (expiryDate === null) return ''
  const day = new Date(expiryDate)
  return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`
}

/** The expiry date of the last day that can be chosen. */
export const LAST_EXPIRY = toExpiryDate(LAST_EXPIRY_DAY)

export type ExpiryState = 'expired' | 'warning' | 'valid'

export interface Expiry {
  readonly state: ExpiryState
  /** Remaining time in days, rounded up; 0 or less once it is expired (LIC-19). */
  readonly daysLeft: number
}

/** How much time a license has left (LIC-16 to LIC-19). @returns `undefined` if it never expires */
export function getExpiry(expiryDate: number | null, now: number): Expiry | undefined {
  if (expiryDate === null) return undefined
  const daysLeft = Math.ceil((expiryDate - now) / DAY_MS)
  if (expiryDate <= now) return { state: 'expired', daysLeft }
  return { state: daysLeft < EXPIRY_WARNING_DAYS ? 'warning' : 'valid', daysLeft }
}

/** The facts of a license that let its users sign in. */
interface Openness {
  readonly isActive: boolean
  readonly expiryDate: number | null
}

/** Whether the users of a license can sign in, and its API keys work. */
export const isLicenseOpen = ({ isActive, expiryDate }: Openness, now: number): boolean =>
  isActive && (expiryDate === null || expiryDate > now)
