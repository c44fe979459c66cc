import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword } from '@sitewright/domain/passwords/model'
import { ENDED_STATUS } from '@sitewright/domain/session/rules'
import { getMessage } from '@sitewright/domain/shared/problem'
import { ResetScreen, titleOfReset } from '@sitewright/ui/features/sign-in/ResetScreen'
import { isRefusedLink, setPassword, usePasswordConfig, useResetLink, type PasswordOwner } from '../../data/passwords'
import { paths } from '../../paths'
import { PageTitle } from '../../shell/page/PageTitle'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { endEverywhere } from '../../shell/session/end-notice'
import { session } from '../../shell/session/session'
import { stateOfReset } from './reset-state'

/** Taken out of the address when the portal was loaded (AUTH-109). */
const ByLink = z.object({ resetToken: z.string().check(z.minLength(1)) })

/** Without a link it is the forced update of a signed-in user (AUTH-99). Decided when the page opens, because the session ends with the update. */
function getOwner(state: unknown): PasswordOwner | undefined {
  const byLink = ByLink.safeParse(state)
  if (byLink.success) return { token: byLink.data.resetToken }
  const current = session.get()
  return current?.mustUpdatePassword && !current.isSsoUser ? { userName: current.userName } : undefined
}

export function Component() {
  const location = useLocation()
  // Another link is another form.
  return <Reset key={location.key} opened={location.state} />
}

function Reset({ opened }: { opened: unknown }) {
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [owner] = useState(() => getOwner(opened))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const token = owner !== undefined && 'token' in owner ? owner.token : undefined
  const link = useResetLink(token)
  const isLinkGood = token === undefined ? owner !== undefined : link.data !== undefined
  const requirements = usePasswordConfig(isLinkGood ? owner : undefined)
  const redirectUrl = query.get('redirectUrl')
  const login = paths.signIn(redirectUrl)

  // Another tab can use the link meanwhile.
  const checkAgain = useEffectEvent(() => {
    if (token !== undefined && !isBusy && !document.hidden) void link.reload()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', checkAgain)
    return () => document.removeEventListener('visibilitychange', checkAgain)
  }, [])

  const submit = async (input: NewPassword) => {
    if (owner === undefined) return undefined
    setBusy(true)
    setFailure(undefined)
    const outcome = await setPassword(owner, input)
    setBusy(false)
    if (outcome.status === 'saved') {
      // Every session of the user has ended at the server.
      endEverywhere(passwordMessages.sessionsEnded)
      await navigate(login, { replace: true, state: { userName: outcome.value?.userName } })
      return undefined
    }
    // Signed out meanwhile: the update goes on after another login.
    if (token === undefined && outcome.problem === 'signed-out') {
      endEverywhere(outcome.message)
      await navigate(paths.signInAfter(ENDED_STATUS, redirectUrl), {
        replace: true,
        state: { message: outcome.message },
      })
      return undefined
    }
    if (token !== undefined && outcome.problem === 'not-found') {
      setUsed(true)
      return undefined
    }
    if (outcome.fields.newPassword !== undefined) return outcome.fields
    setFailure(outcome.message)
    return undefined
  }

  const state = stateOfReset({
    owner,
    isLinkGood,
    isLinkRefused: isUsed || isRefusedLink(link.error),
    linkFailure: link.error === undefined ? undefined : getMessage(link.error, passwordMessages.linkFailed),
    isChecking: link.isValidating,
    requirements: requirements.data,
    areRequirementsKnown: requirements.data !== undefined || requirements.error !== undefined,
    onRetry: () => void link.reload(),
  })

  return (
    <>
      <PageTitle parts={[titleOfReset(state)]} />
      <ResetScreen
        config={config}
        state={state}
        recoveryHref={paths.recovery(redirectUrl)}
        backHref={login}
        failure={failure}
        isBusy={isBusy}
        onSubmit={submit}
      />
    </>
  )
}
