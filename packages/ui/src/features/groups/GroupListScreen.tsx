import { Users as UsersIcon } from 'lucide-react'
import { useMemo } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import {
  GROUP_FILTER_DELAY_MS,
  GROUP_SORT_KEYS,
  type UserGroup,
  type GroupFilter,
} from '@sitewright/domain/groups/model'
import type { TabLink } from '../../tab-links/TabLinks'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { groupColumns } from './group-columns'

/** Props of GroupListScreen. */
export interface GroupListScreenProps extends ListState<UserGroup, GroupFilter> {
  /** The lists of the area; this one counts its rows. */
  tabs: (total: number | undefined) => readonly TabLink[]
  /** Absent for users who may not create groups (ROLE-52). */
  newHref?: string | undefined
  rowLink: (group: UserGroup) => RowLink
  licenseName: (group: UserGroup) => string
}

/** The list of user groups (GROUP-02 to GROUP-06). */
export function GroupListScreen(props: GroupListScreenProps) {
  const { filter, rowLink, licenseName } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(() => groupColumns({ rowLink, licenseName, search }), [rowLink, licenseName, search])
  return (
    <ListPage
      {...props}
      labels={groupLabels}
      messages={groupMessages}
      icon={<UsersIcon aria-hidden="true" />}
      newLink={{ label: groupLabels.newTitle, href: props.newHref }}
      columns={columns}
      rowKey={(group) => group.userGroupId}
      rowName={(group) => group.name}
      sortKeys={GROUP_SORT_KEYS}
      searchDelay={GROUP_FILTER_DELAY_MS}
    />
  )
}
