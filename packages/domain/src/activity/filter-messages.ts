import { MAX_EXAMINED, NAMES_PER_PAGE } from './model'

const number = (value: number): string => value.toLocaleString('en-US')
const entries = (value: number): string => `${number(value)} ${value === 1 ? 'entry' : 'entries'}`

/** Labels of the filters of activity. */
export const activityFilterLabels = {
  filter: 'Filter activity',
  search: 'Search activity',
  searchPlaceholder: 'Person, object or value',
  by: 'By',
  anyone: 'Anyone',
  kind: 'Kind',
  anyKind: 'Any kind',
  date: 'Date',
  anyDate: 'Any date',
  from: 'From',
  to: 'To',
  today: 'Today',
  /** Days of the panel: the days before today, and today. */
  days: (days: number) => `${days} days`,
  allDays: 'All',
  clear: 'Clear',
  clearAll: 'Clear filters',
  searchTag: 'Search',
  removeTag: (label: string, value: string) => `Remove the filter ${label} ${value}`,
  /** Removes the filter that leaves out the most. */
  without: {
    search: 'Clear search',
    by: 'Anyone',
    kinds: 'Any kind',
    dates: 'Any date',
  },
  show: 'Show',
  searchOlder: 'Search older entries',
  download: 'Download CSV',
  downloadStart: 'Download',
  downloadMatching: (count: string) => `The ${count} that match`,
  downloadMatchingHelp: 'With the filters of this page',
  downloadAll: (count: string) => `All ${count}`,
  downloadHelp: 'Runs in the background. The file appears in Notifications.',
  downloadWhich: 'Entries',
  /** An opened list of names. */
  names: (count: number, label: string) => `${number(count)} ${label.toLowerCase()}`,
  searchNames: (count: number) => `Search in ${number(count)}`,
  copyNames: 'Copy names',
  moreNames: `Show ${NAMES_PER_PAGE} more`,
} as const

/** Messages of the filters of activity. */
export const activityFilterMessages = {
  count: (matching: number, total: number) =>
    matching === total ? entries(total) : `${number(matching)} of ${entries(total)}`,
  /** The count where there are more than MAX_EXAMINED entries. */
  partialCount: (matching: number | undefined) =>
    matching === undefined
      ? `More than ${entries(MAX_EXAMINED)}`
      : `${number(matching)} of the newest ${entries(MAX_EXAMINED)}`,
  entries,
  entriesAtLeast: (value: number) => `${number(value)} or more entries`,
  kinds: (chosen: number, all: number) => `${chosen} of ${all}`,
  noMatch: 'No entry matches',
  noMatchHelp: 'Remove a filter to see more entries.',
  /** Without the filter there are entries. */
  excluded: (count: number, filter: string) => `Without the filter ${filter}, ${entries(count)} would match.`,
  noneYet: 'Only the newest entries were checked. Older entries may match.',
  filtersStay: 'Your filters are still set.',
  fresh: (count: number) => `${number(count)} new ${count === 1 ? 'entry' : 'entries'}`,
  wrongOrder: 'From must be the same day as To or earlier.',
  wrongDay: 'Enter a valid date.',
  zone: 'Days are in your time zone.',
  unknownKind: 'Unknown kind.',
  unknownActor: 'Enter a user as user:17, or an API key as key:31.',
  shownNames: (shown: number, all: number) => `${number(shown)} of ${number(all)} shown`,
  noName: 'No name matches',
  copied: 'Names copied.',
  copyFailed: "Couldn't copy the names.",
} as const

/** Heads of the columns of exported activity. */
export const activityExportLabels = {
  at: 'Time',
  actor: 'By',
  actorName: 'User Name or Key',
  address: 'Address',
  kind: 'Kind',
  what: 'What',
  field: 'Field',
  before: 'Before',
  after: 'After',
} as const
