import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { SecondFactorScreen } from '@sitewright/ui/features/sign-in/SecondFactorScreen'
import { signInWithCode } from '../../data/session'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'

/** The token of the login: in the navigation state, never in an address (AUTH-27). */
const Pending = z.object({ token: z.string().check(z.minLength(1)) })

export function Component() {
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const pending = Pending.safeParse(useLocation().state)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const login = paths.signIn(query.get('redirectUrl'))

  if (!pending.success) return <Navigate to={login} replace />

  const submit = async (code: string) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await signInWithCode(code, pending.data.token, config)
    // Login leads on (AUTH-25).
    if (outcome.kind === 'signed-in') return navigate(login, { replace: true })
    setBusy(false)
    // Asked for a code again, with another token: as the first time.
    if (outcome.kind === 'second-factor') {
      return navigate(paths.secondFactor(query.get('redirectUrl')), { replace: true, state: { token: outcome.token } })
    }
    setFailure(outcome.message)
  }

  return <SecondFactorScreen config={config} backHref={login} failure={failure} isBusy={isBusy} onSubmit={submit} />
}
