import { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, Problem } from '@sitewright/domain/shared/problem'
import { browserFetch, send } from '@sitewright/api-client/http'

/** What the gateway wrote into the page; `undefined` where another server delivers it. */
function configInPage(): RuntimeConfig | undefined {
  try {
    return RuntimeConfig.parse(JSON.parse(document.getElementById('runtime-config')?.textContent ?? ''))
  } catch {
    // Served by another server, or by the one for development: it is asked for.
    return undefined
  }
}

/** Reads what this server is, before anything else. Throws a Problem when it cannot be had. */
export async function loadConfig(): Promise<RuntimeConfig> {
  const inPage = configInPage()
  if (inPage !== undefined) return inPage
  const reply = await send(browserFetch, { method: 'GET', url: '/config.json', headers: {} })
  const parsed = RuntimeConfig.safeParse(reply.body)
  if (!parsed.success) throw new Problem({ status: reply.status, message: sharedMessages.unexpectedReply })
  return parsed.data
}

/** Whether the server answers, however it answers. A page that it wrote its configuration into has to ask, too. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await send(browserFetch, { method: 'GET', url: '/config.json', headers: {} })
    return true
  } catch (error) {
    return !(isProblem(error) && error.kind === 'unreachable')
  }
}
