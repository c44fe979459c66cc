import { session as sessionCalls } from '@sitewright/api-client/calls/session'
import type { SessionInfo } from '@sitewright/domain/session/model'
import { session } from '../shell/session/session'
import type { SessionStore } from '../shell/session/session-store'
import { createOperations } from './api'

/** The calls about sessions, for the shell. */
export const calls = createOperations({ session: sessionCalls })

/** Token whose roles the sign-in has just loaded: the first check of that session needs no second call for them. */
let tokenWithRoles: string | undefined

/** Starts the session of a sign-in. */
export const sessionStore: Pick<SessionStore, 'start'> = {
  start: (input) => {
    const isStarted = session.start(input)
    if (isStarted) tokenWithRoles = input.token
    return isStarted
  },
}

/** The session as the server knows it now, and the roles of now (AUTH-57, AUTH-65). */
export async function checkSession(): Promise<SessionInfo> {
  const current = session.get()
  const known = current !== undefined && current.token === tokenWithRoles ? { body: [...current.roles] } : undefined
  tokenWithRoles = undefined
  const [info, roles] = await Promise.all([calls.session.verify(), known ?? calls.session.roles()])
  session.update({ roles: roles.body, userHasNoProjects: info.body.userHasNoProjects })
  return info.body
}
