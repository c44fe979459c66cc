import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { RecoveryScreen } from '@sitewright/ui/features/sign-in/RecoveryScreen'
import { sendResetLink } from '../../data/passwords'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { session } from '../../shell/session'

/** What was typed into Login. */
const Typed = z.object({ userName: z.string().check(z.minLength(1)) })

export function Component() {
  const typed = Typed.safeParse(useLocation().state)
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const login = paths.signIn(query.get('redirectUrl'))

  const submit = async (value: string) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await sendResetLink(value)
    setBusy(false)
    if (outcome.status === 'failed') return setFailure(outcome.message)
    await navigate(login, { replace: true })
  }

  return (
    <RecoveryScreen
      config={config}
      backHref={login}
      defaultUserName={typed.success ? typed.data.userName : session.remembered()?.userName}
      failure={failure}
      isBusy={isBusy}
      onSubmit={submit}
    />
  )
}
