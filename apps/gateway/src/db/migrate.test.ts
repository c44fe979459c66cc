import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const applied = async () => (await db.execute(sql`select migration_id as id from migration order by 1`)).rows
const next = (MIGRATIONS.at(-1)?.id ?? 0) + 1

describe('migrations', () => {
  it('are numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map((migration) => migration.id)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  })

  it('run once', async () => {
    const before = await applied()
    await migrate(db)
    expect(await applied()).toEqual(before)
  })

  it('leave the database as it was when one fails half-way, and run when it is mended', async () => {
    const before = await applied()
    const broken = { id: next, name: 'broken', statements: ['create table half (a int)', 'create table half (a int)'] }
    await expect(migrate(db, [...MIGRATIONS, broken])).rejects.toMatchObject({ cause: { code: '42P07' } })
    expect(await applied()).toEqual(before)
    expect((await db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])

    await migrate(db, [...MIGRATIONS, { ...broken, statements: ['create table half (a int)'] }])
    expect(await applied()).toEqual([...before, { id: next }])
  })

  it('refuse a database that a newer gateway made', async () => {
    await db.execute(sql`insert into migration values (9000, 'of tomorrow', 0)`)
    await expect(migrate(db)).rejects.toMatchObject({
      message: `The database has schema version 9000; this gateway knows versions up to ${next - 1}.`,
      remedy: 'Start the newer gateway that made it, or one newer than that.',
    })
  })
})
