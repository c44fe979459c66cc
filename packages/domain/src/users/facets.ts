/** Days without a sign-in after which an active user is idle (USER-132). */
export const IDLE_DAYS = 90

/** An active user is idle whose last sign-in was before this. Epoch milliseconds. */
export const idleBefore = (now: number): number => now - IDLE_DAYS * 24 * 60 * 60_000

/** The facets of the user list. */
export const USER_FACETS = ['idle', 'locked'] as const
export type UserFacet = (typeof USER_FACETS)[number]
