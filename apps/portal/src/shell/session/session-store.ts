import { createListeners } from '../listeners'
import * as z from 'zod/mini'
import { TokenClaims } from '@sitewright/domain/session/model'
import { isSessionValid, type SessionEnd } from '@sitewright/domain/session/rules'
import type { Actor } from '@sitewright/domain/shared/policy'

/**
 * What is kept of a session in local storage (identity specification §3; AUTH-67). The guid of a session is never among it (AUTH-68).
 * Without a token: it has expired, and the rest says who it was and where single sign-on starts (AUTH-17).
 */
const StoredSession = z.object({
  token: z.optional(z.string()),
  /** Missing in a record of another portal: Login asks for it (AUTH-103). */
  userName: z.optional(z.string()),
  /** What the server said; roles inside the token open nothing (AUTH-65). */
  roles: z.optional(z.array(z.string())),
  isSsoUser: z.optional(z.boolean()),
  ssoUrl: z.optional(z.string()),
  userHasNoProjects: z.optional(z.boolean()),
})
type StoredSession = z.infer<typeof StoredSession>

/** What a sign-in brings. */
export interface NewSession {
  readonly token: string
  readonly userName: string
  readonly roles: readonly string[]
  /** Of a single sign-on user (AUTH-48). */
  readonly ssoUrl?: string | undefined
  readonly userHasNoProjects: boolean
}

/** The signed-in person, for policies and the frame. Roles gate only what is shown; the server judges every call by its own. */
export interface Session extends Actor {
  /** Stays the same when the session is extended or its user signs in again over an open page. Cached reads belong to this id. */
  readonly id: string
  readonly token: string
  /** Seconds since the epoch. */
  readonly exp: number
  /** Whether an extension would move the end of the session (AUTH-115). */
  readonly isExtendable: boolean
  readonly mustUpdatePassword: boolean
  readonly isSsoUser: boolean
  readonly ssoUrl: string | undefined
  readonly userHasNoProjects: boolean
}

/** The page belongs to another session now, or to none. */
export interface Handover {
  /** It happened in another tab. */
  isElsewhere: boolean
}

/** The part of local storage that is needed. It may be blocked or full: then the session lasts as long as the page. */
export interface SessionStorage {
  read: () => string | null
  write: (text: string | undefined) => void
}

/** What a header can carry, and a server reads: anything else would fail every call before it is sent. */
const TOKEN = /^[\x21-\x7e]+$/
const TOKEN_LIMIT = 12_000

/** The claims of a token, for display and expiry alone; `undefined` when it is none (AUTH-63, AUTH-64). */
export function readClaims(token: string): TokenClaims | undefined {
  if (token.length > TOKEN_LIMIT || !TOKEN.test(token)) return undefined
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return TokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    // A token that cannot be read is no token: the person signs in again.
    return undefined
  }
}

