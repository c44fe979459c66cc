import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { foldCase } from '../../db/fold-case'
import { users } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'
import { isStorableId } from '../../http/storable'

const { passwordHash: _neverRead, searchText: _searchedAlone, ...userColumns } = getTableColumns(users)

/** A user as stored, but for the password's hash and the text of searches, which no query of this area reads. */
export type UserRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'searchText'>

export { userColumns }

/** The user of a name, in any case, or of an id, within the scope. */
const matching = (who: string | number, scope: LicenseScope) =>
  and(
    typeof who === 'string'
      ? sql`lower(${users.userName}) = ${foldCase(who)}`
      : eq(users.userId, isStorableId(who) ? who : 0),
    inScope(users.licenseId, scope),
  )

/** @param who a name in any case, or an id */
export async function findUser(q: Queries, scope: LicenseScope, who: string | number): Promise<UserRow | undefined> {
  const [row] = await q.select(userColumns).from(users).where(matching(who, scope))
  return row
}

/** The same, locked until the transaction ends: of two concurrent saves, the second reads what the first wrote. */
export async function lockUser(tx: Queries, scope: LicenseScope, who: string | number): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(matching(who, scope)).for('no key update')
  return row
}

/** Writes the values and counts the save. */
export async function updateUser(tx: Queries, userId: number, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.userId, userId))
    .returning(userColumns)
  if (row === undefined) throw new Error('A locked user does not exist.')
  return row
}
