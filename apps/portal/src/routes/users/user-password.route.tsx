import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword } from '@sitewright/domain/passwords/model'
import { canManagePassword } from '@sitewright/domain/passwords/policy'
import { PasswordSkeleton, PasswordTab, type ManualOutcome } from '@sitewright/ui/features/passwords/PasswordTab'
import { resetAutomatically, setPasswordManually, usePasswordConfig, usePasswordInfo } from '../../data/passwords'
import { useEmailLink } from '../../data/passwords/email-link'
import { asView } from '../../data/as-view'
import { failureOf } from '../../data/write'
import { useActor } from '../../shell/session/use-session'
import { useOpenedUser } from './use-opened-user'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: PasswordSkeleton }

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const { userName } = user
  const manage = canManagePassword.decide(actor, user)
  const info = usePasswordInfo(userName, manage.allowed)
  const config = usePasswordConfig(manage.allowed ? { userName } : undefined)
  const emailLink = useEmailLink(user)

  const onManual = async (input: NewPassword): Promise<ManualOutcome> => {
    const outcome = await setPasswordManually(userName, input)
    return outcome.status === 'saved' ? { status: 'done' } : outcome
  }

  return (
    <PasswordTab
      userName={userName}
      isOwn={actor.userName === userName}
      // The server sends the state only to users who may set the password; others see what the user record says.
      view={
        manage.allowed
          ? asView(info, passwordMessages.infoFailed)
          : {
              state: 'ready',
              value: { lastPasswordChangedDate: user.lastPasswordChangedDate, canManage: false },
              isRefreshing: false,
            }
      }
      requirements={config.data}
      manage={manage}
      onManual={onManual}
      onAutoReset={() => failureOf(resetAutomatically(userName))}
      emailLink={emailLink}
    />
  )
}
