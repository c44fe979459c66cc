import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { audit, sessions, userGroups, users } from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const someone = { firstName: 'A', lastName: 'B', email: 'a@b.example', licenseId: 1, createDate: 0 }

/** What the database says of a statement that it refuses. */
const refusalOf = (statement: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(statement).then(
    () => 'accepted',
    (error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined
      if (!(cause instanceof Error) || !('code' in cause)) throw error
      return { code: cause.code, constraint: 'constraint' in cause ? cause.constraint : undefined }
    },
  )

describe('the database', () => {
  it('knows a user name once, whatever its case and its alphabet', async () => {
    const unique = { code: '23505', constraint: 'app_user_user_name' }
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: 'Super.ADMIN' }))).toEqual(unique)
    await db.orm.insert(users).values({ ...someone, userName: 'Éowyn.Ødegård' })
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: 'éowyn.ØDEGÅRD' }))).toEqual(unique)
  })

  it('refuses a user name of nothing, or with blanks around it', async () => {
    const check = { code: '23514', constraint: 'app_user_user_name_check' }
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: '' }))).toEqual(check)
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: ' blank ' }))).toEqual(check)
  })

  it('knows the name of a user group once in a license, and lets another license have it too', async () => {
    expect(await refusalOf(db.orm.insert(userGroups).values({ licenseId: 1, name: 'night shift' }))).toEqual({
      code: '23505',
      constraint: 'user_group_license_id_name',
    })
    expect(await refusalOf(db.orm.insert(userGroups).values({ licenseId: 2, name: 'night shift' }))).toBe('accepted')
  })

  it('ends the sessions of a user who is deleted', async () => {
    const [user] = await db.orm
      .insert(users)
      .values({ ...someone, userName: 'short.lived' })
      .returning()
    const userId = user?.userId ?? 0
    await db.orm.insert(sessions).values({ userId, createdAt: 1, expiresAt: 2 })
    await db.orm.delete(users).where(eq(users.userId, userId))
    expect(await db.orm.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
  })

  it('lets nobody change or take away what the audit says', async () => {
    await db.orm.insert(audit).values({ at: 1, actorUserName: 'a', action: 'users.save', subject: 's', requestId: 'r' })
    expect(await refusalOf(db.orm.update(audit).set({ subject: 'other' }))).toMatchObject({ code: '23001' })
    expect(await refusalOf(db.orm.delete(audit))).toMatchObject({ code: '23001' })
    expect(await refusalOf(db.execute(sql`truncate audit`))).toMatchObject({ code: '23001' })
    expect(await db.orm.select({ subject: audit.subject }).from(audit)).toEqual([{ subject: 's' }])
  })

  it('sorts names by code point without regard to case, whatever the locale of the server', async () => {
    const names = ['zeta', 'Alpha', 'éclair', 'alpha.b', 'alpha_a', 'ALPHA-C', 'Zulu']
    await db.orm.insert(users).values(names.map((userName) => ({ ...someone, userName, comment: 'sorted' })))
    const found = await db.orm
      .select({ userName: users.userName })
      .from(users)
      .where(eq(users.comment, 'sorted'))
      .orderBy(asc(sql`lower(${users.userName})`))
    expect(found.map((user) => user.userName)).toEqual(
      names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
  })
})

describe('the list of users', () => {
  /** The plan where reading the table from end to end and sorting are out of the question, as they are with 100,000 users. */
  const planOf = (query: SQL): Promise<string> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const columns: Record<(typeof USER_SORT_KEYS)[number], SQL> = {
    userName: sql`lower(user_name)`,
    firstName: sql`lower(first_name)`,
    lastName: sql`lower(last_name)`,
    isApproved: sql`is_approved`,
    isLockedOut: sql`is_locked_out`,
  }

  it.each(USER_SORT_KEYS)('reads a page sorted by %s from an index, of one license and of all', async (key) => {
    for (const scope of [sql`license_id = 1`, sql`true`]) {
      const plan = await planOf(
        sql`select user_id from app_user where ${scope} order by ${columns[key]} desc, user_id desc limit 25`,
      )
      expect(plan).toMatch(/Index (Only )?Scan Backward using app_user_(license_id_)?by_/)
      expect(plan).not.toContain('Sort Key')
    }
  })

  it('finds a part of a name by an index', async () => {
    const text = sql`lower(user_name || ' ' || first_name || ' ' || last_name || ' ' || email)`
    expect(await planOf(sql`select user_id from app_user where ${text} like '%okaf%'`)).toContain('app_user_search')
  })
})
