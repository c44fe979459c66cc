import { isSecretField } from '@sitewright/domain/shared/secret-fields'
import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { audit } from '../db/schema'
import { originOfRequest } from './request-origin'

type Values = Readonly<Record<string, unknown>>

/**
 * What an entry is about: the kind of thing and its id. A `call` is named by its operation, `area.verb`, and a `network` by its address (`sign-in/network.ts`).
 */
export type AuditSubject =
  | {
      readonly kind:
        | 'user'
        | 'user-group'
        | 'api-key'
        | 'environment'
        | 'license'
        | 'report-group'
        | 'project'
        | 'site'
        | 'workflow'
        | 'import-system'
        | 'preservation'
        | 'product-license'
        | 'integration'
        | 'report'
      readonly id: number
    }
  | { readonly kind: 'job'; readonly id: number }
  | { readonly kind: 'call' | 'network'; readonly id: string }

/** The facts of a call that each of its audit entries contains. */
export interface AuditedCall {
  /** Epoch milliseconds. */
  readonly now: number
  /** Absent where a sign-in is refused. */
  readonly actor?: Pick<Actor, 'userId' | 'userName' | 'licenseId'> | undefined
  readonly requestId: string
}

export interface AuditEntry {
  /** The call, `area.verb`. */
  readonly action: string
  /** `undefined` if a sign-in or a recovery names no user. */
  readonly subject: AuditSubject | undefined
  /** The license that the subject belongs to. Default: that of the actor. */
  readonly licenseId?: number | null | undefined
  readonly before?: Values
  readonly after?: Values
  /** Part of a change that has an entry about another subject. Only the activity of the own subject shows it. */
  readonly isPart?: boolean
}

/** Of two states the fields that differ, secrets left out. */
export function changesBetween(before: Values, after: Values): { before: Values; after: Values } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSecretField(field) && !isDeepStrictEqual(before[field], after[field]),
  )
  const only = (values: Values): Values =>
    Object.fromEntries(changed.filter((field) => field in values).map((field) => [field, values[field]]))
  return { before: only(before), after: only(after) }
}

/** Writes what a call did, in the transaction that does it: both are stored or neither is. The table is append-only. */
export const record = (tx: Queries, call: AuditedCall, entry: AuditEntry): Promise<void> => recordAll(tx, call, [entry])

const { auditId: _auditId, ...columns } = getTableColumns(audit)
const columnNames = sql.raw(
  Object.values(columns)
    .map(({ name }) => name)
    .join(', '),
)

/** Entries in one statement. A statement of the embedded database blocks every other call while it runs. */
const ENTRIES_AT_ONCE = 5000

/** Records any number of entries. Each statement has one parameter. */
export async function recordAll(tx: Queries, call: AuditedCall, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    const rows = entries.slice(start, start + ENTRIES_AT_ONCE).map((entry) => {
      const row: Values = toRow(call, entry)
      return Object.fromEntries(Object.entries(columns).map(([field, { name }]) => [name, row[field]]))
    })
    await tx.execute(sql`
      insert into audit (${columnNames})
      select ${columnNames} from jsonb_populate_recordset(null::audit, ${JSON.stringify(rows)}::jsonb)`)
  }
}

function toRow(
  { now, actor, requestId }: AuditedCall,
  { action, subject, licenseId, before, after, isPart = false }: AuditEntry,
): typeof audit.$inferInsert {
  const changes = before === undefined && after === undefined ? undefined : changesBetween(before ?? {}, after ?? {})
  return {
    at: now,
    // A program is no user: its name says which key it came with.
    actorUserId: actor === undefined || actor.userId < 0 ? null : actor.userId,
    actorUserName: actor?.userName ?? '',
    licenseId: licenseId ?? actor?.licenseId ?? null,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject === undefined ? null : String(subject.id),
    before: changes?.before ?? null,
    after: changes?.after ?? null,
    requestId,
    isPart,
    ...originOfRequest(),
  }
}
