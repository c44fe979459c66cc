import { asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { projectNamed } from './demo/projects'
import {
  apiKeys,
  audit,
  importSystems,
  keyAddOns,
  keyProjects,
  keyRoles,
  reportGroups,
  reports,
  sessions,
  userGroups,
  userImports,
  userReports,
  users,
} from './schema'

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

  it('rejects an empty user name, and one with blanks around it', async () => {
    const check = { code: '23514', constraint: 'app_user_user_name_check' }
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: '' }))).toEqual(check)
    expect(await refusalOf(db.orm.insert(users).values({ ...someone, userName: ' blank ' }))).toEqual(check)
  })

  it('rejects a second user group of the same name in a license, and accepts the name in another license', async () => {
    expect(await refusalOf(db.orm.insert(userGroups).values({ licenseId: 1, name: 'night shift' }))).toEqual({
      code: '23505',
      constraint: 'user_group_license_id_name',
    })
    expect(await refusalOf(db.orm.insert(userGroups).values({ licenseId: 2, name: 'night shift' }))).toBe('accepted')
  })

  it('knows a prefix and a secret of an API key once over all licenses, and no prefix of another form', async () => {
    const key = { licenseId: 1, name: 'Gate', keyPrefix: 'gate0001', secretHash: 'one', createdDate: 0, updatedDate: 0 }
    expect(await refusalOf(db.orm.insert(apiKeys).values(key))).toBe('accepted')
    const other = { ...key, licenseId: 2 }
    expect(await refusalOf(db.orm.insert(apiKeys).values({ ...other, secretHash: 'two' }))).toEqual({
      code: '23505',
      constraint: 'api_key_key_prefix_key',
    })
    expect(await refusalOf(db.orm.insert(apiKeys).values({ ...other, keyPrefix: 'gate0002' }))).toEqual({
      code: '23505',
      constraint: 'api_key_secret_hash_key',
    })
    for (const keyPrefix of ['', 'gate000', 'gate00001', 'GATE0002', 'gate_002']) {
      const odd = { ...other, secretHash: 'two', keyPrefix }
      expect(await refusalOf(db.orm.insert(apiKeys).values(odd))).toEqual({
        code: '23514',
        constraint: 'api_key_key_prefix_check',
      })
    }
    const second = { ...other, secretHash: 'two', keyPrefix: 'gate0002' }
    expect(await refusalOf(db.orm.insert(apiKeys).values({ ...second, name: '' }))).toEqual({
      code: '23514',
      constraint: 'api_key_name_check',
    })
    // Two keys may have one name.
    expect(await refusalOf(db.orm.insert(apiKeys).values({ ...second, licenseId: 1 }))).toBe('accepted')
  })

  it('takes what an API key was given away with the key', async () => {
    const [key] = await db.orm
      .insert(apiKeys)
      .values({ licenseId: 1, name: 'Old', keyPrefix: 'old00001', secretHash: 'old', createdDate: 0, updatedDate: 0 })
      .returning()
    const ownerId = key?.apiKeyId ?? 0
    const given = [keyAddOns, keyProjects, keyRoles]
    for (const table of given) await db.orm.insert(table).values({ ownerId, itemId: 1 })
    await db.orm.delete(apiKeys).where(eq(apiKeys.apiKeyId, ownerId))
    for (const table of given) {
      expect(await db.orm.select({ n: count() }).from(table).where(eq(table.ownerId, ownerId))).toEqual([{ n: 0 }])
    }
  })

  it('knows a report group once, one for everybody too, and ends it with its report', async () => {
    const [report] = await db.orm.insert(reports).values({ reportPath: '/x', reportName: 'X' }).returning()
    const reportId = report?.reportId ?? 0
    const once = { code: '23505', constraint: 'report_group_once' }
    for (const group of [{ reportId }, { reportId, roleId: 1 }, { reportId, roleId: 1, licenseId: 1, projectId: 1 }]) {
      expect(await refusalOf(db.orm.insert(reportGroups).values(group))).toBe('accepted')
      expect(await refusalOf(db.orm.insert(reportGroups).values(group))).toEqual(once)
    }
    await db.orm.insert(userReports).values({ ownerId: 1, itemId: reportId })
    await db.orm.delete(reports).where(eq(reports.reportId, reportId))
    expect(await db.orm.select().from(reportGroups).where(eq(reportGroups.reportId, reportId))).toEqual([])
    expect(await db.orm.select().from(userReports).where(eq(userReports.itemId, reportId))).toEqual([])
  })

  it('allows a name of an import system once in a project, and one switch for each user [IMP-13, IMP-14]', async () => {
    const welds = projectNamed('Jetty 3').projectId
    expect(
      await refusalOf(db.orm.insert(importSystems).values({ projectId: welds, path: '/x', name: 'WELD log' })),
    ).toEqual({
      code: '23505',
      constraint: 'import_system_project_id_name',
    })
    expect(
      await refusalOf(db.orm.insert(importSystems).values({ projectId: welds + 1, path: '/x', name: 'WELD log' })),
    ).toBe('accepted')
    const [on] = await db.orm.select().from(userImports)
    expect(await refusalOf(db.orm.insert(userImports).values(on!))).toEqual({
      code: '23505',
      constraint: 'user_import_pkey',
    })
  })

  it('ends the sessions of a user who is deleted', async () => {
    const [user] = await db.orm
      .insert(users)
      .values({ ...someone, userName: 'short.lived' })
      .returning()
    const userId = user?.userId ?? 0
    await db.orm.insert(sessions).values({ sessionHash: 'short', userId, createdAt: 1, expiresAt: 2, endsAt: 2 })
    await db.orm.delete(users).where(eq(users.userId, userId))
    expect(await db.orm.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
  })

  it('rejects changes and deletions of audit entries', async () => {
    await db.orm.insert(audit).values({ at: 1, actorUserName: 'a', action: 'users.save', requestId: 'r' })
    const before = await db.orm.select().from(audit)
    expect(await refusalOf(db.orm.update(audit).set({ action: 'other' }))).toMatchObject({ code: '23001' })
    expect(await refusalOf(db.orm.delete(audit))).toMatchObject({ code: '23001' })
    expect(await refusalOf(db.execute(sql`truncate audit`))).toMatchObject({ code: '23001' })
    expect(await db.orm.select().from(audit)).toEqual(before)
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

/** The plan where reading the table from end to end and sorting are out of the question, as they are with 100,000 users. */
const planOf = (query: SQL): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

describe('the list of users', () => {
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
        sql`select user_id from app_user where ${scope} order by ${columns[key]}, user_id limit 25`,
      )
      expect(plan).toMatch(/Index (Only )?Scan using app_user_(license_id_)?by_/)
      expect(plan).not.toContain('Sort Key')
    }
  })

  it.each(['isApproved', 'isLockedOut'] as const)(
    'reads a page sorted by %s from an index the other way around too: nearly all users share one value, and come by id',
    async (key) => {
      for (const scope of [sql`license_id = 1`, sql`true`]) {
        const plan = await planOf(
          sql`select user_id from app_user where ${scope} order by ${columns[key]} desc, user_id limit 25`,
        )
        expect(plan).toMatch(/Index (Only )?Scan using app_user_(license_id_)?by_is_\w+_first/)
        expect(plan).not.toContain('Sort Key')
      }
    },
  )

  it('finds a part of a name by an index', async () => {
    const plan = await planOf(sql`select user_id from app_user where search_text like '%okaf%'`)
    expect(plan).toContain('app_user_search')
  })
})

describe('the list of API keys', () => {
  it('is read by name from an index, of one license and of all', async () => {
    for (const [scope, index] of [
      [sql`license_id = 1`, 'api_key_license_id_by_name'],
      [sql`true`, 'api_key_by_name'],
    ] as const) {
      const plan = await planOf(
        sql`select api_key_id from api_key where ${scope} order by lower(name), api_key_id limit 25`,
      )
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index}`))
      expect(plan).not.toContain('Sort Key')
    }
  })
})
