import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { saveProjectOverrides } from '@sitewright/api-client/project-overrides'
import { internalSettingsMessages } from '@sitewright/domain/internal-settings/messages'
import type { InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { fieldMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { audit } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const [refinery, jetty, hall, breakwater] = [
  'Northgate Refinery Expansion',
  'Jetty 3',
  'Gas Turbine Hall',
  'Outer Breakwater',
].map((name) => projectNamed(name).projectId) as [number, number, number, number]

const read = (licenseId = 1, client = admin) => client.internalSettings.read({ params: { licenseId } })
const save = (body: InternalSettingsSave, tag?: string, licenseId = 1, client = admin) =>
  client.internalSettings.save({ params: { licenseId }, body }, tag === undefined ? {} : { ifMatch: tag })
const lastEntry = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('the internal settings of a license', () => {
  it('are read with its projects, sorted by id as a number [API-41, API2-45, SET-08, SET-09, SET-10, CONF-60]', async () => {
    const { body, etag } = await read()
    expect(etag).toBe('"1"')
    expect(body.config).toEqual({
      CustomerCode: 'NGC-001',
      OpportunityId: 'OPP-20418',
      ProjectOverrides: {
        [refinery]: { type: 'CustomerCode', value: 'NGC-REF' },
        [jetty]: { type: 'OpportunityId', value: 'OPP-20777' },
      },
    })
    const ids = body.projects.map(({ projectId }) => projectId)
    expect(ids).toHaveLength(44)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect(ids).toContain(jetty)
    expect(ids).not.toContain(breakwater)
  })

  it('are empty before the first save, which is a version too', async () => {
    const first = await read(2)
    expect([first.body.config, first.etag]).toEqual([
      { CustomerCode: '', OpportunityId: '', ProjectOverrides: {} },
      '"0"',
    ])
    const saved = await save({ CustomerCode: 'HW' }, first.etag, 2)
    expect(saved.etag).toBe('"1"')
    expect((await failureOf(save({ CustomerCode: 'XX' }, first.etag, 2))).status).toBe(409)
  })

  it('are for users of all licenses alone [SET-02, PERM-16, ROLE-14, ROUTE-34, CONF-58]', async () => {
    for (const [name, status] of [
      [undefined, 401],
      ['viewer', 403],
      ['customer.admin', 403],
      ['harbour.admin', 403],
    ] as const) {
      const client = await gateway.clientAs(name)
      expect((await failureOf(read(1, client))).status).toBe(status)
      expect((await failureOf(save({}, undefined, 1, client))).status).toBe(status)
    }
    for (const licenseId of [999, 0, -1, 2_147_483_648]) {
      const refusals = [await failureOf(read(licenseId)), await failureOf(save({}, undefined, licenseId))]
      for (const { status, message } of refusals) expect([status, message]).toEqual([404, licenseMessages.notFound])
    }
  })
})

describe('a save of internal settings', () => {
  it('changes what it names, and removes an override with an empty type [API-42, API2-46, CONF-60, SET-04, SET-05, SET-06, SET-07, SET-11]', async () => {
    const { etag } = await read()
    const saved = await save(
      {
        CustomerCode: ' NGC-002 ',
        ProjectOverrides: { [hall]: { type: 'Region', value: '' }, [refinery]: { type: ' ', value: 'lost' } },
      },
      etag,
    )
    expect(saved.body.config).toEqual({
      CustomerCode: 'NGC-002',
      OpportunityId: 'OPP-20418',
      ProjectOverrides: {
        [jetty]: { type: 'OpportunityId', value: 'OPP-20777' },
        [hall]: { type: 'Region', value: '' },
      },
    })
    expect(await read()).toMatchObject({ body: saved.body, etag: saved.etag })
    expect(await lastEntry()).toMatchObject({
      action: 'internalSettings.save',
      licenseId: 1,
      before: { customerCode: 'NGC-001', [`override ${refinery}`]: 'CustomerCode: NGC-REF' },
      after: { customerCode: 'NGC-002', [`override ${hall}`]: 'Region: ' },
    })
    const again = await save({ CustomerCode: 'NGC-002', ProjectOverrides: { [refinery]: { type: '', value: '' } } })
    expect(again.etag).toBe(saved.etag)
  })

  it('of someone who read an older version gets 409 with the stored values', async () => {
    const { etag } = await read()
    const saved = await save({ OpportunityId: 'OPP-1' }, etag)
    const refused = await failureOf(save({ OpportunityId: 'OPP-2' }, etag))
    expect([refused.status, refused.message, refused.current, refused.etag]).toEqual([
      409,
      internalSettingsMessages.conflict,
      saved.body,
      saved.etag,
    ])
  })

  it('with projects of another license, or texts that are too long, is refused with every fault, and stores nothing', async () => {
    const before = await read()
    const override = { type: 'Region', value: 'East' }
    const refused = await failureOf(
      save({
        ProjectOverrides: { [breakwater]: override, [hall]: override, 99999: override, x: override, '01': override },
      }),
    )
    const other = [internalSettingsMessages.otherProject]
    expect([refused.status, refused.fields]).toEqual([
      400,
      {
        [`ProjectOverrides.${breakwater}`]: other,
        'ProjectOverrides.99999': other,
        'ProjectOverrides.x': other,
        'ProjectOverrides.01': other,
      },
    ])
    const long = await failureOf(
      save({
        CustomerCode: 'x'.repeat(101),
        OpportunityId: 'two\nlines',
        ProjectOverrides: { [hall]: { type: 'y'.repeat(101), value: 'z'.repeat(1001) } },
      }),
    )
    expect(long.fields).toEqual({
      CustomerCode: [fieldMessages.tooLong(100)],
      OpportunityId: [fieldMessages.oneLine],
      [`ProjectOverrides.${hall}.type`]: [fieldMessages.tooLong(100)],
      [`ProjectOverrides.${hall}.value`]: [fieldMessages.tooLong(1000)],
    })
    expect(await read()).toMatchObject({ body: before.body, etag: before.etag })
  })
})

describe('a save of project overrides', () => {
  it('is a function of its own over the same call, and changes nothing else [API-43, SET-12]', async () => {
    const before = await read()
    const saved = await saveProjectOverrides(
      admin,
      1,
      { [hall]: { type: 'Region', value: 'West' } },
      { ifMatch: before.etag! },
    )
    expect(saved.body.config).toEqual({
      ...before.body.config,
      ProjectOverrides: { ...before.body.config.ProjectOverrides, [hall]: { type: 'Region', value: 'West' } },
    })
  })
})
