import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword } from '@sitewright/domain/passwords/model'
import { canManagePassword } from '@sitewright/domain/passwords/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import { PasswordTab, type ManualOutcome } from '@sitewright/ui/features/passwords/PasswordTab'
import {
  refreshPasswordInfo,
  resetAutomatically,
  setPassword,
  usePasswordConfig,
  usePasswordInfo,
} from '../../data/passwords'
import { useEmailLink } from '../../data/passwords/email-link'
import { asView } from '../../data/swr'
import { refreshUser } from '../../data/users'
import { toasts } from '../../shell/toasts'
import { useActor } from '../../shell/use-session'
import { useOpenedUser } from './use-opened-user'

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const { userName } = user
  const manage = canManagePassword.decide(actor, user)
  const info = usePasswordInfo(userName, manage.allowed)
  const config = usePasswordConfig(manage.allowed ? { userName } : undefined)
  const emailLink = useEmailLink(user)

  const tellDone = () => {
    toasts.success(userMessages.passwordReset)
    void refreshPasswordInfo(userName)
    void refreshUser(userName)
  }
  const onManual = async (input: NewPassword): Promise<ManualOutcome> => {
    const outcome = await setPassword({ userName }, input)
    if (outcome.kind === 'failed') return { status: 'failed', message: outcome.message, fields: outcome.fields }
    tellDone()
    return { status: 'done' }
  }
  const onAutoReset = async () => {
    const failure = await resetAutomatically(userName)
    if (failure === undefined) tellDone()
    return failure
  }

  return (
    <PasswordTab
      userName={userName}
      // The server tells the state to whoever may set the password; the others read what the user tells.
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
      onAutoReset={onAutoReset}
      emailLink={emailLink}
    />
  )
}
