import type { NamedRow } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../db/database'
import { record } from './audit'
import type { SignedIn } from './session'

/** One entry per user and call in this time, in milliseconds, so that repeated calls cannot fill the audit. */
const INTERVAL_MS = 60_000
/** Most pairs of user and call that are remembered for that. */
const MAX_REMEMBERED = 10_000

interface RefusedCall {
  readonly operation: NamedRow['operation']
  readonly actor: SignedIn | undefined
  readonly params: unknown
  readonly now: number
  readonly requestId: string
}

const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && error.kind === 'forbidden' && error.code === undefined

/** Writes refusals by role into the audit: who tried which call, on what, and the reason. */
export function createRefusalAudit(db: Database): (error: unknown, call: RefusedCall) => Promise<void> {
  const lastAt = new Map<string, number>()
  return async (error, { operation, actor, params, now, requestId }) => {
    if (actor === undefined || !isRefusal(error)) return
    const key = `${actor.userName} ${operation}`
    if (now - (lastAt.get(key) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return
    if (lastAt.size >= MAX_REMEMBERED) lastAt.clear()
    lastAt.set(key, now)
    const after = { ...(typeof params === 'object' ? params : {}), reason: error.message }
    await db.transaction((tx) =>
      record(tx, { at: now, actor, action: `${operation}.refused`, subject: `call:${operation}`, after, requestId }),
    )
  }
}
