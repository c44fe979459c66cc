import { Outlet, useMatches, useParams } from 'react-router-dom'
import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import { canCreateUser, canEditUser } from '@sitewright/domain/users/policy'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { UserPage } from '@sitewright/ui/features/users/UserPage'
import { useLicenseTitle } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { useUser } from '../../data/users'
import { useUserToggles } from '../../data/users/toggles'
import { paths } from '../../paths'
import { useActor } from '../../shell/use-session'
import type { OpenedUser } from './use-opened-user'
import { tabHref, tabOfRoute } from './user-tab-routes'

/** The page of a user: what all tabs have above them. */
export function Component() {
  const { userName = '' } = useParams()
  // Another user is another page: nothing that was typed goes along.
  return <OpenedUserPage key={userName} userName={userName} />
}

function OpenedUserPage({ userName }: { userName: string }) {
  const actor = useActor()
  const tab = tabOfRoute(useMatches().at(-1)?.id)
  const user = useUser(userName)
  const toggles = useUserToggles()
  // Of one license alone the number says enough, and a tab is there a call sooner.
  const licenseName = useLicenseTitle(canChooseLicense.canDecide(actor).allowed)
  const view = asView(user, userMessages.fetchOneFailed)
  return (
    <UserPage
      userName={userName}
      view={view.state === 'ready' ? { ...view, value: toggles.shown(view.value) } : view}
      tab={tab}
      tabHref={(name) => tabHref(actor, userName, name)}
      listHref={paths.users()}
      duplicateHref={canCreateUser.canDecide(actor).allowed ? paths.duplicateUser(userName) : undefined}
      newGroupHref={canCreateGroup.canDecide(actor).allowed ? paths.newGroupFrom(userName) : undefined}
      canEdit={(subject) => canEditUser.decide(actor, subject).allowed}
      getLockedFields={(subject) => getLockedFields(subject, actor.userId)}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      licenseName={licenseName}
    >
      {(subject) => <Outlet context={{ user: subject } satisfies OpenedUser} />}
    </UserPage>
  )
}
