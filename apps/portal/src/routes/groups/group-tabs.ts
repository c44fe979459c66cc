import { groupLabels } from '@sitewright/domain/groups/messages'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a user group, in their order (GROUP-11). `groupUsers` opens the first one at the selection of users (GROUP-12). */
export const GROUP_TABS: readonly Tab[] = [
  { id: 'details', label: groupLabels.info, routes: ['groupDetails', 'groupUsers'] },
  { id: 'addons', label: groupLabels.addOns, routes: ['groupAddOns'] },
  { id: 'projects', label: groupLabels.projects, routes: ['groupProjects'] },
  { id: 'roles', label: groupLabels.roles, routes: ['groupRoles'] },
  { id: 'activity', label: groupLabels.activity, routes: ['groupActivity'] },
]
