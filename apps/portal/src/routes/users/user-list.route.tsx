import { useEffect, useState } from 'react'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import { canEditUser } from '@sitewright/domain/users/policy'
import { UserListScreen } from '@sitewright/ui/features/users/UserListScreen'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/swr'
import { onToggleFailed, useUsers, useUserToggles } from '../../data/users'
import { paths } from '../../paths'
import { useActor } from '../../shell/use-session'
import { useTablePreferences } from '../../shell/use-table-preferences'
import { markRow, useRowFocus } from './use-row-focus'
import { useUserFilter } from './use-user-filter'

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

  const view = asView(users, userMessages.fetchFailed)
  return (
    <UserListScreen
      view={
        view.state === 'ready' ? { ...view, value: { ...view.value, rows: view.value.rows.map(toggles.shown) } } : view
      }
      filter={filter.value}
      onFilter={changeFilter}
      pageHref={filter.pageHref}
      listHref={paths.users()}
      userHref={(user) => paths.userDetails(user.userName)}
      onOpen={markRow}
      licenses={licenses.data}
      canEdit={(user) => canEditUser.decide(actor, user).allowed}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      table={table}
      announcement={announcement}
    />
  )
}
