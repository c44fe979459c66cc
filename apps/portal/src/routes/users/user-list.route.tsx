import { USER_FACETS } from '@sitewright/domain/users/facets'
import { USER_PAGE_SIZE, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { rememberActiveOnly } from '../../shell/list/active-only'
import { facetFilter } from '../../shell/list/facet-filter'
import { joinFilters } from '../../shell/list/list-address'
import { useList, useListProps } from '../../shell/list/use-list'
import { lazy, useCallback, useEffect } from 'react'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { canAssignGroups, canCreateUser, canEditUser } from '@sitewright/domain/users/policy'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { later } from '@sitewright/ui/features/shell/use-later'
import { USER_COLUMNS_HIDDEN_AT_FIRST } from '@sitewright/ui/features/users/user-columns'
import { UserListScreen } from '@sitewright/ui/features/users/UserListScreen'
import { pageQuery } from '../../data/page-query'
import { getListExport, reportNotLoaded } from '../../shell/list/list-export'
import { useListLicenses } from '../../shell/list/use-list-licenses'
import { useDefaultAddOns } from '../../data/add-ons'
import { asView } from '../../data/as-view'
import { userList, useUserFacets } from '../../data/users'
import { useUserToggles } from '../../data/users/toggles'
import { paths } from '../../paths'
import { userListTabs } from '../../shell/list/user-list-tabs'
import { useActor } from '../../shell/session/use-session'
import { createRowLink } from '../../shell/list/use-row-focus'
import { addOnFilter } from './user-filter'

const loadGroupActions = async () => ({ default: (await import('./user-list-actions.route')).UserGroupActions })
const UserGroupActions = lazy(loadGroupActions)

// Defined once, so that unchanged rows do not render again.
const rowLink = ({ userName }: User) =>
  createRowLink(`user-${encodeURIComponent(userName)}`, paths.userDetails(userName))
const duplicateHref = (user: User): string => paths.duplicateUser(user.userName)

const LIST = {
  table: 'users',
  hiddenAtFirst: USER_COLUMNS_HIDDEN_AT_FIRST,
  sortKeys: USER_SORT_KEYS,
  sort: { key: 'userName', isDescending: false },
  pageSize: USER_PAGE_SIZE,
  extra: joinFilters(joinFilters(rememberActiveOnly('users'), addOnFilter), facetFilter('users.facets', USER_FACETS)),
  href: paths.users,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const users = userList.usePage(list.filter)
  const toggles = useUserToggles()
  const licenses = useListLicenses()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const edit = useCallback((user: User) => canEditUser.decide(actor, user), [actor])
  const getLocked = useCallback((user: User) => getLockedFields(user, actor.userId), [actor])
  const isEmpty = users.data?.total === 0
  const inactiveCount = userList.useCountWithInactive(list.filter, isEmpty)
  const canAssign = canAssignGroups.canDecide(actor).allowed
  const canCreate = canCreateUser.canDecide(actor).allowed
  // Who works in one license alone has chosen it (USER-26).
  const groupLicenseId = canChoose ? list.filter.licenseId : actor.licenseId
  const listExport = getListExport('users.export', pageQuery(list.filter))
  useEffect(() => {
    if (!canAssign) return undefined
    // A selection loads it again if this fails.
    return later(() => void loadGroupActions().catch(() => undefined))
  }, [canAssign])

  return (
    <UserListScreen
      {...useListProps(list, users, userMessages.fetchFailed, toggles)}
      tabs={(total) => userListTabs(actor, 'users', total)}
      rowLink={rowLink}
      newHref={canCreate ? paths.newUser() : undefined}
      duplicateHref={canCreate ? duplicateHref : undefined}
      selectionActions={
        canAssign
          ? (selected, deselect) => (
              <UserGroupActions users={selected} onDeselect={deselect} licenseId={groupLicenseId} />
            )
          : undefined
      }
      loadAll={() =>
        import('../../data/users/matching').then(
          ({ loadMatchingUsers }) => loadMatchingUsers(list.filter),
          reportNotLoaded,
        )
      }
      {...licenses}
      addOns={asView(useDefaultAddOns(), userMessages.productLicensesFailed)}
      inactiveCount={inactiveCount}
      export={listExport}
      facets={useUserFacets(list.filter)}
      edit={edit}
      getLockedFields={getLocked}
      isSaving={toggles.isSaving}
    />
  )
}
