import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { SecondFactorScreen } from '@sitewright/ui/features/sign-in/SecondFactorScreen'
import { NEW_CODE, sendNewCode, signInWithCode } from '../../data/session'
import type { PendingLogin } from '../../data/sign-in'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'

/** The token of the login and the masked address. They are in the navigation state, never in a URL (AUTH-27). */
const Pending = z.object({ token: z.string().check(z.minLength(1)), email: z.optional(z.string()) })

export function Component() {
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const pending = Pending.safeParse(useLocation().state)
  const [failure, setFailure] = useState<{ message: string; isOver?: boolean | undefined }>()
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const login = paths.signIn(query.get('redirectUrl'))

  if (!pending.success) return <Navigate to={login} replace />

  /** Shows the page for a new token and code. */
  const showPending = ({ token, email }: PendingLogin) =>
    navigate(paths.secondFactor(query.get('redirectUrl')), { replace: true, state: { token, email } })

  const submit = async (code: string) => {
    setBusy(true)
    setFailure(undefined)
    setNotice(undefined)
    const outcome = await signInWithCode(code, pending.data.token, config)
    // Login leads on (AUTH-25).
    if (outcome.kind === 'signed-in') return navigate(login, { replace: true })
    setBusy(false)
    if (outcome.kind === 'second-factor') return showPending(outcome)
    setFailure(outcome)
  }

  const resendCode = async () => {
    setFailure(undefined)
    setNotice(undefined)
    const outcome = await sendNewCode(pending.data)
    if (outcome.kind === 'refused') return setFailure(outcome)
    await showPending(outcome)
    setNotice(sessionDialogMessages.newCodeSent)
  }

  return (
    <SecondFactorScreen
      config={config}
      backHref={login}
      email={pending.data.email}
      failure={failure?.message}
      isOver={failure?.isOver}
      notice={notice}
      isBusy={isBusy}
      onSubmit={submit}
      onNewCode={config.capabilities.includes(NEW_CODE) ? resendCode : undefined}
    />
  )
}