/** The one place that knows who is signed in: read by the guard, the frame and the client; the same in every tab. */
export function createSessionStore({ storage, now }: { storage: SessionStorage; now: () => number }) {
  const parse = (): StoredSession | undefined => {
    try {
      const stored = StoredSession.safeParse(JSON.parse(storage.read() ?? 'null'))
      return stored.success ? stored.data : undefined
    } catch {
      // Something else is kept there: nobody is signed in.
      return undefined
    }
  }

  const toSession = (stored: StoredSession | undefined, page?: Session): Session | undefined => {
    const claims = stored?.token === undefined ? undefined : readClaims(stored.token)
    if (stored?.token === undefined || stored.userName === undefined || !claims) return undefined
    if (!isSessionValid({ exp: claims.exp, roles: stored.roles }, now())) return undefined
    const { userId, licenseId, exp, maxExp, mustUpdatePassword } = claims
    const isSame = page?.userId === userId && page.licenseId === licenseId
    return {
      id: isSame ? page.id : stored.token,
      userId,
      licenseId,
      exp,
      isExtendable: maxExp === undefined || exp < maxExp,
      mustUpdatePassword,
      userName: stored.userName,
      roles: stored.roles ?? [],
      token: stored.token,
      isSsoUser: stored.isSsoUser ?? false,
      ssoUrl: stored.ssoUrl,
      userHasNoProjects: stored.userHasNoProjects ?? false,
    }
  }

  /** Whose the page is; `isWaiting` while that session has ended and its page stands. */
  let page: Session | undefined
  let isWaiting = false
  let hadExpired = false
  const changes = createListeners()
  const handovers = createListeners<Handover>()
  const returns = createListeners()

  const write = ({ token, userName, roles, isSsoUser, ssoUrl, userHasNoProjects }: StoredSession) =>
    storage.write(JSON.stringify({ token, userName, roles, isSsoUser, ssoUrl, userHasNoProjects }))

  /** An expired token is only dropped: who it was, and where single sign-on starts, stay (AUTH-17). */
  const drop = ({ userName, isSsoUser, ssoUrl }: StoredSession) => write({ userName, isSsoUser, ssoUrl })

  const set = (next: Session | undefined, { waits = false, isElsewhere = false } = {}) => {
    const isAnother = next?.id !== page?.id
    const isBack = isWaiting && !waits && next !== undefined && !isAnother
    page = next
    isWaiting = waits
    if (isAnother) handovers.notify({ isElsewhere })
    if (isBack) returns.notify()
    changes.notify()
  }

  const load = () => {
    const stored = parse()
    page = toSession(stored)
    if (page !== undefined || stored?.token === undefined) return
    const claims = readClaims(stored.token)
    if (claims === undefined) return storage.write(undefined)
    hadExpired = claims.exp * 1000 <= now()
    drop(stored)
  }
  load()

  const get = (): Session | undefined => (page && !isWaiting && page.exp * 1000 > now() ? page : undefined)

  return {
    /** Who is signed in at this moment. */
    get,
    /** Whose the open page is: who is signed in, or whose session has ended while the page stands. */
    shown: (): Session | undefined => page,
    /** The page stands and waits for its owner to sign in again. */
    isWaiting: (): boolean => isWaiting,
    /** Who was signed in here last, and where single sign-on starts, as far as it is kept (AUTH-15). */
    remembered: (): { userName: string | undefined; ssoUrl: string | undefined } | undefined => {
      const stored = parse()
      return stored && { userName: stored.userName, ssoUrl: stored.ssoUrl }
    },
    /** Was there a token that had expired before the portal was opened? True once (ROUTE-50). */
    takeExpired: (): boolean => {
      const had = hadExpired
      hadExpired = false
      return had
    },
    subscribe: changes.subscribe,
    /** Subscribes to a change of the owner of the page, or its loss, in this tab or another. A change of roles or of the token is none. */
    onHandover: handovers.subscribe,
    /** Subscribes to the owner of a waiting page signing in again. */
    onReturn: returns.subscribe,
    /** Keeps a new session. `false` when the token cannot be read or has expired already. */
    start: ({ ssoUrl, ...input }: NewSession): boolean => {
      const stored: StoredSession = {
        ...input,
        roles: [...input.roles],
        isSsoUser: !!ssoUrl,
        ...(ssoUrl ? { ssoUrl } : {}),
      }
      const next = toSession(stored, page)
      if (!next) return false
      write(stored)
      set(next)
      return true
    },
    /** The same session with a new token. `false` if it cannot be read or belongs to another user. */
    renew: (token: string): boolean => {
      const current = get()
      const next = current && toSession({ ...current, roles: [...current.roles], token }, current)
      if (!next || next.id !== current.id) return false
      write({ ...next, roles: [...next.roles] })
      set(next)
      return true
    },
    /** What the server says now of roles and projects (AUTH-65). */
    update: (said: { roles: string[]; userHasNoProjects: boolean }): void => {
      const current = get()
      if (!current) return
      if (current.roles.join() === said.roles.join() && current.userHasNoProjects === said.userHasNoProjects) return
      write({ ...current, ...said })
      set({ ...current, ...said })
    },
    /**
     * Clears the session. `logged-out` forgets everything (AUTH-69, AUTH-70). `expired` drops the token and its roles alone (AUTH-17); an open page waits for its owner.
     */
    end: (how: SessionEnd): void => {
      const stored = parse()
      if (how === 'expired' && stored) drop(stored)
      else storage.write(undefined)
      if (how === 'expired' && page) set(page, { waits: true })
      else set(undefined)
    },
    /** Nobody waits for the page any more. */
    leave: (): void => set(undefined),
    /** Follows what another tab wrote: its sign-out, its new token, its other user. */
    follow: (): void => {
      const stored = parse()
      const next = toSession(stored, page)
      if (next) set(next, { isElsewhere: true })
      else if (stored && page) set(page, { waits: true })
      else set(undefined, { isElsewhere: true })
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
