import { SESSION_WARNING_MS } from '@sitewright/domain/session/rules'

/** Where a session stands in its time. */
export interface SessionClock {
  phase: 'quiet' | 'warning' | 'ended'
  /** Milliseconds until the next phase; none after the last. */
  nextIn: number | undefined
}

/** A timer counts at most 2^31 - 1 milliseconds. The caller checks the clock again when it fires early. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** @param exp of the token, in seconds; `now` is in milliseconds (CONST-27) */
export function createClock(exp: number, now: number): SessionClock {
  const left = exp * 1000 - now
  if (left <= 0) return { phase: 'ended', nextIn: undefined }
  if (left <= SESSION_WARNING_MS) return { phase: 'warning', nextIn: left }
  return { phase: 'quiet', nextIn: Math.min(left - SESSION_WARNING_MS, LONGEST_TIMER_MS) }
}
