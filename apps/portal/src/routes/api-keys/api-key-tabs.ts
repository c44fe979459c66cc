import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import { canOpenApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { TabLink } from '@sitewright/ui/tab-links'
import { paths, type RouteName } from '../../paths'

/** The tabs of a key in their order (KEY-29). */
const TABS = [
  { tab: 'details', label: apiKeyLabels.details, route: 'apiKeyDetails' },
  { tab: 'addons', label: apiKeyLabels.addOns, route: 'apiKeyAddOns' },
  { tab: 'projects', label: apiKeyLabels.projects, route: 'apiKeyProjects' },
  { tab: 'roles', label: apiKeyLabels.roles, route: 'apiKeyRoles' },
] as const satisfies readonly { route: RouteName; [key: string]: unknown }[]

/** What somebody may open of a key (USER-123). */
export const apiKeyTabs = (actor: Actor, id: number, current: string | undefined): TabLink[] =>
  TABS.filter(({ tab }) => tab !== 'roles' || canOpenApiKeyRoles.canDecide(actor).allowed).map((entry) => ({
    href: paths.apiKey(id, entry.tab),
    label: entry.label,
    isCurrent: entry.route === current,
  }))
