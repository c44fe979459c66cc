import type { SessionInfo } from '@sitewright/domain/session/model'
import type { Source } from './api'
import { useRead } from './read'
import { checkSession } from './current-session'

const check: Source<object, { body: SessionInfo }> = {
  operation: 'session.check',
  load: async () => ({ body: await checkSession() }),
}

/** The signed-in user: checked once a page and when the window gets focus. */
export const useSessionCheck = () => useRead(check, {})
