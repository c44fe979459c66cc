import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAdministrativeRole } from '@sitewright/domain/shared/roles'
import { openAsIs, SAVED_FOLDERS, unpackFolder } from '../../test/old-database'
import { differencesOf, readStoredRows, type StoredRows } from '../../test/stored-rows'
import { readStoredSchema } from '../../test/stored-schema'
import { UPGRADE_CHANGES } from '../../test/upgrade-changes'
import { emptyWorld } from '../../test/world-copy'
import { migrate } from './migrate'
import { openDatabase, type Database } from './open'
import { apiKeys, groupUsers, lostRoles, roles, userGroups, userRoles, users } from './schema'

/** A fresh database of the embedded engine takes five seconds of CPU. */
const WITH_CREATION = 300_000

describe.each(SAVED_FOLDERS)('the production data of %s', (version) => {
  let dataDir = ''
  let db: Database
  let before: StoredRows
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-upgrade-'))
    unpackFolder(version, dataDir)
    const config = { databaseUrl: undefined, dataDir, seed: 'none', admin: undefined } as const
    const old = await openAsIs(config)
    before = await readStoredRows(old.orm)
    await old.close()
    db = await openDatabase(config)
  }, WITH_CREATION)
  afterAll(async () => {
    await db.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })

  it('has every row of every table after the upgrade, and none besides', async () => {
    expect(before.tables.size).toBeGreaterThan(30)
    expect(differencesOf(before, await readStoredRows(db.orm), UPGRADE_CHANGES)).toEqual([])
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
      expect(await readStoredSchema(db.orm)).toEqual(schema)
    },
    WITH_CREATION,
  )

  it('is opened with every row that it holds', async () => {
    const stored = await db.orm.select().from(users).orderBy(asc(users.userId))
    expect(stored.map(({ userName }) => userName)).toEqual(['first.admin', 'second.user'])
    expect(await db.orm.select().from(userGroups)).toMatchObject([{ name: 'Night shift' }])
    expect(await db.orm.select().from(groupUsers)).toHaveLength(1)
    expect(await db.orm.select().from(apiKeys)).toMatchObject([{ name: 'Nightly export' }])
  })

  it('knows which of its roles are administrative, and notes one that is lost', async () => {
    const catalog = await db.orm.select().from(roles)
    expect(catalog.length).toBeGreaterThan(0)
    expect(catalog.filter((row) => row.isAdministrative !== isAdministrativeRole(row.name))).toEqual([])
    const [first] = await db.orm.select().from(users).where(eq(users.userName, 'first.admin'))
    // The only super-administrator stays one (LIC-86).
    const lost = catalog.filter((row) => row.isAdministrative && row.name !== 'ACCESS_ALL_CUSTOMER_LICENCES')
    const lostIds = lost.map(({ roleId }) => roleId)
    await db.orm.delete(userRoles).where(and(eq(userRoles.ownerId, first!.userId), inArray(userRoles.itemId, lostIds)))
    expect(await db.orm.select().from(lostRoles)).toHaveLength(lost.length)
  })
})
