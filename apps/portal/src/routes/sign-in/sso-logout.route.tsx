import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { getSsoLogout } from '@sitewright/domain/session/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { SsoScreen } from '@sitewright/ui/features/sign-in/SsoScreen'
import { calls } from '../../data/current-session'
import { endAtServer } from '../../data/sign-out'
import { paths } from '../../paths'
import { storeLogoutNotice } from '../../shell/sign-in/logout-notice'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { endEverywhere } from '../../shell/session/end-notice'
import { session } from '../../shell/session/session'
import { DraftsQuestion } from '../../shell/sign-in/DraftsQuestion'

/** Ends the session at the server and here, then at the provider of single sign-on, which leads back to Login (AUTH-49, AUTH-106). */
export function Component() {
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  // Kept by the page alone, for Retry: it has gone from the session when the first try ends.
  const [leaving] = useState(() => session.get())
  const [failure, setFailure] = useState<string>()
  const [isRetrying, setRetrying] = useState(false)

  const logOut = async (): Promise<void> => {
    const address = getSsoLogout(leaving?.ssoUrl, window.location.origin)
    if (leaving === undefined || address === undefined) return navigate(paths.logOff(), { replace: true })
    endEverywhere(sessionMessages.endedInOtherTab)
    setRetrying(true)
    const result = await endAtServer(calls, leaving.token)
    setRetrying(false)
    if (result.kind === 'failed') return setFailure(result.message)
    // The way to the provider leads through the server.
    if (result.isUnreachable) return setFailure(sharedMessages.unreachable)
    storeLogoutNotice()
    window.location.replace(address)
  }

  return (
    <>
      <DraftsQuestion onLogOut={() => void logOut()} />
      <SsoScreen
        config={config}
        kind="logout"
        failure={failure}
        isRetrying={isRetrying}
        onRetry={() => void logOut()}
        backHref={paths.signIn()}
      />
    </>
  )
}
