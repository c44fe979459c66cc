import type { ActivityActor } from '@sitewright/domain/activity/model'
import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { apiKeys, type audit, users } from '../db/schema'
import type { LicenseScope } from '../db/scope'

/** The users who did something, with the license that says whether the reader may know them. */
async function readActingUsers(q: Queries, userIds: readonly number[]) {
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
async function readActingKeys(q: Queries, prefixes: readonly string[]) {
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

/** What an entry says of who did it. */
export type ActingRow = Pick<typeof audit.$inferSelect, 'actorUserId' | 'actorUserName'>

/** How the audit writes a program as actor (`http/key-caller.ts`). */
const KEY = /^key:(.+)$/

const distinct = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

const prefixOf = ({ actorUserName }: ActingRow): string | undefined => KEY.exec(actorUserName)?.[1]

/**
 * Reads who did the entries of a page. A reader of one license never sees the name of a user or key of another license, nor of a deleted one, whose license is unknown.
 */
export async function readActors(
  q: Queries,
  scope: LicenseScope,
  rows: readonly ActingRow[],
): Promise<(row: ActingRow) => ActivityActor> {
  const users = await readActingUsers(q, distinct(rows.map((row) => row.actorUserId)))
  const keys = await readActingKeys(q, distinct(rows.map(prefixOf)))
  const isKnown = (licenseId: number): boolean => scope === 'all' || scope.licenseId === licenseId

  return (row) => {
    if (row.actorUserName === '') return { kind: 'nobody' }
    const prefix = row.actorUserId === null ? prefixOf(row) : undefined
    const key = prefix === undefined ? undefined : keys.get(prefix)
    const user = row.actorUserId === null ? undefined : users.get(row.actorUserId)
    const found = user ?? key
    if (found === undefined ? scope !== 'all' : !isKnown(found.licenseId)) return { kind: 'hidden' }
    if (prefix !== undefined)
      return { kind: 'api-key', keyPrefix: prefix, ...(key && { id: key.apiKeyId, keyName: key.name }) }
    if (user === undefined) return { kind: 'user', userName: row.actorUserName }
    const fullName = `${user.firstName} ${user.lastName}`.trim()
    return { kind: 'user', id: user.userId, userName: user.userName, fullName }
  }
}
