import { formatDay, type DateFormatOptions } from '../shared/dates'
import { activityLabels } from './messages'
import type { ActivityEntry } from './model'

/** Entries of one day in the reader's time zone. */
export interface ActivityDay {
  /** `Wednesday Nov 18, 2026`. */
  readonly day: string
  readonly entries: readonly ActivityEntry[]
}

/** Groups entries by day, in their order: clocks of two gateways can differ, so a day can come twice. */
export function groupByDay(entries: readonly ActivityEntry[], options: DateFormatOptions = {}): ActivityDay[] {
  const days: { day: string; entries: ActivityEntry[] }[] = []
  for (const entry of entries) {
    const day = formatDay(entry.at, options)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** `Today`, `Yesterday`, or nothing. */
export function nearDay(day: string, now: number, options: DateFormatOptions = {}): string | undefined {
  if (day === formatDay(now, options)) return activityLabels.today
  return day === formatDay(now - 24 * 60 * 60_000, options) ? activityLabels.yesterday : undefined
}
