import { groupLabels } from '@sitewright/domain/groups/messages'
import { canOpenGroupRoles } from '@sitewright/domain/groups/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { TabLink } from '@sitewright/ui/tab-links'
import { paths, routes, type RouteName } from '../../paths'

/** The tabs of a user group in their order (GROUP-11); `users` opens the first one at the selection of users (GROUP-12). */
const TABS = [
  { tab: 'details', label: groupLabels.info, routes: ['groupDetails', 'groupUsers'] },
  { tab: 'addons', label: groupLabels.addOns, routes: ['groupAddOns'] },
  { tab: 'projects', label: groupLabels.projects, routes: ['groupProjects'] },
  { tab: 'roles', label: groupLabels.roles, routes: ['groupRoles'] },
] as const satisfies readonly { routes: readonly RouteName[]; [key: string]: unknown }[]

/** What somebody may open of a user group (USER-123). */
export const groupTabs = (actor: Actor, id: number, current: string | undefined): TabLink[] =>
  TABS.filter(({ tab }) => tab !== 'roles' || canOpenGroupRoles.canDecide(actor).allowed).map((entry) => ({
    href: paths.group(id, entry.tab),
    label: entry.label,
    isCurrent: entry.routes.some((route) => route === current),
  }))

/** The title of a tab, as the table of routes has it. */
export const groupTabTitle = (current: string | undefined): string =>
  TABS.flatMap((entry) => entry.routes).find((route) => route === current) === undefined
    ? groupLabels.title
    : routes[current as keyof typeof routes].title
