import { joinNames } from '../shared/join-names'
import type { AttentionLine, HomeAreaId, Seats } from './model'

/** Texts of Home (ROUTE-09, HOME-01 to HOME-14). */
export const homeMessages = {
  noAreasTitle: 'No areas',
  noAreas: "Your roles don't give you access to any area. Ask your administrator.",
  countFailed: "Couldn't load the number.",
  overviewFailed: "Couldn't check what needs attention.",
  calm: 'Nothing needs your attention.',
  /** For users who can change nothing (HOME-08). */
  canLookAt: (areas: readonly string[]) => `Your roles let you look at ${joinNames(areas)}.`,
  viewOnly: 'You can view but not change anything. Missing an area? Ask your administrator.',
  noRecent: 'Records that you open appear here.',
  recentCleared: 'Recent records cleared.',
} as const

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

/** Users that a limit leaves: "1 of 38 seats left". */
const formatSeats = ({ used, max }: Pick<Seats, 'used' | 'max'>): string => {
  if (used > max) return `${(used - max).toLocaleString('en-US')} over its limit of ${plural(max, 'seat', 'seats')}`
  if (used === max) return max === 1 ? 'its only seat is used' : `all ${max.toLocaleString('en-US')} seats used`
  return `${(max - used).toLocaleString('en-US')} of ${plural(max, 'seat', 'seats')} left`
}

export const homeLabels = {
  scope: 'Scope',
  allLicenses: 'All licenses',
  openApplication: 'Open web application',
  attention: 'Needs attention',
  checkAgain: 'Check again',
  /** @param at `9:41AM`, with the day unless it is today */
  checked: (at: string) => `Checked ${at}`,
  today: (time: string) => `today ${time}`,
  yesterday: 'Yesterday',
  loading: 'Loading',
  retry: (subject: string) => `Retry, ${subject}`,

  limits: 'Limits',
  limitsLead: 'Closest to a limit or end date',
  allLicensesOf: (total: number) => `All ${total.toLocaleString('en-US')}`,
  viewLicense: 'View License',
  until: (day: string) => `until ${day}`,
  license: 'License',
  users: 'Users',
  projects: 'Projects',
  usage: 'Usage',
  ends: 'Ends',
  ended: 'Ended',
  never: 'Never',
  inactive: 'Inactive',
  days: (days: number) => plural(days, 'day', 'days'),
  usedOf: (used: number, max: string) => `${used.toLocaleString('en-US')} of ${max}`,

  recent: 'Recent',
  recentLead: 'Records that you opened last',
  clear: 'Clear',

  areas: 'Areas',
  /** Under the heading of the areas. */
  areasLead: (count: number, { isAll, isViewOnly }: { isAll: boolean; isViewOnly: boolean }) => {
    if (isAll) return `${plural(count, 'area', 'areas')}, numbers of all licenses`
    return `You can open ${plural(count, 'area', 'areas')}${isViewOnly ? ' but not change anything in them' : ''}`
  },
  /** After the number, for screen readers. */
  inTotal: 'in total',
  anythingElse: 'Anything else',
  anythingElseLead: 'A user, project, site or key by name',
  jumpTo: 'Jump to',
  /** Before and after the keys of Jump to. */
  press: 'Press',
  toJump: 'to jump to a record.',
  searchReports: 'Search reports',
  openCatalog: 'Open catalog',
} as const

/** What the first action of an area is called for users who cannot create anything in it (HOME-06). */
export const findLabels: Readonly<Partial<Record<HomeAreaId, string>>> = {
  users: 'Find a user',
  groups: 'Find a group',
  projects: 'Find a project',
  workflows: 'Find a workflow',
}

/** What a cell says of its number. Each gets the numbers of its area. */
export const areaDetails = {
  active: (active: number) => `${active.toLocaleString('en-US')} active`,
  emptyGroups: (empty: number) =>
    empty === 0 ? 'All have members' : `${empty.toLocaleString('en-US')} without members`,
  licenses: (active: number, ended: number) =>
    `${active.toLocaleString('en-US')} active, ${ended.toLocaleString('en-US')} ended`,
  ofUsers: (max: string) => `of ${max} users`,
  unlimitedUsers: 'users, no limit',
  reports: (reports: number) => `for ${plural(reports, 'report', 'reports')}`,
  integrationReports: (latest: string | undefined) =>
    latest === undefined ? 'Integration reports' : `Integration reports, latest ${latest}`,
  inProjects: (projects: number) => `in ${plural(projects, 'project', 'projects')}`,
  catalog: (productLicenses: number) => `entries, ${plural(productLicenses, 'product license', 'product licenses')}`,
} as const

interface LineTexts {
  /** One or two words. */
  readonly badge: string
  readonly title: (count: number) => string
  /** Of the button that opens the list. */
  readonly review: string
  /** What could not be checked. */
  readonly subject: string
}

/** The texts of each line (HOME-03). */
export const attentionTexts: Readonly<Record<AttentionLine, LineTexts>> = {
  expiredLicenses: {
    badge: 'Ended',
    title: (count) => plural(count, 'license has ended', 'licenses have ended'),
    review: 'Review licenses',
    subject: 'ended licenses',
  },
  lockedUsers: {
    badge: 'Locked',
    title: (count) => plural(count, 'user is locked out', 'users are locked out'),
    review: 'Review users',
    subject: 'locked users',
  },
  overLimitLicenses: {
    badge: 'Over limit',
    title: (count) => plural(count, 'license is over a limit', 'licenses are over a limit'),
    review: 'Review licenses',
    subject: 'licenses over a limit',
  },
  expiringLicenses: {
    badge: 'Ends soon',
    title: (count) => plural(count, 'license ends within 60 days', 'licenses end within 60 days'),
    review: 'Review licenses',
    subject: 'licenses that end soon',
  },
  fullProducts: {
    badge: 'Nearly full',
    title: (count) =>
      plural(count, 'product license is full or nearly full', 'product licenses are full or nearly full'),
    review: 'Review seats',
    subject: 'seats',
  },
  idleUsers: {
    badge: 'Idle',
    title: (count) => plural(count, "user hasn't signed in for 90 days", "users haven't signed in for 90 days"),
    review: 'Review users',
    subject: 'idle users',
  },
  inactiveLicenses: {
    badge: 'Inactive',
    title: (count) => plural(count, 'license is inactive', 'licenses are inactive'),
    review: 'Review licenses',
    subject: 'inactive licenses',
  },
  inactiveImports: {
    badge: 'Inactive',
    title: (count) => plural(count, 'import system is inactive', 'import systems are inactive'),
    review: 'Review imports',
    subject: 'inactive import systems',
  },
  projectsWithoutSites: {
    badge: 'No sites',
    title: (count) => plural(count, 'project has no sites', 'projects have no sites'),
    review: 'Review projects',
    subject: 'projects without sites',
  },
}

/** The sentences of the lines. */
export const attentionDetails = {
  /** In place of a line that could not be checked. */
  failed: (subject: string) => `Couldn't check ${subject}.`,
  endedOn: (day: string) => `on ${day}`,
  more: (count: number) => `${count.toLocaleString('en-US')} more`,
  and: 'and',
  cannotSignIn: (licenses: number) => (licenses === 1 ? "Its users can't sign in." : "Their users can't sign in."),
  lastSignIn: (day: string) => `They last signed in before ${day}, or have never signed in.`,
  /** "Preservation: 1 of 38 seats left"; with several licenses also whose it is. */
  seats: (product: Pick<Seats, 'name' | 'used' | 'max'>) => `${product.name}: ${formatSeats(product)}`,
} as const
