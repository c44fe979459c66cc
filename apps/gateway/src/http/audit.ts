import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { audit } from '../db/schema'
import { originOfRequest } from './request-origin'

type Values = Readonly<Record<string, unknown>>

/** What an entry is about: the kind of thing and its id. A `call` is named by its operation, `area.verb`. */
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
      readonly id: number
    }
  | { readonly kind: 'call'; readonly id: string }

export interface AuditEntry {
  /** Epoch milliseconds. */
  readonly at: number
  /** Who did it; absent for a sign-in that was refused. */
  readonly actor?: Pick<Actor, 'userId' | 'userName' | 'licenseId'>
  /** The call, `area.verb`. */
  readonly action: string
  /** `undefined` if a sign-in or a recovery names no user. */
  readonly subject: AuditSubject | undefined
  /** The license that the subject belongs to; the actor's own where it is not said. */
  readonly licenseId?: number
  readonly before?: Values
  readonly after?: Values
  readonly requestId: string
}

/** Never written, whoever passes them. */
const SECRET = /password|secret|token|hash|^apiKey$/i
/** A flag about the password is no password. */
const HARMLESS = new Set(['mustUpdatePassword', 'lastPasswordChangedDate'])

/** Is a field of this name never written, and never shown? */
export const isSecret = (field: string): boolean => SECRET.test(field) && !HARMLESS.has(field)

/** Of two states the fields that differ, secrets left out. */
export function changesBetween(before: Values, after: Values): { before: Values; after: Values } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSecret(field) && !isDeepStrictEqual(before[field], after[field]),
  )
  const only = (values: Values): Values =>
    Object.fromEntries(changed.filter((field) => field in values).map((field) => [field, values[field]]))
  return { before: only(before), after: only(after) }
}

/** Writes what was done, in the transaction that does it: both stand or neither does. The table is append-only. */
export async function record(tx: Queries, entry: AuditEntry): Promise<void> {
  const changes =
    entry.before === undefined && entry.after === undefined
      ? undefined
      : changesBetween(entry.before ?? {}, entry.after ?? {})
  await tx.insert(audit).values({
    at: entry.at,
    // A program is no user: its name says which key it came with.
    actorUserId: entry.actor === undefined || entry.actor.userId < 0 ? null : entry.actor.userId,
    actorUserName: entry.actor?.userName ?? '',
    licenseId: entry.licenseId ?? entry.actor?.licenseId ?? null,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject === undefined ? null : String(entry.subject.id),
    before: changes?.before ?? null,
    after: changes?.after ?? null,
    requestId: entry.requestId,
    ...originOfRequest(),
  })
}
