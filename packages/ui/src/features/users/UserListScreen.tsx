import { Plus, Users as UsersIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { GroupRef } from '@sitewright/domain/groups/model'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseLabels } from '@sitewright/domain/licenses/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { USER_FILTER_DELAY_MS, USER_PAGE_SIZE, USER_SORT_KEYS, type User } from '@sitewright/domain/users/model'
import { Button, ButtonLink } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { ColumnsMenu, DensitySwitch } from '../../data-table/TableControls'
import { DataTable, type Density } from '../../data-table/DataTable'
import { SelectionBar } from '../../data-table/SelectionBar'
import { EmptyState } from '../../empty-state/EmptyState'
import { PageHeader } from '../../page-header/PageHeader'
import { Pagination } from '../../pagination/Pagination'
import { SearchField } from '../../search-field/SearchField'
import { Select } from '../../select/Select'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { GroupChoices } from './NewUserScreen'
import { usePageSelection } from './use-page-selection'
import { userColumns, type UserToggle } from './user-columns'
import type { UserFilter } from './user-filter'
import { Toolbar } from './UserListScreen.styles'

/** Loaded when somebody selects a user: most look at the list and go on. */
const GroupActions = lazy(async () => ({ default: (await import('./GroupActions')).GroupActions }))

export interface UserPage {
  rows: User[]
  total: number
}

export interface UserListScreenProps {
  view: ViewState<UserPage>
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
  /** Given to whoever may put users into groups and take them out (USER-22 to USER-28). */
  membership?: UserMembership | undefined
  /** Told before a user is opened, so that the way back leads to its row. */
  onOpen: (user: User) => void
  /** The licenses to choose among; left out where the session works in one alone (USER-09, USER-10). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The decision of the policy; a user that is refused is not selected either. */
  edit: (user: User) => Decision
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
  table: {
    density: Density
    onDensity: (density: Density) => void
    hidden: string[]
    onHidden: (hidden: string[]) => void
  }
  /** Said once to assistive technology, such as a toggle that was taken back. */
  announcement?: string | undefined
}

/** Groups for the selected users. */
export interface UserMembership {
  /** The groups of the chosen license; none where none is chosen (USER-25, USER-26). */
  choices: GroupChoices | undefined
  onAssign: (users: readonly User[], group: GroupRef) => Promise<unknown>
  onUnassign: (users: readonly User[], group: GroupRef) => Promise<unknown>
}

/**
 * The user list (USER-04 to USER-28): filter, active only, license, sort and page stand in the address; badges flip at once.
 * Keys: / searches, Tab walks controls, Space or Enter flips a badge, Enter on a name opens the user.
 */
export function UserListScreen(props: UserListScreenProps) {
  const { view, filter, onFilter, table } = props
  const columns = userColumns({
    canEdit: (user) => props.edit(user).allowed,
    isSaving: props.isSaving,
    onToggle: props.onToggle,
    userHref: props.userHref,
    onOpen: props.onOpen,
    duplicateHref: props.duplicateHref,
  })
  const shared = {
    caption: userLabels.list,
    columns,
    rowKey: (user: User) => user.userId,
    rowName: (user: User) => user.userName,
    rowHref: props.userHref,
    sort: {
      columnId: filter.sort.key,
      direction: filter.sort.isDescending ? ('descending' as const) : ('ascending' as const),
    },
    onSortChange: (sort: { columnId: string; direction: 'ascending' | 'descending' }) => {
      const key = USER_SORT_KEYS.find((candidate) => candidate === sort.columnId)
      if (key) onFilter({ sort: { key, isDescending: sort.direction === 'descending' } })
    },
    density: table.density,
    hiddenColumns: table.hidden,
    skeletonRows: 12,
  }
  const total = view.state === 'ready' ? view.value.total : undefined
  const selected = usePageSelection(view.state === 'ready' ? view.value.rows : [], JSON.stringify(filter), props.edit)
  return (
    <>
      <PageHeader
        title={userLabels.list}
        {...(props.newHref === undefined
          ? {}
          : {
              actions: (
                <ButtonLink href={props.newHref} tone="primary" icon={<Plus aria-hidden="true" />}>
                  {userLabels.add}
                </ButtonLink>
              ),
            })}
      />
      <TabLinks label={userLabels.list} items={props.tabs(total)} />
      <Toolbar role="search" aria-label={userLabels.filter}>
        <div data-part="search">
          <SearchField
            label={userLabels.filter}
            placeholder={userLabels.filterPlaceholder}
            value={filter.search}
            delay={USER_FILTER_DELAY_MS}
            shortcut="/"
            onChange={(search) => onFilter({ search })}
          />
        </div>
        {props.licenses && (
          <div data-part="license">
            <Select
              label={licenseLabels.license}
              layout="prefixed"
              value={filter.licenseId === undefined ? '' : String(filter.licenseId)}
              onChange={(event) =>
                onFilter({ licenseId: event.target.value === '' ? undefined : Number(event.target.value) })
              }
              options={[
                { value: '', label: licenseLabels.all },
                ...props.licenses.map((license) => ({
                  value: String(license.licenseId),
                  label: licenseLabels.title(license),
                })),
              ]}
            />
          </div>
        )}
        <Checkbox
          label={userLabels.onlyActive}
          checked={filter.onlyActive}
          onChange={(event) => onFilter({ onlyActive: event.target.checked })}
        />
        <div data-part="view">
          <DensitySwitch value={table.density} onChange={table.onDensity} />
          <ColumnsMenu columns={columns} hidden={table.hidden} onChange={table.onHidden} />
        </div>
      </Toolbar>
      <View view={view} failedTitle={userMessages.fetchFailed} loading={<DataTable {...shared} rows={[]} isLoading />}>
        {(page, { isRefreshing }) => (
          <DataTable
            {...shared}
            rows={page.rows}
            isRefreshing={isRefreshing}
            announcement={props.announcement ?? summaryOf(page, filter)}
            empty={<UserListEmpty filter={filter} onFilter={onFilter} />}
            {...(props.membership && page.rows.length > 0
              ? {
                  selection: selected.selection,
                  bar: (
                    <SelectionBar selection={selected.selection}>
                      <Suspense fallback={null}>
                        <GroupActions users={selected.users} {...props.membership} />
                      </Suspense>
                    </SelectionBar>
                  ),
                }
              : {})}
            footer={
              <Pagination
                page={filter.page}
                pageSize={USER_PAGE_SIZE}
                total={page.total}
                noun={{ one: userLabels.one, other: userLabels.many }}
                href={props.pageHref}
              />
            }
          />
        )}
      </View>
    </>
  )
}

const summaryOf = (page: UserPage, filter: UserFilter): string => {
  const pages = Math.max(1, Math.ceil(page.total / USER_PAGE_SIZE))
  const noun = page.total === 1 ? userLabels.one : userLabels.many
  return `${page.total} ${noun}, page ${filter.page} of ${pages}`
}

function UserListEmpty({ filter, onFilter }: Pick<UserListScreenProps, 'filter' | 'onFilter'>) {
  const isFiltered = filter.search !== '' || filter.onlyActive
  return (
    <EmptyState
      title={userMessages.emptyTitle}
      icon={<UsersIcon />}
      actions={
        filter.page > 1 ? (
          <Button onClick={() => onFilter({ page: 1 })}>First page</Button>
        ) : (
          isFiltered && <Button onClick={() => onFilter({ search: '', onlyActive: false })}>Clear filter</Button>
        )
      }
    >
      {isFiltered || filter.page > 1 ? userMessages.emptyFiltered : userMessages.emptyLicense}
    </EmptyState>
  )
}
