import * as z from 'zod/mini'

/** What this browser keeps of a single sign-on that it has started, for the tab and for one return (AUTH-55). */
const SsoStarted = z.object({
  state: z.string().check(z.minLength(16)),
  /** Epoch milliseconds. An error that returns soon after belongs to this start (AUTH-117). */
  startedAt: z.number(),
  userName: z.string(),
  redirectUrl: z.optional(z.string()),
  /** It was opened in a window of its own, over a page of this user, which goes on there. */
  forUserId: z.optional(z.int()),
})
export type SsoStarted = z.infer<typeof SsoStarted>

const KEY = 'sitewright.sso'

/** @param storage of the window that leaves, where it is not this one */
export function keepSsoStart(started: SsoStarted, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(started))
}

/** What was stored, once: whatever comes back a second time is unknown. */
export function takeSsoStart(): SsoStarted | undefined {
  try {
    const stored = SsoStarted.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    sessionStorage.removeItem(KEY)
    return stored.success ? stored.data : undefined
  } catch {
    // Blocked, or not written by us: nothing was started here.
    return undefined
  }
}
