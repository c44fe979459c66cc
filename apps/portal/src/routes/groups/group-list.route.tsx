import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS } from '@sitewright/domain/groups/model'
import { useList, useListProps } from '../../shell/list/use-list'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { GroupListScreen } from '@sitewright/ui/features/groups/GroupListScreen'
import { groupList } from '../../data/groups'
import { pageQuery } from '../../data/page-query'
import { getListExport } from '../../shell/list/list-export'
import { useListLicenses } from '../../shell/list/use-list-licenses'
import { paths } from '../../paths'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'
import { userListTabs } from '../../shell/list/user-list-tabs'

const rowLink = ({ userGroupId, name }: UserGroup) =>
  createRowLink(`group-${userGroupId}`, paths.groupDetails(userGroupId, name))

const LIST = {
  table: 'groups',
  sortKeys: GROUP_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: GROUP_PAGE_SIZE,
  href: paths.groups,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const groups = groupList.usePage(list.filter)
  const licenses = useListLicenses()
  const listExport = getListExport('groups.export', pageQuery(list.filter))

  return (
    <GroupListScreen
      {...useListProps(list, groups, groupMessages.fetchFailed)}
      tabs={(total) => userListTabs(actor, 'groups', total)}
      newHref={canCreateGroup.canDecide(actor).allowed ? paths.newGroup() : undefined}
      rowLink={rowLink}
      {...licenses}
      export={listExport}
    />
  )
}
