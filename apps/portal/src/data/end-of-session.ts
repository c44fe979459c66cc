import type { Problem } from '@sitewright/domain/shared/problem'
import type { SessionStore } from '../shell/session/session-store'

/** Called when someone ended the session (412): the router opens Login with the sentence, which can be empty (ERR-90). */
export type OnSessionEnded = (message: string) => void

/**
 * What a rejected token means. 412: someone ended the session, so the user is logged out once, however many calls answer so (ERR-91). 401: the session has
 * expired, so the open page waits for its user (ERR-93). An answer to an older token says nothing about the current session.
 * @param storeNotice passes the sentence on to other tabs
 */
export const createEndOfSession =
  (session: Pick<SessionStore, 'get' | 'end'>, onEnded: OnSessionEnded, storeNotice: (message: string) => void) =>
  (problem: Problem, token: string): void => {
    if (session.get()?.token !== token) return
    if (problem.kind === 'signed-out') return session.end('expired')
    storeNotice(problem.message)
    session.end('logged-out')
    onEnded(problem.message)
  }
