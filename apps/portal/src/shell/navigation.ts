import { canOpenProjects } from '@sitewright/domain/projects/policy'
import { navigationLabels } from '@sitewright/domain/shared/messages'
import { holdsRole } from '@sitewright/domain/shared/roles'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import type { NavigationEntry } from '@sitewright/ui/features/shell/AppFrame'
import { fillPath, paths, routes, type PageRoute } from '../paths'
import { isServed } from './page/guard-rules'
import type { Session } from './session/session-store'

/** The top navigation of a session, from the table of routes: a link comes with its route, and needs one of its own roles and those of the route (NAV-02 to NAV-16). */
export function buildNavigation(
  session: Session,
  config: Pick<RuntimeConfig, 'mobileAdminUrl'>,
  area: string | undefined,
  lastProjectId: number | undefined,
): NavigationEntry[] {
  const links = Object.entries<PageRoute>(routes).flatMap(([id, route]) => [
    ...linkTo(id, route, session, area),
    // After Projects, also for users without that link.
    ...(route === routes.projects ? linkToSites(session, area, lastProjectId) : []),
  ])
  const { mobileAdminUrl } = config
  if (mobileAdminUrl === undefined) return links
  return [
    ...links,
    {
      id: 'mobile-admin',
      label: navigationLabels.mobileAdmin,
      href: mobileAdminUrl,
      isCurrent: false,
      isExternal: true,
    },
  ]
}

function linkTo(id: string, route: PageRoute, session: Session, area: string | undefined): NavigationEntry[] {
  const { navigation, allow, path } = route
  if (navigation === undefined || allow === 'anyone') return []
  if (!navigation.roles.some((role) => holdsRole(session.roles, role))) return []
  if (!allow.canDecide(session).allowed || !isServed(route)) return []
  const href = fillPath<string>(path, navigation.params?.(session) ?? {})
  return [{ id, label: navigation.label, href, isCurrent: area === id }]
}

/** 'Sites': the project opened last, with the roles of the project pages; hidden until one was opened (NAV-15). */
function linkToSites(session: Session, area: string | undefined, lastProjectId: number | undefined): NavigationEntry[] {
  if (lastProjectId === undefined || !canOpenProjects.canDecide(session).allowed) return []
  return [
    { id: 'sites', label: navigationLabels.sites, href: paths.projectView(lastProjectId), isCurrent: area === 'sites' },
  ]
}

/** The own details, with portal access alone (NAV-18, NAV-20). */
export const getUserSettingsHref = (session: Session): string | undefined =>
  holdsRole(session.roles, 'MENU_ADMIN_TOOL_ACCESS') ? paths.userDetails(session.userName) : undefined
