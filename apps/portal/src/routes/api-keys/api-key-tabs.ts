import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of an API key, in their order (KEY-29). */
export const API_KEY_TABS: readonly Tab[] = [
  { id: 'details', label: apiKeyLabels.details, routes: ['apiKeyDetails'] },
  { id: 'addons', label: apiKeyLabels.addOns, routes: ['apiKeyAddOns'] },
  { id: 'projects', label: apiKeyLabels.projects, routes: ['apiKeyProjects'] },
  { id: 'roles', label: apiKeyLabels.roles, routes: ['apiKeyRoles'] },
  { id: 'activity', label: apiKeyLabels.activity, routes: ['apiKeyActivity'] },
]
