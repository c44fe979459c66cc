import { type DateFormatOptions, formatDay, formatShortDate } from '../shared/dates'
import { HOURS, type PreservationStep } from './model'

const HOUR_MS = 60 * 60_000

/**
 * The next dates of a recurring step, the first one being the start. Days are calendar days of the local time zone, so that a change to summer time moves no date.
 * @param start epoch milliseconds
 * @returns epoch milliseconds; none for an interval that does not repeat
 */
export function nextDates(
  { interval, intervalUnit }: Pick<PreservationStep, 'interval' | 'intervalUnit'>,
  start: number,
  count: number,
): number[] {
  if (!Number.isFinite(interval) || interval <= 0) return []
  return Array.from({ length: count }, (_, step) => {
    if (intervalUnit === HOURS) return start + step * interval * HOUR_MS
    const date = new Date(start)
    date.setDate(date.getDate() + Math.floor(step * interval))
    return date.getTime()
  })
}

/** A date of a recurring step in words: the day, and its weekday or, for an interval in hours, the time. */
export function describeDate(
  at: number,
  { intervalUnit }: Pick<PreservationStep, 'intervalUnit'>,
  options: DateFormatOptions = {},
): { readonly day: string; readonly detail: string } {
  const [day = '', time = ''] = formatShortDate(at, options).split(' ')
  const [weekday = ''] = formatDay(at, options).split(' ')
  return { day, detail: intervalUnit === HOURS ? time : weekday }
}
