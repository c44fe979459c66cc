import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { TabLink } from '@sitewright/ui/tab-links'
import { routes, type PageRoute, type RouteName } from '../../paths'
import { mayOpen } from '../page/guard-rules'
import type { Session } from '../session/session'

/** The lists of the area of users, each with the words of its tab; one is shown when its page is in the table of routes. */
const LISTS: readonly { route: RouteName; label: string }[] = [
  { route: 'users', label: pageTitles.users },
  { route: 'groups', label: pageTitles.groups },
]

/** The tabs above the lists of users and of user groups. */
export const userListTabs = (session: Session, current: RouteName, total: number | undefined): TabLink[] =>
  LISTS.filter(({ route }) => mayOpen(routes[route] as PageRoute, session, undefined)).map(({ route, label }) => ({
    href: routes[route].path,
    label,
    isCurrent: route === current,
    ...(route === current && total !== undefined ? { count: total } : {}),
  }))
