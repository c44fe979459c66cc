import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { PasswordLogin } from '@sitewright/domain/session/model'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { getMessage } from '@sitewright/domain/shared/problem'
import { SignInScreen } from '@sitewright/ui/features/sign-in/SignInScreen'
import { signIn } from '../../data/session'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { session } from '../../shell/session/session'
import { readTypedName } from '../../shell/sign-in/typed-name'
import { useOnMount } from '../../shell/use-on-mount'
import type { LoginForm } from './login-start'

/** Why the person is here again: travels in the navigation state, never in the address (AUTH-10). */
const Notice = z.object({ message: z.string().check(z.minLength(1)) })

/** Beyond what the form needs: loaded when it is used. */
const tasks = () => import('../../shell/sign-in/login-tasks')

/** Asks about stored drafts. Without the module, the user is logged out without a question. */
const DraftsQuestion = lazy(() =>
  import('../../shell/sign-in/DraftsQuestion').then(
    (module) => ({ default: module.DraftsQuestion }),
    () => ({ default: Unasked }),
  ),
)
function Unasked({ onLogOut }: { onLogOut: () => void }) {
  useOnMount(onLogOut)
  return null
}

type Phase = 'form' | 'checking' | 'unreachable' | 'busy'

export function Component() {
  // Another load of the page is another beginning.
  return <Login key={useLocation().key} start={useLoaderData<LoginForm>()} />
}

function Login({ start }: { start: LoginForm }) {
  const config = useRuntimeConfig()
  const location = useLocation()
  const navigate = useNavigate()
  const notice = Notice.safeParse(location.state)
  const [phase, setPhase] = useState<Phase>(start.task === undefined ? 'form' : 'checking')
  const typed = readTypedName(location.state)
  const [mode, setMode] = useState(typed === undefined ? start.mode : 'normal')
  const [failure, setFailure] = useState(start.failure)
  const [message, setMessage] = useState(
    start.isEnded ? (notice.success ? notice.data.message : sharedMessages.sessionExpired) : undefined,
  )
  const { redirectUrl } = start
  const current = useSyncExternalStore(session.subscribe, session.get, session.get)
  const replace = (path: string) => navigate(path, { replace: true })

  /** Runs a task of Login. A module that fails to load shows like every other failure. */
  const attempt = async (what: () => Promise<Phase>) => {
    try {
      setPhase(await what())
    } catch (error) {
      setFailure(getMessage(error, sharedMessages.unreachable))
      setPhase('form')
    }
  }

  // Busy until the next page renders.
  const goOn = async (): Promise<Phase> => {
    await (await tasks()).goOn({ config, redirectUrl, navigate: replace })
    return 'busy'
  }

  const check = async (): Promise<Phase> => {
    const outcome = await (await tasks()).checkLogin()
    if (outcome.kind === 'valid') return goOn()
    if (outcome.kind === 'unreachable') return 'unreachable'
    setMessage(outcome.message)
    return 'form'
  }

  useOnMount(() => {
    if (start.task === 'check') void attempt(check)
  })

  const logOff = () =>
    attempt(async () => {
      await (await tasks()).logOff()
      // Taken out of the address, so that a reload does not log out again (AUTH-51).
      await replace(paths.signIn(redirectUrl))
      return 'form'
    })

  const submit = async (input: PasswordLogin) => {
    setPhase('busy')
    const outcome = await signIn(input, config)
    if (outcome.kind === 'signed-in') return attempt(goOn)
    setPhase('form')
    if (outcome.kind === 'refused') return setFailure(outcome.message)
    await navigate(paths.secondFactor(redirectUrl), { state: { token: outcome.token, email: outcome.email } })
  }

  const startSso = (userName: string) => {
    setPhase('busy')
    setFailure(undefined)
    return attempt(async () => {
      const outcome = await (await tasks()).beginSso({ userName, ...(redirectUrl === null ? {} : { redirectUrl }) })
      if ('message' in outcome) {
        setFailure(outcome.message)
        return 'form'
      }
      window.location.assign(outcome.address)
      return 'busy'
    })
  }

  const screen = (
    <SignInScreen
      config={config}
      mode={mode}
      onModeChange={(next) => {
        setMode(next)
        setFailure(undefined)
        setMessage(undefined)
      }}
      rememberedUserName={typed ?? start.userName}
      recoveryHref={paths.recovery(redirectUrl)}
      onRecover={(userName) => void navigate(paths.recovery(redirectUrl), { state: { userName } })}
      outboxHref={paths.outbox()}
      notice={message}
      failure={failure}
      unreachable={
        phase === 'unreachable'
          ? {
              onRetry: () => {
                setPhase('checking')
                void attempt(check)
              },
            }
          : undefined
      }
      signedIn={
        phase === 'form' && current !== undefined
          ? { userName: current.userName, onContinue: () => void attempt(goOn) }
          : undefined
      }
      isChecking={phase === 'checking'}
      isBusy={phase === 'busy'}
      onSubmit={submit}
      onSso={startSso}
    />
  )
  return (
    <>
      {screen}
      {start.task === 'log-off' && (
        <Suspense>
          <DraftsQuestion onLogOut={() => void logOff()} />
        </Suspense>
      )}
    </>
  )
}
