import { useState } from 'react'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { SignInAgainDialog } from '@sitewright/ui/features/sign-in/SignInAgainDialog'
import { calls } from '../../data/current-session'
import { NEW_CODE, sendNewCode, signIn, signInWithCode, type SignInTerms } from '../../data/session'
import type { PendingLogin, SignInOutcome } from '../../data/sign-in'
import { randomState, startSsoIn } from '../../data/sso'
import { useRuntimeConfig } from '../runtime-config'
import type { Session } from './session'

/** The dialog over a page whose session has ended. The same user goes on; nobody else does. */
export function SignInAgain({ page, onLeave }: { page: Session; onLeave: () => void }) {
  const config = useRuntimeConfig()
  const [step, setStep] = useState<'password' | 'sso' | 'second-factor'>(page.isSsoUser ? 'sso' : 'password')
  const [pending, setPending] = useState<PendingLogin>({ token: '' })
  const [notice, setNotice] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const terms: SignInTerms = { supportEmail: config.supportEmail, onlyUserId: page.userId }

  const attempt = async (outcome: Promise<SignInOutcome>) => {
    setBusy(true)
    setFailure(undefined)
    setNotice(undefined)
    const ended = await outcome
    setBusy(false)
    if (ended.kind === 'refused') showFailure(ended)
    if (ended.kind === 'second-factor') {
      setPending(ended)
      setStep('second-factor')
    }
  }

  /** Shows the failure. When no code can complete the login, it starts again with the password (AUTH-118). */
  const showFailure = ({ message, isOver = false }: { message: string; isOver?: boolean | undefined }) => {
    setFailure(message)
    if (isOver) setStep('password')
  }

  const resendCode = async () => {
    setFailure(undefined)
    setNotice(undefined)
    const outcome = await sendNewCode(pending)
    if (outcome.kind === 'refused') return showFailure(outcome)
    setPending(outcome)
    setNotice(sessionDialogMessages.newCodeSent)
  }

  /** In a window of its own, as the page must stay. It is opened in the press itself: later, browsers refuse it. */
  const startInWindow = async () => {
    const opened = window.open('', 'sitewright-sso', 'popup,width=520,height=720')
    if (opened === null) return setFailure(sessionDialogMessages.windowRefused)
    setBusy(true)
    setFailure(undefined)
    const problem = await startSsoIn(
      opened,
      { userName: page.userName, forUserId: page.userId },
      { calls, origin: window.location.origin, makeState: randomState, now: Date.now },
    )
    setBusy(false)
    setFailure(problem)
  }

  return (
    <SignInAgainDialog
      isOpen
      userName={page.userName}
      step={step}
      supportEmail={config.supportEmail}
      failure={failure}
      isBusy={isBusy}
      onPassword={(password) => attempt(signIn({ userName: page.userName, password }, terms))}
      onSso={page.isSsoUser ? startInWindow : undefined}
      email={pending.email}
      notice={notice}
      onNewCode={config.capabilities.includes(NEW_CODE) ? resendCode : undefined}
      onCode={(code) => attempt(signInWithCode(code, pending.token, terms))}
      onStepChange={(next) => {
        setStep(next)
        setFailure(undefined)
      }}
      onLeave={onLeave}
    />
  )
}
