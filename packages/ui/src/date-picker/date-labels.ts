/** What a date picker says. */
export interface DateLabels {
  /** Name of the cross, before the label; "Clear". */
  clear: string
  /** Name of the calendar and of the button that opens it, before the label; "Calendar". */
  calendar: string
  /** Why the calendar does not open; "The calendar could not be loaded. Reload the page." */
  calendarFailed: string
  /** For what is no day; "Enter a date, such as 3 Feb 2026." */
  unreadable: (example: string) => string
  /** For a day before the first; "No earlier than 1 Jan 2026." Also under the calendar. */
  early: (min: string) => string
  /** For a day after the last; "No later than 18 Jan 2038." Also under the calendar. */
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

/** The words in English. */
export const DATE_LABELS: DateLabels = {
  clear: 'Clear',
  calendar: 'Calendar',
  calendarFailed: 'The calendar could not be loaded. Reload the page.',
  unreadable: (example) => `Enter a date, such as ${example}.`,
  early: (min) => `No earlier than ${min}.`,
  late: (max) => `No later than ${max}.`,
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  today: 'Today',
  cancel: 'Cancel',
}
