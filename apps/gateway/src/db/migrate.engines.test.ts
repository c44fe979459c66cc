import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { checksumOf } from './migrations/checksum'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const applied = async () => (await db.execute(sql`select migration_id as id from migration order by 1`)).rows
const next = (MIGRATIONS.at(-1)?.id ?? 0) + 1
/** Databases refuse to start with any other text. A new migration may be added here when it is released. */
const RELEASED = [
  'bc4bce2969b017c9',
  '70dad42e843d9e43',
  '34e273a549c12ed3',
  '1e5a3de89e2d6de9',
  'd8cec7f0106ec9a2',
  'e8ea77f52fc64029',
  '607aa0030217fdad',
  '0567ded92fbdd71f',
  '4e49d52bade87fbf',
]

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
    await expect(migrate(db, [...MIGRATIONS, broken])).rejects.toMatchObject({
      name: 'StartFault',
      message: `Migration ${next} (broken) failed at statement 2 of 2: relation "half" already exists. All of its changes were rolled back, and the database is at schema version ${next - 1}.`,
      remedy: `Fix the cause and start again, or start a gateway that knows schema version ${next - 1}.`,
      cause: { cause: { code: '42P07' } },
    })
    expect(await applied()).toEqual(before)
    expect((await db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])

    await migrate(db, [...MIGRATIONS, { ...broken, statements: ['create table half (a int)'] }])
    expect(await applied()).toEqual([...before, { id: next }])
    await db.execute(sql`drop table half`)
    await db.execute(sql`delete from migration where migration_id = ${next}`)
  })

  it('keep the ones that went before a failed one in the same start', async () => {
    const whole = { id: next + 1, name: 'whole', statements: ['create table whole (a int)'] }
    const broken = { id: next + 2, name: 'broken', statements: ['drop table whole', 'select * from nowhere'] }
    const mended = { id: next, name: 'broken', statements: ['create table half (a int)'] }
    await expect(migrate(db, [...MIGRATIONS, mended, whole, broken])).rejects.toThrow(`Migration ${next + 2} (broken)`)
    expect((await applied()).at(-1)).toEqual({ id: next + 1 })
    expect((await db.execute(sql`select to_regclass('whole')::text as whole`)).rows).toEqual([{ whole: 'whole' }])
    await db.execute(sql`drop table whole`)
    await db.execute(sql`drop table half`)
    await db.execute(sql`delete from migration where migration_id >= ${next}`)
  })

  it('refuse a database that was given another text of one of them', async () => {
    const [first, ...later] = MIGRATIONS
    const changed = { ...first!, statements: [...first!.statements.slice(1), 'select 1'] }
    await expect(migrate(db, [changed, ...later])).rejects.toMatchObject({
      name: 'StartFault',
      message: 'Migration 1 (identity) is not the one that this database has: another text was applied.',
      remedy:
        'Start the gateway that made the database. A released migration never changes: put a correction into a new migration.',
    })
    await db.execute(sql`update migration set name = 'of a branch', checksum = 'other' where migration_id = 2`)
    await expect(migrate(db)).rejects.toThrow(
      'Migration 2 (sign-in) is not the one that this database has: another text was applied under the name of a branch.',
    )
    const [, second] = MIGRATIONS
    await db.execute(
      sql`update migration set name = 'sign-in', checksum = ${checksumOf(second!)} where migration_id = 2`,
    )
    await migrate(db)
  })

  it('take an indented text for the same one', async () => {
    const indented = MIGRATIONS.map((migration) => ({
      ...migration,
      statements: migration.statements.map((statement) => `\n  ${statement.replaceAll(' ', '  ')}\n`),
    }))
    await migrate(db, indented)
  })

  it('fill in the checksums of a database that has none, once', async () => {
    const checksums = async () =>
      (await db.execute(sql`select migration_id as id, checksum from migration order by 1`)).rows
    const wanted = MIGRATIONS.map((migration) => ({ id: migration.id, checksum: checksumOf(migration) }))
    expect(await checksums()).toEqual(wanted)
    await db.execute(sql`alter table migration drop column checksum`)
    await migrate(db)
    expect(await checksums()).toEqual(wanted)
  })

  it('have the checksums that they were released with', () => {
    expect(MIGRATIONS.slice(0, RELEASED.length).map((migration) => checksumOf(migration).slice(0, 16))).toEqual(
      RELEASED,
    )
  })

  it('refuse a database that a newer gateway made', async () => {
    await db.execute(sql`insert into migration values (9000, 'of tomorrow', 0, null)`)
    await expect(migrate(db)).rejects.toMatchObject({
      message: `The database has schema version 9000; this gateway knows versions up to ${next - 1}.`,
      remedy: 'Start the newer gateway that made it, or one newer than that.',
    })
  })
})
