import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { getMessage } from '@sitewright/domain/shared/problem'
import { ssoMessages } from '@sitewright/domain/session/sso-messages'
import { SsoScreen } from '@sitewright/ui/features/sign-in/SsoScreen'
import { signIn } from '../../data/session'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { useOnMount } from '../../shell/use-on-mount'
import type { SsoHandIn } from './login-start'
import { beginSso, goOn } from '../../shell/sign-in/login-tasks'

export function Component() {
  const { idToken, started } = useLoaderData<SsoHandIn>()
  const config = useRuntimeConfig()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<{ message: string; isUnreachable: boolean }>()
  const [isRetrying, setRetrying] = useState(false)
  const replace = (path: string) => navigate(path, { replace: true })
  const { redirectUrl } = started

  const handIn = async (): Promise<void> => {
    const outcome = await signIn(
      { cognitoJwt: idToken },
      { supportEmail: config.supportEmail, onlyUserId: started.forUserId },
    )
    if (outcome.kind === 'second-factor') {
      return navigate(paths.secondFactor(redirectUrl), {
        replace: true,
        state: { token: outcome.token, email: outcome.email },
      })
    }
    if (outcome.kind === 'refused') {
      const { message, isUnreachable } = outcome
      // The server's words first (ERR-16). A server that is away has none.
      return setFailure({
        message: isUnreachable ? message : `${message} ${ssoMessages.assistance}`,
        isUnreachable,
      })
    }
    // The page that waits in the other window continues without this one.
    if (started.forUserId !== undefined) window.close()
    await goOn({ config, redirectUrl, navigate: replace })
  }

  /** What was brought is good for one use: where it may have been used, a new one is asked for. */
  const again = async (): Promise<void> => {
    if (failure?.isUnreachable) return handIn()
    const outcome = await beginSso(started)
    if ('address' in outcome) window.location.assign(outcome.address)
    else setFailure({ message: outcome.message, isUnreachable: false })
  }

  const attempt = async (what: () => Promise<void>) => {
    setRetrying(true)
    try {
      await what()
    } catch (error) {
      setFailure({ message: getMessage(error, sharedMessages.unexpected), isUnreachable: false })
    }
    setRetrying(false)
  }

  useOnMount(() => void attempt(handIn))

  return (
    <SsoScreen
      config={config}
      kind="processing"
      failure={failure?.message}
      isRetrying={isRetrying}
      onRetry={() => void attempt(again)}
      backHref={paths.signIn(redirectUrl)}
    />
  )
}
