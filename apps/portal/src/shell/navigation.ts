import { navigationLabels } from '@sitewright/domain/shared/messages'
import { holdsRole } from '@sitewright/domain/shared/roles'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import type { NavigationEntry } from '@sitewright/ui/features/shell/AppFrame'
import { fillPath, paths, routes, type PageRoute } from '../paths'
import type { Session } from './session-store'

/** The top navigation of a session, from the table of routes: a link comes with its route, and needs one of its own roles and those of the route (NAV-02 to NAV-16). */
export function buildNavigation(
  session: Session,
  config: Pick<RuntimeConfig, 'mobileAdminUrl'>,
  area: string | undefined,
): NavigationEntry[] {
  const links = Object.entries<PageRoute>(routes).flatMap(([id, route]): NavigationEntry[] => {
    const { navigation, allow, path } = route
    if (navigation === undefined || allow === 'anyone') return []
    if (!navigation.roles.some((role) => holdsRole(session.roles, role))) return []
    if (!allow.canDecide(session).allowed) return []
    return [
      {
        id,
        label: navigation.label,
        href: fillPath<string>(path, navigation.params?.(session) ?? {}),
        isCurrent: area === id,
      },
    ]
  })
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

/** The own details, with portal access alone (NAV-18, NAV-20). */
export const getUserSettingsHref = (session: Session): string | undefined =>
  holdsRole(session.roles, 'MENU_ADMIN_TOOL_ACCESS') ? paths.userDetails(session.userName) : undefined
