import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOldDatabase, openAsIs, SAVED_ROWS } from '../../test/old-database'
import { differencesOf, readStoredRows, type StoredRows } from '../../test/stored-rows'
import { readStoredSchema } from '../../test/stored-schema'
import { UPGRADE_CHANGES } from '../../test/upgrade-changes'
import { emptyWorld, type WorldCopy } from '../../test/world-copy'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { openDatabase, type Database } from './open'

/** A fresh database of the embedded engine takes five seconds of CPU. */
const WITH_CREATION = 300_000

/** Versions change tables and not what people have entered: compared is every row of every table, whatever tables there are. */
describe.each(SAVED_ROWS)('the demo data of %s', (version) => {
  let world: WorldCopy
  let db: Database
  let before: StoredRows
  beforeAll(async () => {
    world = await emptyWorld()
    const old = await makeOldDatabase(world.config, version)
    before = await readStoredRows(old.orm)
    await old.close()
    db = await openDatabase(world.config)
  }, WITH_CREATION)
  afterAll(async () => {
    await db.close()
    await world.remove()
  })

  it('has a row in every table of its version, so that every table is compared', () => {
    const empty = [...before.tables].filter(([, { rows }]) => rows.length === 0).map(([name]) => name)
    expect(empty).toEqual([])
  })

  it('has every row of every table after the upgrade, and none besides', async () => {
    expect(differencesOf(before, await readStoredRows(db.orm), UPGRADE_CHANGES)).toEqual([])
    const { rows } = await db.execute(
      sql`select migration_id as id, checksum is null as "isBare" from migration order by 1`,
    )
    expect(rows).toEqual(MIGRATIONS.map(({ id }) => ({ id, isBare: false })))
  })

  it(
    'has the schema of a new database after the upgrade',
    async () => {
      const fresh = await emptyWorld()
      const other = await openAsIs(fresh.config)
      await migrate(other)
      const schema = await readStoredSchema(other.orm)
      await other.close()
      await fresh.remove()
      expect(schema.length).toBeGreaterThan(300)
      expect(await readStoredSchema(db.orm)).toEqual(schema)
    },
    WITH_CREATION,
  )

  it('is the same after a second start', async () => {
    const first = await readStoredRows(db.orm)
    await db.close()
    db = await openDatabase(world.config)
    expect(differencesOf(first, await readStoredRows(db.orm), { ...UPGRADE_CHANGES, columns: [], grown: [] })).toEqual(
      [],
    )
  })
})

describe('the comparison of an upgrade', () => {
  const stored = (rows: readonly Record<string, unknown>[], columns = ['id', 'name']): StoredRows => ({
    tables: new Map([['boat', { columns, rows }]]),
  })
  const strict = { grown: [], removed: [], columns: [], rows: {} }
  const one = stored([{ id: 1, name: 'Anna' }])

  it.each([
    ['a row that is missing', stored([]), ['boat: {"id":1,"name":"Anna"} is missing or changed.']],
    [
      'a value that changed',
      stored([{ id: 1, name: 'Ann' }]),
      ['boat: {"id":1,"name":"Anna"} is missing or changed.', 'boat: {"id":1,"name":"Ann"} is new or changed.'],
    ],
    [
      'a row that was doubled',
      stored([
        { id: 1, name: 'Anna' },
        { id: 1, name: 'Anna' },
      ]),
      ['boat: {"id":1,"name":"Anna"} is new or changed.'],
    ],
    ['a table that is missing', { tables: new Map() }, ['boat: the table is missing.']],
    ['nothing of a new column', stored([{ id: 1, name: 'Anna', age: 3 }], ['id', 'name', 'age']), []],
    ['nothing of a dropped column', stored([{ id: 1 }], ['id']), []],
  ])('reports %s', (_, after, differences) => {
    expect(differencesOf(one, after, strict)).toEqual(differences)
  })

  it('leaves out what is listed', () => {
    const changed = stored([{ id: 1, name: 'Ann' }])
    expect(differencesOf(one, changed, { ...strict, columns: ['boat.name'] })).toEqual([])
    expect(differencesOf(one, changed, { ...strict, rows: { boat: ({ id }) => id === 1 } })).toEqual([])
    expect(differencesOf(stored([]), one, { ...strict, grown: ['boat'] })).toEqual([])
    expect(differencesOf(one, { tables: new Map() }, { ...strict, removed: ['boat'] })).toEqual([])
  })
})
