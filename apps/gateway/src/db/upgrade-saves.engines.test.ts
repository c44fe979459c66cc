import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { makeOldDatabase, SAVED_ROWS } from '../../test/old-database'
import { emptyWorld, type WorldCopy } from '../../test/world-copy'
import { openDatabase, type Database } from './open'
import { apiKeys, importSystems, licenseAddOns, licenses, projectConfigs, projects, users } from './schema'

/** Values that a form or a rule of today would write in another way, or refuse. */
const LONG = 'x'.repeat(400)
const BLANKS = '  two  blanks '

const CONFIG = {
  configs: [
    {
      property: 'ResourceProperties',
      parameters: [
        { label_name: 'Heat Number', name: 'A', label_type: 'text', resourceTypes: [201] },
        // A twin, and a type that does not exist.
        { label_name: ' heat number ', name: 'B', label_type: 'text', resourceTypes: [201, 99_999] },
      ],
    },
  ],
}

/** An old database is a database of its own on the embedded engine, which takes seconds. */
const WITH_CREATION = 300_000

describe.each(SAVED_ROWS.slice(-1))('what %s stored before the rules of today', (version) => {
  let world: WorldCopy
  let db: Database
  let gateway: TestGateway
  let admin: Client
  beforeAll(async () => {
    world = await emptyWorld()
    const old = await makeOldDatabase(world.config, version)
    const change = (text: string) => old.execute(sql.raw(text))
    await change(`update license set max_users = -5, max_projects = -7, company = '${BLANKS}', expiry_date = 1,
      expiry_notification_days = '[5, 5, -1]' where license_id = 2`)
    await change(`update license_add_on set max_users = -5 where license_id = 2`)
    await change(`update app_user set first_name = '${BLANKS}', phone_number = '${LONG}' where user_name = 'no.roles'`)
    await change(`update api_key set description = '${BLANKS}', name = '${LONG}' where api_key_id = 1`)
    await change(`update project set name = '${BLANKS}' where project_id = 12`)
    await old.close()
    db = await openDatabase(world.config)
    gateway = await startTestGateway({ db })
    admin = await gateway.clientAs('super.admin')
  }, WITH_CREATION)
  afterAll(async () => {
    await gateway.close()
    await db.close()
    await world.remove()
  })

  it('of a license stays when its name changes [LIC-73, LIC-88]', async () => {
    const before = (await admin.licenses.list()).body.find(({ licenseId }) => licenseId === 2)
    if (before === undefined) throw new Error('License 2 is missing.')
    const { body } = await admin.licenses.save({ params: { licenseId: 2 }, body: { ...before, name: 'Renamed' } })
    expect(body).toMatchObject({ name: 'Renamed', maxUsers: -5, maxProjects: -7, company: BLANKS, expiryDate: 1 })
    expect(body.expiryNotificationDays).toEqual([5, 5, -1])
    expect(await db.orm.$count(licenses, sql`name = 'Renamed' and max_users = -5`)).toBe(1)
  })

  it('of limits stays when one of them changes [LIC-73, LIC-88]', async () => {
    const { body: addOns } = await admin.licenses.addOns({ params: { licenseId: 2 } })
    const [first, ...others] = addOns.map((addOn, index) => ({ ...addOn, maxUsers: index === 0 ? 7 : addOn.maxUsers }))
    if (first === undefined || others.length === 0) throw new Error('License 2 has too few product licenses.')
    await admin.licenses.saveAddOns({ params: { licenseId: 2 }, body: [first, ...others] })
    expect(await db.orm.$count(licenseAddOns, sql`license_id = 2 and max_users = -5`)).toBe(others.length)
  })

  it('of a user, a key and a project stays when another field changes [LIC-88]', async () => {
    const [user] = (await admin.users.list({ query: { search: 'no.roles' } })).body
    const [key] = (await admin.apiKeys.list({})).body.filter(({ apiKeyId, apiKeyid }) => (apiKeyId ?? apiKeyid) === 1)
    const project = (await admin.projects.list({})).body.find(({ projectId }) => projectId === 12)
    if (user === undefined || key === undefined || project === undefined) throw new Error('A row is missing.')
    await admin.users.save({ params: { username: 'no.roles' }, body: { ...user, position: 'Rigger' } })
    await admin.apiKeys.save({ params: { id: 1 }, body: { ...key, isActive: !key.isActive } })
    await admin.projects.save({ params: { projectId: 12 }, body: { ...project, description: 'New' } })
    expect(
      await db.orm.$count(users, sql`first_name = ${BLANKS} and phone_number = ${LONG} and position = 'Rigger'`),
    ).toBe(1)
    expect(await db.orm.$count(apiKeys, sql`name = ${LONG} and description = ${BLANKS} and version > 1`)).toBe(1)
    expect(await db.orm.$count(projects, sql`name = ${BLANKS} and description = 'New'`)).toBe(1)
  })

  it('of an import system stays when its description changes, although its name has a twin [LIC-88]', async () => {
    const rows = ['Feed A', 'Feed  A '].map((name, nameTwin) => ({
      projectId: 12,
      name,
      nameTwin,
      path: `${BLANKS}${name}`,
      description: '',
    }))
    const [, twin] = await db.orm.insert(importSystems).values(rows).returning()
    const params = { configId: twin?.importId ?? 0 }
    const { body: stored } = await admin.imports.one({ params })
    await admin.imports.save({ params, body: { ...stored, description: 'New' } })
    expect(
      await db.orm.$count(importSystems, sql`name = 'Feed  A ' and path = ${rows[1]?.path} and description = 'New'`),
    ).toBe(1)
  })

  it('of a config stays when another parameter changes, with its twins and dangling types [LIC-88]', async () => {
    const [row] = await db.orm
      .insert(projectConfigs)
      .values({ projectId: 12, name: 'ResourceProperties', data: CONFIG })
      .returning()
    const [entry] = CONFIG.configs
    const data = {
      configs: [
        {
          ...entry,
          property: 'ResourceProperties',
          parameters: [...(entry?.parameters ?? []), { label_name: 'Owner', name: 'C', label_type: 'text' }],
        },
      ],
    }
    const config = { id: row?.configId ?? 0, name: 'ResourceProperties', projectId: 12, isLicense: false, version: 1 }
    const { body } = await admin.configs.save({ body: { ...config, data } })
    expect(body.data).toEqual(data)
  })
})
