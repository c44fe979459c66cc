import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { isAbout } from '../../http/audit-about'
import type { Queries } from '../../db/database'
import { apiKeys, audit, users } from '../../db/schema'
import type { AuditSubject } from '../../http/audit'
import { idList } from '../../db/id-list'
import { inScope, type LicenseScope } from '../../db/scope'

export type AuditRow = typeof audit.$inferSelect

/** Which entries: those about a subject, or those of a license. */
export type ActivityFilter =
  | {
      readonly subject: AuditSubject
      /** Only entries about the config of this name of the subject, a project or a license. */
      readonly config?: string
    }
  | { readonly licenseId: number }

export interface ActivitySlice {
  readonly filter: ActivityFilter
  /** Entries of other licenses are left out, also those about a subject from before it moved here. */
  readonly scope: LicenseScope
  readonly beforeId: number | undefined
  /** Entries at most. */
  readonly limit: number
}

/** An entry of a config contains its name: in `after`, or in `before` where it was removed. */
const isAboutConfig = (name: string | undefined): SQL | undefined =>
  name === undefined ? undefined : sql`coalesce(${audit.after} ->> 'config', ${audit.before} ->> 'config') = ${name}`

const conditionOf = ({ filter, scope, beforeId }: Omit<ActivitySlice, 'limit'>): SQL | undefined =>
  and(
    'subject' in filter ? isAbout(filter.subject) : and(inScope(audit.licenseId, filter), eq(audit.isPart, false)),
    'config' in filter ? isAboutConfig(filter.config) : undefined,
    inScope(audit.licenseId, scope),
    beforeId === undefined ? undefined : lt(audit.auditId, beforeId),
  )

/** The query of a page, newest first. Each partition is read by its index in the order of the page, and no further than the page needs. */
export const activityQuery = (q: Queries, { limit, ...slice }: ActivitySlice) =>
  q.select().from(audit).where(conditionOf(slice)).orderBy(desc(audit.auditId)).limit(limit)

/** The users who did something, with the license that says whether the reader may know them. */
export async function readActingUsers(q: Queries, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, never>()
  const rows = await q
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      licenseId: users.licenseId,
    })
    .from(users)
    .where(sql`${users.userId} = any(${idList(userIds)})`)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** The API keys that did something, by their prefix. */
export async function readActingKeys(q: Queries, prefixes: readonly string[]) {
  if (prefixes.length === 0) return new Map<string, never>()
  const rows = await q
    .select({
      apiKeyId: apiKeys.apiKeyId,
      keyPrefix: apiKeys.keyPrefix,
      name: apiKeys.name,
      licenseId: apiKeys.licenseId,
    })
    .from(apiKeys)
    .where(sql`${apiKeys.keyPrefix} in ${prefixes}`)
  return new Map(rows.map((row) => [row.keyPrefix, row]))
}
