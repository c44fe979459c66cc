import type { CompleteTexts } from '../locale/label-texts'
/** Texts of a date picker. */
export interface DateLabels {
  /** Name of the button that clears the field: "Clear Expiry date". */
  clear: (label: string) => string
  /** Name of the calendar and of the button that opens it: "Calendar Expiry date". */
  calendar: (label: string) => string
  /** Why the calendar can't open: "The calendar could not be loaded. Reload the page." */
  calendarFailed: string
  /** For a text that is not a day: "Enter a date, such as 3 Feb 2026." */
  unreadable: (example: string) => string
  /** For a day before the minimum: "No earlier than 1 Jan 2026." Also under the calendar. */
  early: (min: string) => string
  /** For a day after the maximum: "No later than 18 Jan 2038." Also under the calendar. */
  late: (max: string) => string
  /** Buttons of the calendar: "Previous year". */
  previousYear: string
  /** "Previous month" */
  previousMonth: string
  /** "Next month" */
  nextMonth: string
  /** "Next year" */
  nextYear: string
  /** "Today" */
  today: string
  /** "Cancel" */
  cancel: string
}

/** The English texts. */
export const DATE_LABELS: CompleteTexts<DateLabels> = {
  clear: 'Clear {label}',
  calendar: 'Calendar {label}',
  calendarFailed: 'The calendar could not be loaded. Reload the page.',
  unreadable: 'Enter a date, such as {example}.',
  early: 'No earlier than {min}.',
  late: 'No later than {max}.',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  today: 'Today',
  cancel: 'Cancel',
}
