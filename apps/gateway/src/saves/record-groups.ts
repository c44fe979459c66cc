import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { groupUsers } from '../db/schema'
import { readTags } from '../holdings/assignments'
import { recordAll, type AuditedCall } from '../http/audit'
import { changedIds } from './save-ids'

/** The tags of the user lists of some groups, for the entries about these lists. Read them before a user joins or leaves. */
export const readMemberTags = (tx: Queries, userGroupIds: readonly number[]) =>
  readTags(tx, groupUsers, sql`select unnest(${idList(userGroupIds)})`)

/**
 * Audits for each group that a user joined or left it. The entry about the user names all of these groups.
 * @param tagOf the tags from before the change
 */
export const recordGroups = (
  tx: Queries,
  call: AuditedCall,
  {
    userId,
    licenseId,
    joined = [],
    left = [],
    tagOf,
  }: { userId: number; licenseId: number; tagOf: (userGroupId: number) => string } & Partial<
    Record<'joined' | 'left', readonly number[]>
  >,
): Promise<void> =>
  recordAll(
    tx,
    call,
    [...joined, ...left].map((id) => {
      const [action, change] = joined.includes(id)
        ? (['groups.assign', { added: [userId], removed: [] }] as const)
        : (['groups.unassign', { added: [], removed: [userId] }] as const)
      const { before, after } = changedIds('userIds')(change)
      const subject = { kind: 'user-group', id } as const
      return { action, subject, licenseId, before: { ...before, version: tagOf(id) }, after, isPart: true }
    }),
  )
