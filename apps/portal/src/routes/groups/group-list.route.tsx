import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS } from '@sitewright/domain/groups/model'
import { useListFilter } from '../../shell/use-list-filter'
import { useShownFilter } from '../../shell/use-shown-filter'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import type { License } from '@sitewright/domain/licenses/model'
import { groupRowId } from '@sitewright/ui/features/groups/group-columns'
import { GroupListScreen } from '@sitewright/ui/features/groups/GroupListScreen'
import { useGroups } from '../../data/groups'
import { useLicenseName } from '../../shell/use-license-name'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { markRow, useRowFocus } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'
import { userListTabs } from '../../shell/user-list-tabs'
import { useTablePreferences } from '../../shell/use-table-preferences'

// One for all, so that a row that stays the same is not drawn again.
const groupHref = (group: UserGroup): string => paths.groupDetails(group.userGroupId, group.name)
const markOpened = (group: UserGroup): void => markRow(groupRowId(group))

const NO_LICENSES: License[] = []

const LIST = {
  sortKeys: GROUP_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: GROUP_PAGE_SIZE,
  href: paths.groups,
} as const

export function Component() {
  const actor = useActor()
  const table = useTablePreferences('groups')
  const filter = useListFilter(LIST, table)
  const groups = useGroups(filter.value)
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const licenseName = useLicenseName(licenses)
  useRowFocus(groups.data !== undefined)

  return (
    <GroupListScreen
      view={asView(groups, groupMessages.fetchFailed)}
      filter={filter.value}
      shownFilter={useShownFilter(groups, filter.value)}
      onFilter={filter.change}
      pageHref={filter.pageHref}
      tabs={(total) => userListTabs(actor, 'groups', total)}
      newHref={canCreateGroup.canDecide(actor).allowed ? paths.newGroup() : undefined}
      groupHref={groupHref}
      onOpen={markOpened}
      licenses={canChooseLicense.canDecide(actor).allowed ? (licenses.data ?? NO_LICENSES) : undefined}
      licenseName={licenseName}
      table={table}
    />
  )
}
