import type { Problem } from '@sitewright/domain/shared/problem'
import type { SessionStore } from '../shell/session-store'

/** Told when somebody ended the session (412): the router leads to Login with the sentence, which can be empty (ERR-90). */
export type OnSessionEnded = (message: string) => void

/**
 * What a refused token means. 412: ended on purpose, so logged out, once, however many calls say so (ERR-91). 401: its time has passed, so the open page waits for its
 * owner (ERR-93). An answer to an older token says nothing about the session of now.
 */
export const createEndOfSession =
  (session: Pick<SessionStore, 'get' | 'end'>, onEnded: OnSessionEnded) =>
  (problem: Problem, token: string): void => {
    if (session.get()?.token !== token) return
    if (problem.kind === 'signed-out') return session.end('expired')
    session.end('logged-out')
    onEnded(problem.message)
  }
