import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { LoginInput } from '@sitewright/domain/session/model'
import { ownPath } from '@sitewright/domain/session/rules'
import { SignInScreen } from '@sitewright/ui/features/sign-in/SignInScreen'
import { signIn } from '../../data/session'
import { paths, routes } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'

/** Why the person is here again: travels in the navigation state, never in the address (AUTH-10). */
const Notice = z.object({ message: z.string() })

export function Component() {
  const config = useRuntimeConfig()
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const notice = Notice.safeParse(location.state)

  const submit = async (input: LoginInput) => {
    setBusy(true)
    const outcome = await signIn(input, config.supportEmail)
    setBusy(false)
    if (!outcome.isSignedIn) return setFailure(outcome.message)
    await navigate(ownPath(query.get('redirectUrl')) ?? paths.home(), { replace: true })
  }

  return (
    <>
      <title>{`${routes.signIn.title} · ${config.productName}`}</title>
      <SignInScreen
        config={config}
        notice={notice.success ? notice.data.message : undefined}
        failure={failure}
        isBusy={isBusy}
        onSubmit={submit}
      />
    </>
  )
}
