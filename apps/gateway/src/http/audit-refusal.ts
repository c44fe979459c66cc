import type { NamedRow } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../db/database'
import { record } from './audit'
import type { SignedIn } from './caller'

/** One entry per user, call and target in this time, in milliseconds, so that repeated calls cannot fill the audit. */
const INTERVAL_MS = 60_000
/** Most targets of a user and a call that are audited in that time. */
const MAX_TARGETS = 20
/** Most pairs of user and call that are remembered for that. */
const MAX_REMEMBERED = 10_000

/** The targets of a user's rejected calls since a time in epoch milliseconds. */
interface Recent {
  readonly startedAt: number
  readonly targets: Set<string>
}

interface RefusedCall {
  readonly operation: NamedRow['operation']
  readonly actor: SignedIn | undefined
  /** The parameters of the path, as the request has them. */
  readonly params: unknown
  /** The parameters of the query. */
  readonly query: unknown
  readonly now: number
  readonly requestId: string
}

const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && error.kind === 'forbidden' && error.code === undefined

/** What a call is about: the parameters of its path, and the ids of its query. As numbers, because readers of the activity resolve these to names. */
function targetOf({ params, query }: Pick<RefusedCall, 'params' | 'query'>): Readonly<Record<string, unknown>> {
  const entries = [
    ...Object.entries(params ?? {}),
    ...Object.entries(query ?? {}).filter(([name]) => name.endsWith('Id')),
  ] as [string, unknown][]
  const isId = ([name, value]: [string, unknown]): boolean =>
    /^(id|.*Id)$/.test(name) && typeof value === 'string' && /^\d{1,15}$/.test(value)
  return Object.fromEntries(entries.map((entry) => (isId(entry) ? [entry[0], Number(entry[1])] : entry)))
}

/** Writes refusals by role into the audit: who tried which call, on what, and the reason. */
export function createRefusalAudit(db: Database): (error: unknown, call: RefusedCall) => Promise<void> {
  const byUser = new Map<string, Recent>()
  const isNew = (key: string, target: string, now: number): boolean => {
    let recent = byUser.get(key)
    if (recent === undefined || now - recent.startedAt >= INTERVAL_MS) {
      if (byUser.size >= MAX_REMEMBERED) byUser.clear()
      recent = { startedAt: now, targets: new Set() }
      byUser.set(key, recent)
    }
    if (recent.targets.has(target) || recent.targets.size >= MAX_TARGETS) return false
    recent.targets.add(target)
    return true
  }
  return async (error, call) => {
    const { operation, actor, now } = call
    if (actor === undefined || !isRefusal(error)) return
    const target = targetOf(call)
    if (!isNew(`${actor.userName} ${operation}`, JSON.stringify(target), now)) return
    const after = { ...target, reason: error.message }
    await db.transaction((tx) =>
      record(tx, call, {
        action: `${operation}.refused`,
        subject: { kind: 'call', id: operation },
        after,
      }),
    )
  }
}
