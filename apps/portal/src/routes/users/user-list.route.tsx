import { lazy, useCallback, useEffect, useState } from 'react'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { canAssignGroups, canCreateUser, canEditUser } from '@sitewright/domain/users/policy'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { later } from '@sitewright/ui/features/shell/use-later'
import { userRowId } from '@sitewright/ui/features/users/user-columns'
import { UserListScreen } from '@sitewright/ui/features/users/UserListScreen'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { useUsers } from '../../data/users'
import { onToggleFailed, useUserToggles } from '../../data/users/toggles'
import { paths } from '../../paths'
import { userListTabs } from '../../shell/user-list-tabs'
import { useActor } from '../../shell/use-session'
import { useTablePreferences } from '../../shell/use-table-preferences'
import { markRow, useRowFocus } from '../../shell/use-row-focus'
import { useUserFilter } from './use-user-filter'

const loadGroupActions = async () => ({ default: (await import('./user-list-actions.route')).UserGroupActions })
const UserGroupActions = lazy(loadGroupActions)

// One for all, so that a row that stays the same is not drawn again.
const userHref = (user: User): string => paths.userDetails(user.userName)
const duplicateHref = (user: User): string => paths.duplicateUser(user.userName)
const markOpened = (user: User): void => markRow(userRowId(user))

export function Component() {
  const actor = useActor()
  const filter = useUserFilter()
  const users = useUsers(filter.value)
  const toggles = useUserToggles()
  const table = useTablePreferences('users')
  const licenses = useLicenses(canChooseLicense.canDecide(actor).allowed)
  const [announcement, setAnnouncement] = useState<string>()
  // The same sentence twice is said twice: a text that does not change is not announced.
  useEffect(() => onToggleFailed((text) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text))), [])
  const changeFilter: typeof filter.change = (change) => {
    setAnnouncement(undefined)
    filter.change(change)
  }
  useRowFocus(users.data !== undefined)
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const edit = useCallback((user: User) => canEditUser.decide(actor, user), [actor])
  const getLocked = useCallback((user: User) => getLockedFields(user, actor.userId), [actor])
  const canAssign = canAssignGroups.canDecide(actor).allowed
  const canCreate = canCreateUser.canDecide(actor).allowed
  // Who works in one license alone has chosen it (USER-26).
  const groupsOf = canChoose ? filter.value.licenseId : actor.licenseId
  useEffect(() => {
    if (!canAssign) return undefined
    // A selection loads it again if this fails.
    return later(() => void loadGroupActions().catch(() => undefined))
  }, [canAssign])

  const view = asView(users, userMessages.fetchFailed)
  return (
    <UserListScreen
      view={
        view.state === 'ready' ? { ...view, value: { ...view.value, rows: view.value.rows.map(toggles.shown) } } : view
      }
      filter={filter.value}
      onFilter={changeFilter}
      pageHref={filter.pageHref}
      tabs={(total) => userListTabs(actor, 'users', total)}
      userHref={userHref}
      newHref={canCreate ? paths.newUser() : undefined}
      duplicateHref={canCreate ? duplicateHref : undefined}
      selectionActions={
        canAssign ? (selected) => <UserGroupActions users={selected} licenseId={groupsOf} /> : undefined
      }
      onOpen={markOpened}
      licenses={licenses.data}
      edit={edit}
      getLockedFields={getLocked}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      table={table}
      announcement={announcement}
    />
  )
}
