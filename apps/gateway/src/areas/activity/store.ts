import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { isAbout } from '../../http/audit-about'
import type { Queries } from '../../db/database'
import { apiKeys, audit, users } from '../../db/schema'
import type { AuditSubject } from '../../http/audit'
import { inScope, type LicenseScope } from '../../db/scope'

export type AuditRow = typeof audit.$inferSelect

/** Which entries: those about a subject, or those of a license. */
export type ActivitySource =
  | {
      readonly subject: AuditSubject
      /** Only entries about the config of this name of the subject, a project or a license. */
      readonly config?: string
    }
  | { readonly licenseId: number }

export interface ActivitySlice {
  readonly source: ActivitySource
  /** Entries of other licenses are left out, also those about a subject from before it moved here. */
  readonly scope: LicenseScope
  readonly beforeId?: number | undefined
  /** Epoch milliseconds: from, and before. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** An entry of a config contains its name: in `after`, or in `before` where it was removed. */
const isAboutConfig = (name: string | undefined): SQL | undefined =>
  name === undefined ? undefined : sql`coalesce(${audit.after} ->> 'config', ${audit.before} ->> 'config') = ${name}`

/** The condition of the entries of a slice, as the indexes of the audit need it. */
export const conditionOf = ({ source, scope, beforeId, from, to }: ActivitySlice): SQL | undefined =>
  and(
    'subject' in source ? isAbout(source.subject) : and(inScope(audit.licenseId, source), eq(audit.isPart, false)),
    'config' in source ? isAboutConfig(source.config) : undefined,
    inScope(audit.licenseId, scope),
    beforeId === undefined ? undefined : lt(audit.auditId, beforeId),
    from === undefined ? undefined : gte(audit.at, from),
    to === undefined ? undefined : lt(audit.at, to),
  )

/** The query of a page, newest first. Each partition is read by its index in the order of the page, and no further than the page needs. */
export const activityQuery = (q: Queries, slice: ActivitySlice, limit: number) =>
  q.select().from(audit).where(conditionOf(slice)).orderBy(desc(audit.auditId)).limit(limit)

/** The prefix of an API key within the scope. */
export async function findKeyPrefix(q: Queries, scope: LicenseScope, apiKeyId: number): Promise<string | undefined> {
  const [row] = await q
    .select({ keyPrefix: apiKeys.keyPrefix })
    .from(apiKeys)
    .where(and(eq(apiKeys.apiKeyId, apiKeyId), inScope(apiKeys.licenseId, scope)))
  return row?.keyPrefix
}

/** Whether a user exists within the scope. */
export async function isUserInScope(q: Queries, scope: LicenseScope, userId: number): Promise<boolean> {
  const rows = await q
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), inScope(users.licenseId, scope)))
  return rows.length > 0
}
