import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { RecoveryScreen } from '@sitewright/ui/features/sign-in/RecoveryScreen'
import { sendResetLink } from '../../data/passwords'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { session } from '../../shell/session/session'
import { readTypedName } from '../../shell/sign-in/typed-name'

export function Component() {
  const typed = readTypedName(useLocation().state)
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
    await navigate(login, { replace: true, state: { userName: value } })
  }

  return (
    <RecoveryScreen
      config={config}
      backHref={login}
      onBack={(userName) => void navigate(login, { state: { userName } })}
      defaultUserName={typed ?? session.remembered()?.userName}
      failure={failure}
      isBusy={isBusy}
      onSubmit={submit}
    />
  )
}
