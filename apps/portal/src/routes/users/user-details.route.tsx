import { useParams } from 'react-router-dom'
import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import { licenseLabels } from '@sitewright/domain/licenses/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import { canEditUser } from '@sitewright/domain/users/policy'
import { UserDetailsScreen } from '@sitewright/ui/features/users/UserDetailsScreen'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/swr'
import { saveUser, useUser, useUserToggles } from '../../data/users'
import { paths } from '../../paths'
import { LeaveGuard } from '../../shell/LeaveGuard'
import { useActor } from '../../shell/use-session'

export function Component() {
  const { userName = '' } = useParams()
  const actor = useActor()
  const user = useUser(userName)
  const toggles = useUserToggles()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)

  const view = asView(user, userMessages.fetchOneFailed)
  return (
    <UserDetailsScreen
      userName={userName}
      view={view.state === 'ready' ? { ...view, value: toggles.shown(view.value) } : view}
      edit={(subject) => canEditUser.decide(actor, subject)}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      onSave={saveUser}
      listHref={paths.users()}
      detailsHref={paths.userDetails(userName)}
      licenses={canChoose ? licenses.data : undefined}
      licenseName={(subject) => {
        const license = licenses.data?.find((candidate) => candidate.licenseId === subject.licenseId)
        return license ? licenseLabels.title(license) : String(subject.licenseId)
      }}
      leaveGuard={(changes) => <LeaveGuard changes={changes} />}
    />
  )
}
