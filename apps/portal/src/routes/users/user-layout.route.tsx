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
import { withParam } from '../../shell/page/layout'
import { useActor } from '../../shell/session/use-session'
import { useUserLayout } from './use-opened-user'

/** The page of a user: the header above its tabs. */
export const Component = withParam('userName', ({ param: userName }) => {
  const actor = useActor()
  const user = useUser(userName)
  const toggles = useUserToggles()
  const licenseName = useLicenseTitle(canChooseLicense.canDecide(actor).allowed)
  const view = asView(user, userMessages.fetchOneFailed)
  const { title, page } = useUserLayout(
    { userName },
    { view, name: userName },
    { counts: { addons: user.data?.addons.length } },
  )
  return (
    <>
      {title}
      <UserPage
        {...page}
        userName={userName}
        view={view.state === 'ready' ? { ...view, value: toggles.shown(view.value) } : view}
        listHref={paths.users()}
        duplicateHref={canCreateUser.canDecide(actor).allowed ? paths.duplicateUser(userName) : undefined}
        newGroupHref={canCreateGroup.canDecide(actor).allowed ? paths.newGroupFrom(userName) : undefined}
        canEdit={(subject) => canEditUser.decide(actor, subject).allowed}
        getLockedFields={(subject) => getLockedFields(subject, actor.userId)}
        isSaving={toggles.isSaving}
        onToggle={toggles.toggle}
        licenseName={licenseName}
      />
    </>
  )
})
