// First of all: zod must not probe for eval, which the Content Security Policy refuses.
import './zod-jitless'
// Then: a token in the address leaves it before anything else happens (AUTH-55, AUTH-109).
import './shell/sign-in/take-address'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { getMessage } from '@sitewright/domain/shared/problem'
import { ENDED_STATUS } from '@sitewright/domain/session/rules'
import { LinkProvider } from '@sitewright/ui/link'
import { ProblemMessage } from '@sitewright/ui/problem-message'
import { ThemeStyles } from '@sitewright/ui/themes'
import '@sitewright/ui/fonts.css'
import { Toasts } from '@sitewright/ui/toasts'
import { loadConfig } from './config'
import { startApi } from './data/api'
import { paths } from './paths'
import { createRouter } from './router'
import { capabilities } from './shell/capabilities'
import { explainEnd } from './shell/session/end-notice'
import { followSession } from './shell/session/follow-session'
import { getRedirectUrl } from './shell/page/guard-rules'
import { RouterLink } from './shell/page/RouterLink'
import { RuntimeConfigContext } from './shell/runtime-config'
import { applyTheme, readTheme } from './shell/theme'
import { toasts } from './shell/toasts'

applyTheme(readTheme())
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root.')
const root = createRoot(element)

const begin = (): void => void start()

async function start(): Promise<void> {
  try {
    const config = await loadConfig()
    capabilities.start(config.capabilities)
    startApi(config.bases, (message) => {
      const to = paths.signInAfter(ENDED_STATUS, getRedirectUrl(router.state.location))
      void router.navigate(to, { replace: true, state: { message: explainEnd(message) } })
    })
    const router = createRouter()
    followSession(router)
    root.render(
      <StrictMode>
        <ThemeStyles />
        <RuntimeConfigContext value={config}>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </RuntimeConfigContext>
        <Toasts queue={toasts} />
      </StrictMode>,
    )
  } catch (error) {
    root.render(
      <StrictMode>
        <ThemeStyles />
        <main>
          <ProblemMessage
            title={sharedMessages.unreachableTitle}
            message={getMessage(error, sharedMessages.unexpected)}
            onRetry={begin}
          />
        </main>
      </StrictMode>,
    )
  }
}

// In a task of its own, so that the browser may draw between reading the code and running it.
setTimeout(begin)
