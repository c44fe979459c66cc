import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { IMPORT_SYSTEM_LIMITS, type ImportSystemInput } from '@sitewright/domain/imports/system'
import { importSystemMessages as messages } from '@sitewright/domain/imports/system-messages'
import { fieldMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { audit } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let harbour: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  harbour = await gateway.clientAs('harbour.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const tankFarm = projectNamed('Tank Farm Revamp').projectId
const jetty = projectNamed('Jetty 3').projectId
const [DRAWINGS, TAKE_OFF, WELDS] = [1, 3, 7]

const input = (change: Partial<ImportSystemInput> = {}): ImportSystemInput => ({
  displayName: 'Spool Tracker',
  path: '/jetty-3/spools',
  description: 'Spools, daily',
  active: true,
  isInternal: false,
  ...change,
})
const create = (projectId: number, change?: Partial<ImportSystemInput>, client = admin) =>
  client.imports.create({ params: { projectId }, body: { ...input(change), projectId } })
const read = async (configId: number, client = admin) => (await client.imports.one({ params: { configId } })).body
const save = async (configId: number, change: Partial<ImportSystemInput>, version?: number) => {
  const stored = await read(configId)
  return admin.imports.save({
    params: { configId },
    body: { ...stored, ...change, ...(version !== undefined && { version }) },
  })
}
const namesOf = (systems: readonly { displayName: string; projectId: number }[]) =>
  systems.map(({ displayName, projectId }) => [displayName, projectId])

describe('the list of import systems', () => {
  it('has those of visible projects by name [API2-57, IMP-18, PERM-27]', async () => {
    const { body } = await admin.imports.list()
    expect(body).toHaveLength(9)
    expect(body[0]).toEqual({
      configId: DRAWINGS,
      projectId: refinery,
      projectName: 'Northgate Refinery Expansion',
      displayName: 'Drawing Register',
      description: 'Transmittals and revisions',
      path: '/northgate/drawings',
      active: true,
      enabled: true,
      isInternal: false,
      version: 1,
    })
    const foreign = await harbour.imports.list()
    expect(foreign.body.map(({ configId }) => configId).toSorted((one, other) => one - other)).toEqual([10, 11, 12])
  })

  it('is filtered by project and text, sorted and paged [IMP-01, IMP-21]', async () => {
    const ofProject = await admin.imports.list({ query: { projectId: tankFarm } })
    expect(namesOf(ofProject.body)).toEqual([['Drawing Register', tankFarm]])
    const found = await admin.imports.list({ query: { search: '/NORTHGATE/', sort: '-path', page: 1, pageSize: 2 } })
    expect(found.total).toBe(7)
    expect(found.body.map(({ path }) => path)).toEqual(['/northgate/planning', '/northgate/packing'])
    expect((await failureOf(admin.imports.list({ query: { sort: 'secret' } }))).status).toBe(400)
    const foreign = await admin.imports.list({ query: { projectId: projectNamed('Outer Breakwater').projectId } })
    expect(foreign.body).toEqual([])
  })

  it('says which systems are switched on for the caller, separately from active ones [IMP-19, IMP-20]', async () => {
    const { body } = await admin.imports.list()
    expect(body.filter(({ enabled }) => enabled).map(({ configId }) => configId)).toEqual([1, 5, 9, 4, 2])
    expect(body.find(({ configId }) => configId === 9)).toMatchObject({ active: false, enabled: true })
  })

  it('of one project needs that project [API2-61, PERM-26]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const { body } = await viewer.imports.ofProject({ params: { projectId: refinery } })
    expect(body.map(({ displayName }) => displayName)).toEqual([
      'Drawing Register',
      'Equipment List',
      'Material Take-off',
      'Planning Activities',
      'Purchase Orders',
      'Vendor Shipments',
    ])
    expect((await failureOf(harbour.imports.ofProject({ params: { projectId: refinery } }))).status).toBe(404)
  })
})

it('known paths are those of visible projects, each once [API2-60, IMP-05, IMP-06]', async () => {
  await create(jetty, { displayName: 'Second Drawing Feed', path: '/northgate/drawings' })
  const { body } = await admin.imports.paths()
  expect(body.filter((path) => path === '/northgate/drawings')).toHaveLength(1)
  expect(body).toContain('/tank-farm/drawings')
  expect(body.some((path) => path.startsWith('/harbour'))).toBe(false)
  expect(body).toEqual(body.toSorted((one, other) => (one < other ? -1 : 1)))
})

describe('a new import system', () => {
  it('is added to its project and audited [API2-62, IMP-15, COPY-10]', async () => {
    const { body } = await create(jetty)
    expect(body).toMatchObject({ ...input(), projectId: jetty, enabled: false, version: 1 })
    expect(await read(body.configId)).toEqual(body)
    const [entry] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(entry).toMatchObject({
      action: 'imports.create',
      subjectKind: 'import-system',
      subjectId: String(body.configId),
      licenseId: 1,
      after: { name: 'Spool Tracker', path: '/jetty-3/spools', projectIds: [jetty] },
    })
    const activity = await admin.activity.ofLicense({ params: { id: 1 }, query: { limit: 1 } })
    expect(activity.body.entries[0]).toMatchObject({
      action: 'imports.create',
      subject: { kind: 'import-system', name: 'Spool Tracker' },
    })
  })

  it('ignores fields that a client sends back from the copied one [COPY-10, IMP-20]', async () => {
    const source = await read(WELDS)
    const { body } = await admin.imports.create({
      params: { projectId: tankFarm },
      body: { ...source, displayName: 'Weld Log', projectId: tankFarm, enabled: true },
    })
    expect(body).toMatchObject({ projectId: tankFarm, path: source.path, enabled: false, version: 1 })
    expect(body.configId).not.toBe(WELDS)
  })

  it('cannot have a name that its project has, in any case, but one of another project [IMP-11, IMP-13, IMP-14]', async () => {
    const taken = await failureOf(create(refinery, { displayName: '  drawing   REGISTER ' }))
    expect([taken.status, taken.message, taken.fields]).toEqual([
      400,
      messages.nameTaken,
      { displayName: [messages.nameTaken] },
    ])
    expect((await create(jetty, { displayName: ' Drawing Register ' })).body.displayName).toBe('Drawing Register')
  })

  it('of the same name is added once by two calls at the same time [IMP-11]', async () => {
    const outcomes = await Promise.allSettled(['Twice', 'TWICE'].map((displayName) => create(jetty, { displayName })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['a blank name', { displayName: ' \u00A0 ' }, { displayName: [messages.nameRequired] }],
    ['a blank path', { path: '  ' }, { path: [messages.pathRequired] }],
    ['a path with control characters', { path: '/a\u0007b' }, { path: [fieldMessages.oneLine] }],
    ['a path of several lines', { path: '/a\n/b' }, { path: [fieldMessages.oneLine] }],
    ['a path with invisible characters', { path: '/a\u200Bb' }, { path: [fieldMessages.invisible] }],
    ['a name that is too long', { displayName: 'x'.repeat(151) }, { displayName: [fieldMessages.tooLong(150)] }],
    ['a path that is too long', { path: 'x'.repeat(501) }, { path: [fieldMessages.tooLong(500)] }],
    [
      'a description that is too long',
      { description: 'x'.repeat(1001) },
      { description: [fieldMessages.tooLong(IMPORT_SYSTEM_LIMITS.description)] },
    ],
  ])('is refused with %s [IMP-07, IMP-08]', async (_, change, fields) => {
    const refused = await failureOf(create(jetty, change))
    expect([refused.status, refused.fields]).toEqual([400, fields])
  })

  it('must name the project in the path, if it names one', async () => {
    const body = { ...input({ displayName: 'Elsewhere' }), projectId: jetty }
    const refused = await failureOf(admin.imports.create({ params: { projectId: tankFarm }, body }))
    expect([refused.status, refused.fields]).toEqual([400, { projectId: [messages.otherProject] }])
  })

  it('can be added only to visible projects [PERM-26]', async () => {
    const refused = await failureOf(create(projectNamed('Outer Breakwater').projectId))
    const missing = await failureOf(create(99_999))
    expect([refused.status, refused.message]).toEqual([404, missing.message])
  })
})

describe('a save of an import system', () => {
  it('changes what the form has, and neither its project nor the switch of a user [API2-59, IMP-15, IMP-20, IMP-04]', async () => {
    const before = await read(TAKE_OFF)
    const { body } = await admin.imports.save({
      params: { configId: TAKE_OFF },
      body: { ...before, path: '/northgate/mto/rev-c', active: false, projectId: jetty, enabled: !before.enabled },
    })
    expect(body).toEqual({ ...before, path: '/northgate/mto/rev-c', active: false, version: before.version + 1 })
    const [entry] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(entry).toMatchObject({
      action: 'imports.save',
      subjectId: String(TAKE_OFF),
      before: { path: '/northgate/mto', isActive: true },
      after: { path: '/northgate/mto/rev-c', isActive: false },
    })
  })

  it('that changes nothing creates no version', async () => {
    const { version } = await read(WELDS)
    expect((await save(WELDS, {})).body.version).toBe(version)
  })

  it('over a newer version is a conflict with the stored value [IMP-15]', async () => {
    const { version } = await read(WELDS)
    await save(WELDS, { description: 'Theirs' }, version)
    const refused = await failureOf(save(WELDS, { description: 'Mine' }, version))
    expect([refused.status, refused.message]).toEqual([409, messages.conflict])
    expect(refused.current).toEqual(await read(WELDS))
  })

  it('does not compare the name with the system itself [IMP-13]', async () => {
    expect((await save(DRAWINGS, { displayName: 'DRAWING Register' })).body.displayName).toBe('DRAWING Register')
    const refused = await failureOf(save(DRAWINGS, { displayName: 'equipment list' }))
    expect([refused.status, refused.fields]).toEqual([400, { displayName: [messages.nameTaken] }])
  })

  it('and a read of one of another license get the 404 of one that does not exist [API2-58, PERM-26]', async () => {
    for (const configId of [DRAWINGS, 99_999, -1]) {
      const refused = await failureOf(harbour.imports.one({ params: { configId } }))
      expect([refused.status, refused.message]).toEqual([404, messages.notFound])
      const unsaved = await failureOf(harbour.imports.save({ params: { configId }, body: input() }))
      expect([unsaved.status, unsaved.message]).toEqual([404, messages.notFound])
    }
  })
})
