import type { ClientOf } from '@sitewright/api-client/client-of'
import type { session as sessionCalls } from '@sitewright/api-client/contract/session'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, getMessage } from '@sitewright/domain/shared/problem'

/** What is said of a log-out that was asked for: that it is done, or why the session may live on at the server (AUTH-72, AUTH-73). */
export type LogoutResult = { kind: 'done' } | { kind: 'failed'; message: string }

/** Ends a session at the server. 412 and no answer are no failure (ERR-26, ERR-27). After any other status the session may still be valid at the server (AUTH-72). */
export async function endAtServer(
  calls: ClientOf<{ session: typeof sessionCalls }>,
  token: string,
): Promise<LogoutResult & { isUnreachable: boolean }> {
  try {
    await calls.session.logout({}, { token })
    return { kind: 'done', isUnreachable: false }
  } catch (error) {
    const status = isProblem(error) ? error.status : undefined
    if (status === 412 || status === 0) return { kind: 'done', isUnreachable: status === 0 }
    return { kind: 'failed', message: getMessage(error, sharedMessages.logoutFailed), isUnreachable: false }
  }
}
