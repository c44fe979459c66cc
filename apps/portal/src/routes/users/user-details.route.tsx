import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import { canManagePassword } from '@sitewright/domain/passwords/policy'
import { getLockedFields, needsPassword } from '@sitewright/domain/users/rules'
import { canEditUser } from '@sitewright/domain/users/policy'
import { UserDetails } from '@sitewright/ui/features/users/UserDetails'
import { UserSkeleton } from '@sitewright/ui/features/users/UserSkeleton'
import { useLicenses } from '../../data/licenses'
import { useEmailLink } from '../../data/passwords/email-link'
import { saveUser } from '../../data/users/save'
import { useActor } from '../../shell/session/use-session'
import { useOpenedUser } from './use-opened-user'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: DetailsSkeleton,
  // A new password gives a user a new version too.
  saves: ['users.save', 'passwords.set', 'passwords.autoReset', 'passwords.update', 'passwords.reset'],
} as const

function DetailsSkeleton() {
  return <UserSkeleton hasLicense={canChooseLicense.canDecide(useActor()).allowed} />
}

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const emailLink = useEmailLink(user)
  const offersLink = needsPassword(user) && canManagePassword.decide(actor, user).allowed

  return (
    <UserDetails
      user={user}
      edit={canEditUser.decide(actor, user)}
      lockedFields={getLockedFields(user, actor.userId)}
      onSave={(input, version) => saveUser(user, input, version)}
      licenses={canChoose ? (licenses.data ?? (licenses.isLoading ? 'loading' : undefined)) : undefined}
      emailLink={offersLink ? emailLink : undefined}
    />
  )
}
