import { Plus, Users as UsersIcon } from 'lucide-react'
import { useMemo } from 'react'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseFilter } from '@sitewright/domain/licenses/rules'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import {
  GROUP_FILTER_DELAY_MS,
  GROUP_SORT_KEYS,
  type UserGroup,
  type GroupFilter,
} from '@sitewright/domain/groups/model'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { ButtonLink } from '../../button/Button'
import type { TabLink } from '../../tab-links/TabLinks'
import type { View as ViewState } from '../../view/view-state'
import { ListPage, type TableChoices } from '../patterns/ListPage'
import { groupColumns } from './group-columns'

/** Props of GroupListScreen. */
export interface GroupListScreenProps {
  view: ViewState<ListRows<UserGroup>>
  filter: GroupFilter
  /** The filter that the rows answer, while those of `filter` load. */
  shownFilter?: GroupFilter | undefined
  onFilter: (change: Partial<GroupFilter>) => void
  pageHref: (page: number) => string
  /** The lists of the area; this one counts its rows. */
  tabs: (total: number | undefined) => readonly TabLink[]
  /** Left out for whoever may not make groups (ROLE-52). */
  newHref?: string | undefined
  groupHref: (group: UserGroup) => string
  /** Told before a group is opened, so that the way back leads to its row. */
  onOpen: (group: UserGroup) => void
  /** The licenses to choose among; left out where the session works in one alone (USER-10). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  licenseName: (group: UserGroup) => string
  table: TableChoices
}

/** The list of user groups (GROUP-02 to GROUP-06). */
export function GroupListScreen({ view, filter, onFilter, ...props }: GroupListScreenProps) {
  const { groupHref, onOpen, licenseName } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(
    () => groupColumns({ groupHref, onOpen, licenseName, search }),
    [groupHref, onOpen, licenseName, search],
  )
  const total = view.state === 'ready' ? view.value.total : undefined
  return (
    <ListPage
      title={groupLabels.list}
      tabs={props.tabs(total)}
      actions={
        props.newHref !== undefined && (
          <ButtonLink href={props.newHref} tone="primary" icon={<Plus aria-hidden="true" />}>
            {groupLabels.newTitle}
          </ButtonLink>
        )
      }
      view={view}
      failedTitle={groupMessages.fetchFailed}
      columns={columns}
      rowKey={(group) => group.userGroupId}
      rowName={(group) => group.name}
      rowHref={props.groupHref}
      filter={filter}
      shownFilter={props.shownFilter}
      sortKeys={GROUP_SORT_KEYS}
      onFilter={onFilter}
      search={{
        label: groupLabels.filter,
        placeholder: groupLabels.filterPlaceholder,
        delay: GROUP_FILTER_DELAY_MS,
      }}
      license={licenseFilter(props.licenses)}
      table={props.table}
      pageHref={props.pageHref}
      noun={{ one: groupLabels.one, other: groupLabels.many }}
      empty={{
        title: groupMessages.emptyTitle,
        filtered: groupMessages.emptyFiltered,
        text: groupMessages.emptyLicense,
        icon: <UsersIcon aria-hidden="true" />,
      }}
    />
  )
}
