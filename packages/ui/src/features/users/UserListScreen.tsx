import { Users as UsersIcon } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import type { AddOn } from '@sitewright/domain/add-ons/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { UserFacet } from '@sitewright/domain/users/facets'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { USER_FILTER_DELAY_MS, USER_SORT_KEYS, type User, type UserFilter } from '@sitewright/domain/users/model'
import { lazyPanel } from '../../lazy-panel/lazy-panel'
import { Select } from '../../select/Select'
import type { TabLink } from '../../tab-links/TabLinks'
import type { View as ViewState } from '../../view/view-state'
import type { Facet } from '../patterns/Facets'
import { listChoices, ListPage, type ListState, type OwnFilter, type RowLink } from '../patterns/ListPage'
import { useListSelection } from '../patterns/use-list-selection'
import type { UserToggleOptions } from './UserBadge'
import { getUserTableWidth, userColumns } from './user-columns'
import { AddOnBox } from './UserList.styles'

/** Loaded with the rows, which are shown without it if that fails. */
const useSelectionBar = lazyPanel(async () => (await import('../../data-table/SelectionBar')).SelectionBar)

export interface UserListScreenProps extends ListState<User, UserFilter>, Omit<UserToggleOptions, 'canEdit'> {
  /** The lists of the area, this one among them. */
  tabs: (total: number | undefined) => readonly TabLink[]
  rowLink: (user: User) => RowLink
  /** Only for users who can add users (USER-18, USER-22). */
  newHref?: string | undefined
  duplicateHref?: ((user: User) => string) | undefined
  /** Renders the actions for the selected users, lazily if they are large. Without it, users can't be selected (USER-22 to USER-28). */
  selectionActions?: ((users: readonly User[], deselect: (userIds: readonly number[]) => void) => ReactNode) | undefined
  /** Loads all users that match the filter in one call. Resolves to undefined after a failure, which it has reported. */
  loadAll: () => Promise<readonly User[] | undefined>
  /** The license of a user in words, for the list of all licenses. */
  licenseName?: ((user: User) => string) | undefined
  /** The product licenses to filter by. */
  addOns: ViewState<readonly Pick<AddOn, 'addOnId' | 'name'>[]>
  /** The decision of the policy. A user that cannot be edited cannot be selected. */
  edit: (user: User) => Decision
}

const FACETS: readonly Facet<UserFacet>[] = [
  { id: 'idle', label: userLabels.facets.idle, icon: 'idle' },
  { id: 'locked', label: userLabels.facets.locked, icon: 'locked', tone: 'danger' },
]

/**
 * The user list (USER-04 to USER-28): filter, active only, license, product license, sort and page stand in the address; badges flip at once.
 * Keys: / searches, Tab walks controls, Space or Enter flips a badge, Enter on a name opens the user.
 */
export function UserListScreen(props: UserListScreenProps) {
  const { view, filter } = props
  const total = view.state === 'ready' ? view.value.total : undefined
  const { edit, getLockedFields, isSaving, onToggle, rowLink, duplicateHref, licenseName } = props
  const { search } = props.shownFilter ?? filter
  const { hidden } = props.table
  const hasOneLicense = props.licenses === undefined || filter.licenseId !== undefined
  const columns = useMemo(
    () =>
      userColumns({
        canEdit: (user) => edit(user).allowed,
        getLockedFields,
        isSaving,
        onToggle,
        rowLink,
        duplicateHref,
        search,
        hiddenColumns: hidden,
        licenseName: hasOneLicense ? undefined : licenseName,
      }),
    [edit, getLockedFields, isSaving, onToggle, rowLink, duplicateHref, search, hidden, hasOneLicense, licenseName],
  )
  const { page: _page, pageSize: _pageSize, ...list } = filter
  const selected = useListSelection({
    rows: view.state === 'ready' ? view.value.rows : [],
    total: total ?? 0,
    idOf: (user) => user.userId,
    list: JSON.stringify(list),
    disabledReason: (user) => {
      const decision = edit(user)
      return decision.allowed ? undefined : decision.reason
    },
    loadAll: props.loadAll,
  })
  const hasSelection = selected.rows.length > 0
  const { Panel: SelectionBar, hasFailed, retry } = useSelectionBar(view.state === 'ready', () => undefined)
  const loadAgain = useEffectEvent(() => hasFailed && retry())
  useEffect(() => {
    if (hasSelection) loadAgain()
  }, [hasSelection])
  return (
    <ListPage
      {...props}
      labels={userLabels}
      messages={userMessages}
      icon={<UsersIcon aria-hidden="true" />}
      newLink={{ label: userLabels.add, href: props.newHref }}
      columns={columns}
      rowKey={(user) => user.userId}
      rowName={(user) => user.userName}
      sortKeys={USER_SORT_KEYS}
      searchDelay={USER_FILTER_DELAY_MS}
      minWidth={getUserTableWidth(columns, hidden)}
      facetOptions={FACETS}
      ownFilter={getAddOnFilter(props)}
      selection={
        props.selectionActions && {
          of: selected.selection,
          bar: SelectionBar && (
            <SelectionBar selection={selected.selection} {...selected.bar}>
              <Suspense fallback={null}>{props.selectionActions(selected.rows, selected.deselect)}</Suspense>
            </SelectionBar>
          ),
        }
      }
    />
  )
}

/** The choice of a product license. */
function getAddOnFilter({
  filter: { addOnId },
  onFilter,
  addOns,
}: Pick<UserListScreenProps, 'filter' | 'onFilter' | 'addOns'>): OwnFilter {
  const value = addOnId === undefined ? '' : String(addOnId)
  const known = addOns.state === 'ready' ? addOns.value : []
  const options = known.map((addOn) => ({ value: String(addOn.addOnId), label: addOn.name }))
  const choose = (next: string): void => onFilter({ addOnId: next === '' ? undefined : Number(next) })
  return {
    control: (
      <AddOnBox>
        <Select
          label={userLabels.productLicense}
          layout="prefixed"
          value={value}
          onChange={choose}
          // A filter of the address can be turned off.
          disabledReason={addOns.state === 'failed' && value === '' ? addOns.problem.message : undefined}
          options={listChoices(userLabels.anyProductLicense, options, addOnId)}
        />
      </AddOnBox>
    ),
    reset: value === '' ? undefined : { label: userLabels.showAllProductLicenses, onReset: () => choose('') },
  }
}
