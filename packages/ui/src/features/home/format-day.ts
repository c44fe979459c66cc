import { homeLabels } from '@sitewright/domain/home/messages'
import { formatShortDay, formatTime, type DateFormatOptions } from '@sitewright/domain/shared/dates'

const DAY_MS = 24 * 60 * 60_000

/** When a record was opened: the time of today, 'Yesterday', or the day. */
export function formatOpened(at: number, now: number, dates: DateFormatOptions = {}): string {
  const day = formatShortDay(at, dates)
  if (day === formatShortDay(now, dates)) return formatTime(at, dates)
  return day === formatShortDay(now - DAY_MS, dates) ? homeLabels.yesterday : day
}

/** When something was checked: 'Checked today 9:41AM', or with the day of an earlier one. */
export function formatChecked(at: number, now: number, dates: DateFormatOptions = {}): string {
  const day = formatShortDay(at, dates)
  const time = formatTime(at, dates)
  return homeLabels.checked(day === formatShortDay(now, dates) ? homeLabels.today(time) : `${day} ${time}`)
}
