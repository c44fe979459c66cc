import { Plus, Users as UsersIcon } from 'lucide-react'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseFilter } from '@sitewright/domain/licenses/rules'
import type { ListRows } from '@sitewright/domain/shared/lists'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import {
  USER_FILTER_DELAY_MS,
  USER_PAGE_SIZE,
  USER_SORT_KEYS,
  type User,
  type UserFilter,
} from '@sitewright/domain/users/model'
import type { LockedFields } from '@sitewright/domain/users/rules'
import { ButtonLink } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { SelectionBar } from '../../data-table/SelectionBar'
import type { TabLink } from '../../tab-links/TabLinks'
import type { View as ViewState } from '../../view/view-state'
import { ListPage, type TableChoices } from '../patterns/ListPage'
import { usePageSelection } from './use-page-selection'
import { USER_TABLE_WIDTH, userColumns, type UserToggle } from './user-columns'

export interface UserListScreenProps {
  view: ViewState<ListRows<User>>
  filter: UserFilter
  /** Anything but the page starts over at page 1 (USER-12). */
  onFilter: (change: Partial<UserFilter>) => void
  pageHref: (page: number) => string
  /** The lists of the area, this one among them. */
  tabs: (total: number | undefined) => readonly TabLink[]
  userHref: (user: User) => string
  /** Given to whoever may add users (USER-18, USER-22). */
  newHref?: string | undefined
  duplicateHref?: ((user: User) => string) | undefined
  /** Renders the actions for the selected users, lazily if they are large. Without it, users can't be selected (USER-22 to USER-28). */
  selectionActions?: ((users: readonly User[]) => ReactNode) | undefined
  /** Told before a user is opened, so that the way back leads to its row. */
  onOpen: (user: User) => void
  /** The licenses to choose among; left out where the session works in one alone (USER-09, USER-10). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The decision of the policy; a user that is refused is not selected either. */
  edit: (user: User) => Decision
  /** What cannot be changed of a user although others can be edited, each with the reason. */
  getLockedFields: (user: User) => LockedFields
  /** While it is, the row is another object. */
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
  table: TableChoices
  /** Said once to assistive technology, such as a toggle that was taken back. */
  announcement?: string | undefined
}

/**
 * The user list (USER-04 to USER-28): filter, active only, license, sort and page stand in the address; badges flip at once.
 * Keys: / searches, Tab walks controls, Space or Enter flips a badge, Enter on a name opens the user.
 */
export function UserListScreen({ view, filter, onFilter, ...props }: UserListScreenProps) {
  const total = view.state === 'ready' ? view.value.total : undefined
  const { edit, getLockedFields, isSaving, onToggle, userHref, onOpen, duplicateHref } = props
  const columns = useMemo(
    () =>
      userColumns({
        canEdit: (user) => edit(user).allowed,
        getLockedFields,
        isSaving,
        onToggle,
        userHref,
        onOpen,
        duplicateHref,
      }),
    [edit, getLockedFields, isSaving, onToggle, userHref, onOpen, duplicateHref],
  )
  const selected = usePageSelection(view.state === 'ready' ? view.value.rows : [], JSON.stringify(filter), props.edit)
  return (
    <ListPage
      title={userLabels.list}
      tabs={props.tabs(total)}
      actions={
        props.newHref !== undefined && (
          <ButtonLink href={props.newHref} tone="primary" icon={<Plus aria-hidden="true" />}>
            {userLabels.add}
          </ButtonLink>
        )
      }
      view={view}
      failedTitle={userMessages.fetchFailed}
      columns={columns}
      rowKey={(user) => user.userId}
      rowName={(user) => user.userName}
      rowHref={props.userHref}
      filter={filter}
      sortKeys={USER_SORT_KEYS}
      onFilter={onFilter}
      search={{ label: userLabels.filter, placeholder: userLabels.filterPlaceholder, delay: USER_FILTER_DELAY_MS }}
      license={licenseFilter(props.licenses)}
      table={props.table}
      minWidth={USER_TABLE_WIDTH}
      selection={
        props.selectionActions && {
          of: selected.selection,
          bar: (
            <SelectionBar selection={selected.selection}>
              <Suspense fallback={null}>{props.selectionActions(selected.users)}</Suspense>
            </SelectionBar>
          ),
        }
      }
      pageSize={USER_PAGE_SIZE}
      pageHref={props.pageHref}
      noun={{ one: userLabels.one, other: userLabels.many }}
      announcement={props.announcement}
      empty={{
        title: userMessages.emptyTitle,
        filtered: userMessages.emptyFiltered,
        text: userMessages.emptyLicense,
        icon: <UsersIcon aria-hidden="true" />,
        filters: filter.onlyActive
          ? [{ label: userLabels.showInactive, onClear: () => onFilter({ onlyActive: false }) }]
          : undefined,
      }}
    >
      <Checkbox
        label={userLabels.onlyActive}
        checked={filter.onlyActive}
        onChange={(onlyActive) => onFilter({ onlyActive })}
      />
    </ListPage>
  )
}
