import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAdministrativeRole } from '@sitewright/domain/shared/roles'
import { openDatabase, type Database } from './open'
import { apiKeys, groupUsers, lostRoles, roles, userGroups, userRoles, users } from './schema'

const SAVED = path.join(import.meta.dirname, '..', '..', 'test', 'data')

/** Data that earlier versions have left behind, by the number of their schema (`scripts/save-data.ts`). */
describe.each(fs.readdirSync(SAVED))('the production data of %s', (version) => {
  let dataDir = ''
  let db: Database
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-upgrade-'))
    const { status } = spawnSync('tar', ['-xzf', path.join(SAVED, version, 'production.tgz'), '-C', dataDir])
    expect(status).toBe(0)
    db = await openDatabase({ databaseUrl: undefined, dataDir, seed: 'none', admin: undefined })
  })
  afterAll(async () => {
    await db.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })

  it('is opened with every row that it holds', async () => {
    const stored = await db.orm.select().from(users).orderBy(asc(users.userId))
    expect(stored.map(({ userName }) => userName)).toEqual(['first.admin', 'second.user'])
    expect(await db.orm.select().from(userGroups)).toMatchObject([{ name: 'Night shift' }])
    expect(await db.orm.select().from(groupUsers)).toHaveLength(1)
    expect(await db.orm.select().from(apiKeys)).toMatchObject([{ name: 'Nightly export' }])
  })

  it('knows which of its roles are administrative, and notes one that is lost', async () => {
    const catalogue = await db.orm.select().from(roles)
    expect(catalogue.length).toBeGreaterThan(0)
    expect(catalogue.filter((row) => row.isAdministrative !== isAdministrativeRole(row.name))).toEqual([])
    const [first] = await db.orm.select().from(users).where(eq(users.userName, 'first.admin'))
    await db.orm.delete(userRoles).where(eq(userRoles.ownerId, first!.userId))
    const administrative = catalogue.filter((row) => row.isAdministrative)
    expect(await db.orm.select().from(lostRoles)).toHaveLength(administrative.length)
  })
})
