import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { getMessage } from '@sitewright/domain/shared/problem'
import { SessionWarning } from '@sitewright/ui/features/shell/SessionWarning'
import { calls } from '../../data/current-session'
import { paths } from '../../paths'
import { SignInAgain } from './SignInAgain'
import { StepUp } from './StepUp'
import { useRuntimeConfig } from '../runtime-config'
import { session, type Session } from './session'
import { toasts } from '../toasts'
import { useSessionClock } from './use-session-clock'
import { useIsWaiting } from './use-session'
import { signInPath } from '../page/guard-rules'

/** The call that lets a session last longer; a server that does not offer it shows the warning alone (API-113). */
const EXTEND = 'session.extend'

/** The end of the session over the open page: a warning before it, and after it the dialog to sign in again. What is under them stays as it is (ERR-93). */
export function SessionTime({ current }: { current: Session }) {
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const location = useLocation()
  const phase = useSessionClock(current.exp)
  const isWaiting = useIsWaiting()
  const [dismissed, setDismissed] = useState<number>()
  const [isExtending, setExtending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const extend = async () => {
    setExtending(true)
    setFailure(undefined)
    try {
      const { token } = (await calls.session.extend()).body
      if (token === undefined || !session.renew(token)) setFailure(sessionDialogMessages.extendFailed)
      else toasts.success(sessionDialogMessages.extended)
    } catch (error) {
      setFailure(getMessage(error, sessionDialogMessages.extendFailed))
    }
    setExtending(false)
  }

  const leave = async () => {
    session.leave()
    await navigate(signInPath(location), { replace: true })
  }

  if (isWaiting) return <SignInAgain page={current} onLeave={() => void leave()} />
  return (
    <>
      <StepUp current={current} />
      <SessionWarning
        isOpen={phase === 'warning' && dismissed !== current.exp}
        endsAt={current.exp * 1000}
        onExtend={config.capabilities.includes(EXTEND) && current.isExtendable ? () => void extend() : undefined}
        isExtending={isExtending}
        failure={failure}
        onLogOut={() => void navigate(paths.logOff())}
        onClose={() => setDismissed(current.exp)}
      />
    </>
  )
}
