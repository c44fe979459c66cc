import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import type { ProofInput } from '@sitewright/domain/session/model'
import { isProblem, getMessage } from '@sitewright/domain/shared/problem'
import { ProofDialog } from '@sitewright/ui/features/sign-in/ProofDialog'
import { calls } from '../../data/current-session'
import type { Session } from './session'
import { stepUp } from './step-up'

/** Opens a dialog over the page in which the current user proves who they are, while the page's save waits. */
export function StepUp({ current }: { current: Session }) {
  const { isOpen, round, address } = useSyncExternalStore(stepUp.subscribe, stepUp.get, stepUp.get)
  const { key } = useLocation()
  // Leaving the page rejects the pending save, so that it is never repeated on another page.
  useEffect(() => () => stepUp.settle(false), [key])
  // A new key resets the dialog to its first step.
  return <Proof key={round} isOpen={isOpen} current={current} address={address} />
}

interface ProofProps {
  isOpen: boolean
  current: Session
  address: string | undefined
}

function Proof({ isOpen, current, address }: ProofProps) {
  const isByCode = current.isSsoUser || address !== undefined
  const [step, setStep] = useState<'password' | 'send' | 'code'>(isByCode ? 'send' : 'password')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState<string>()
  const [sentCount, setSentCount] = useState(0)

  const run = async (call: () => Promise<unknown>, fallback: string): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call()
      return true
    } catch (error) {
      const sentence = isProblem(error) ? Object.values(error.fields)[0]?.[0] : undefined
      setFailure(sentence ?? getMessage(error, fallback))
      return false
    } finally {
      setBusy(false)
    }
  }
  const prove = async (body: ProofInput) => {
    if (await run(() => calls.session.prove({ body }), sessionDialogMessages.proofFailed)) stepUp.settle(true)
  }
  const sendCode = async () => {
    const isSent = await run(async () => {
      setEmail((await calls.session.sendProofCode({ query: { email: address } })).body.email)
    }, sessionDialogMessages.proofCodeFailed)
    if (isSent) setSentCount((count) => count + 1)
    // After a failure, show a step in which the user can send again.
    setStep((now) => (isSent || now === 'code' ? 'code' : 'send'))
  }
  const askForPassword = () => {
    setFailure(undefined)
    setStep('password')
  }

  return (
    <ProofDialog
      isOpen={isOpen}
      userName={current.userName}
      step={step}
      address={address}
      failure={failure}
      isBusy={isBusy}
      email={email}
      sentCount={sentCount}
      onPassword={(password) => prove({ password })}
      onCode={(code) => prove({ code })}
      onSendCode={sendCode}
      onUsePassword={isByCode ? undefined : askForPassword}
      onCancel={() => stepUp.settle(false)}
    />
  )
}
