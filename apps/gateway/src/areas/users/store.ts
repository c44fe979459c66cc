import { and, eq, sql } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { foldCase } from '../../db/fold-case'
import { users } from '../../db/schema'
import { isStorableId } from '../../http/storable'
import { inScope, type LicenseScope } from '../../db/scope'

const { passwordHash: _neverRead, searchText: _searchedAlone, ...userColumns } = getTableColumns(users)

/** A user as stored, but for the password's hash and the text of searches, which no query of this area reads. */
export type UserRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'searchText'>

export { userColumns }

/** The user of a name, in any case, within the scope. */
const named = (userName: string, scope: LicenseScope) =>
  and(sql`lower(${users.userName}) = ${foldCase(userName)}`, inScope(users.licenseId, scope))

export async function findUser(q: Queries, scope: LicenseScope, userName: string): Promise<UserRow | undefined> {
  const [row] = await q.select(userColumns).from(users).where(named(userName, scope))
  return row
}

/** By id; what is no id names nobody. */
const numbered = (userId: number, scope: LicenseScope) =>
  and(eq(users.userId, isStorableId(userId) ? userId : 0), inScope(users.licenseId, scope))

export async function findUserById(q: Queries, scope: LicenseScope, userId: number): Promise<UserRow | undefined> {
  const [row] = await q.select(userColumns).from(users).where(numbered(userId, scope))
  return row
}

/** The user of a name or of an id, held until the transaction ends: of two saves at the same time the second reads what the first wrote. */
export async function lockUser(tx: Queries, scope: LicenseScope, who: string | number): Promise<UserRow | undefined> {
  const condition = typeof who === 'string' ? named(who, scope) : numbered(who, scope)
  const [row] = await tx.select(userColumns).from(users).where(condition).for('update')
  return row
}

/** Writes the values and counts the save. */
export async function updateUser(tx: Queries, userId: number, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.userId, userId))
    .returning(userColumns)
  if (row === undefined) throw new Error('A user that was locked has gone.')
  return row
}
