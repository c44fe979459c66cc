import * as z from 'zod/mini'
import { TokenClaims } from '@sitewright/domain/session/model'
import { isSessionValid } from '@sitewright/domain/session/rules'
import type { Actor } from '@sitewright/domain/shared/policy'

/** What is kept of a session in local storage (identity specification §3): the token, and the roles that the server said at sign-in or since. */
const StoredSession = z.object({ token: z.string(), userName: z.string(), roles: z.array(z.string()) })
type StoredSession = z.infer<typeof StoredSession>

/** The signed-in person, for policies and the frame. Roles gate only what is shown; the server judges every call by its own. */
export interface Session extends Actor {
  readonly token: string
  /** Seconds since the epoch. */
  readonly exp: number
}

/** The session has ended, or another one has taken its place. */
export interface Handover {
  /** It happened in another tab. */
  isElsewhere: boolean
}

const KEY = 'sitewright.session'

/** The claims of a token, for display and expiry alone; `undefined` when it is none. */
export function claimsOf(token: string): TokenClaims | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return TokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    // A token that cannot be read is no token: the person signs in again.
    return undefined
  }
}

function sessionOf(stored: StoredSession): Session | undefined {
  const claims = claimsOf(stored.token)
  if (!claims || !isSessionValid({ exp: claims.exp, roles: stored.roles }, Date.now())) return undefined
  const { userId, licenseId, exp } = claims
  return { userId, licenseId, exp, userName: stored.userName, roles: stored.roles, token: stored.token }
}

function read(): Session | undefined {
  try {
    const text = localStorage.getItem(KEY)
    const stored = StoredSession.safeParse(text === null ? undefined : JSON.parse(text))
    return stored.success ? sessionOf(stored.data) : undefined
  } catch {
    // Storage that is blocked or holds something else: nobody is signed in.
    return undefined
  }
}

/** The one place that knows who is signed in: read by the guard, the frame and the client; the same in every tab. */
function createSessionStore() {
  let current = read()
  const listeners = new Set<() => void>()
  const handovers = new Set<(change: Handover) => void>()
  const set = (next: Session | undefined, isElsewhere = false) => {
    const isAnother = next?.token !== current?.token
    current = next
    if (isAnother) for (const listener of handovers) listener({ isElsewhere })
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) set(read(), true)
  })
  return {
    get: (): Session | undefined => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Told when the session ends or another one takes its place, in this tab or another; not when its roles change. */
    onHandover: (listener: (change: Handover) => void) => {
      handovers.add(listener)
      return () => handovers.delete(listener)
    },
    /** Keeps a new session. `false` when the token cannot be read or has expired already. */
    start: (stored: StoredSession): boolean => {
      const next = sessionOf(stored)
      if (!next) return false
      localStorage.setItem(KEY, JSON.stringify(stored))
      set(next)
      return true
    },
    /** The roles as the server says them now. */
    updateRoles: (roles: string[]) => {
      if (!current || current.roles.join() === roles.join()) return
      localStorage.setItem(KEY, JSON.stringify({ token: current.token, userName: current.userName, roles }))
      set({ ...current, roles })
    },
    end: () => {
      localStorage.removeItem(KEY)
      set(undefined)
    },
  }
}

export const session = createSessionStore()
