import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { preservationMessages as messages } from '@sitewright/domain/preservations/messages'
import type { Preservation, PreservationInput, PreservationSave } from '@sitewright/domain/preservations/model'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { preservationNamed } from '../../db/demo/preservations'
import { DEMO_PROJECTS, projectNamed } from '../../db/demo/projects'
import { audit, preservations } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const idOf = (project: string): number => projectNamed(project).projectId
const refinery = idOf('Northgate Refinery Expansion')
const tanks = idOf('Tank Farm Revamp')
const everyProject = DEMO_PROJECTS.map(({ projectId }) => projectId)

const save = (body: PreservationSave, projectId = refinery, client = admin) =>
  client.preservations.save({ params: { projectId }, body })
const listOf = async (client = admin, body: number[] = everyProject): Promise<Preservation[]> =>
  (await client.preservations.list({ body })).body
const copiesOf = async (key: string): Promise<Preservation[]> =>
  (await listOf()).filter(({ preservationRelatedKey }) => preservationRelatedKey === key)

const step = (id: string, name = `Step ${id}`) => ({
  id,
  name,
  interval: 7,
  intervalUnit: 0 as const,
  type: 1 as const,
})
const entry = (key: string, projectId = refinery): PreservationInput => ({
  id: 0,
  name: 'Pump Seals',
  projectId,
  preservationRelatedKey: key,
  steps: [step('a')],
})

describe('the preservations of projects', () => {
  it('are those of the named projects that the caller sees, without the project with the defaults [API2-72, PRES-09, PRES-10, PERM-22, PERM-29]', async () => {
    const found = await listOf()
    expect(found).toHaveLength(7)
    expect(new Set(found.map(({ projectId }) => projectId))).toEqual(new Set([refinery, tanks]))
    expect(await listOf(await gateway.clientAs('harbour.admin'))).toHaveLength(2)
    const all = await listOf(await gateway.clientAs('super.admin'))
    expect(all).toHaveLength(9)
    expect(all.map(({ projectId }) => projectId)).not.toContain(1)
    expect(await listOf(admin, [1, 99_999, 2 ** 40, -1, idOf('Outer Breakwater')])).toEqual([])
    expect(await listOf(admin, [tanks, tanks])).toHaveLength(1)
  })

  it('have their steps, hidden fields included [PRES-31, PRES-32]', async () => {
    const [found] = (await listOf()).filter(({ name }) => name === 'Valves and Actuators')
    const { relatedKey, steps } = preservationNamed('Valves and Actuators')
    expect(found).toEqual({
      id: expect.any(Number) as number,
      name: 'Valves and Actuators',
      projectId: refinery,
      projectName: 'Northgate Refinery Expansion',
      preservationRelatedKey: relatedKey,
      steps,
      version: 1,
    })
    expect(found?.steps.map(({ phaseName }) => phaseName)).toEqual(['Receiving', 'Storage'])
  })

  it('of one project are read by its id, by name [API2-73]', async () => {
    const { body } = await admin.preservations.ofProject({ params: { projectId: refinery } })
    expect(body.map(({ name }) => name)).toEqual([
      'Electric Motors',
      'Electrical Panels',
      'Heat Exchangers',
      'Pressure Vessels',
      'Rotating Equipment',
      'Valves and Actuators',
    ])
  })

  it.each([
    ['of another license', idOf('Outer Breakwater')],
    ['with the defaults', 1],
    ['that does not exist', 99_999],
    ['with an id that cannot be stored', 2 ** 40],
  ])('of the project %s do not exist [API2-73, PERM-22, PERM-29]', async (_what, projectId) => {
    const failure = await failureOf(admin.preservations.ofProject({ params: { projectId } }))
    expect([failure.status, failure.message]).toEqual([404, projectRecordMessages.notFound])
    expect((await failureOf(save([entry('none', projectId)], projectId))).status).toBe(404)
  })
})

describe('a save', () => {
  it('adds one copy for each project, all with the same key and an id of the server [API2-74, API2-76, PRES-27]', async () => {
    const { status, body } = await save([entry('two'), entry('two', tanks)])
    expect(status).toBe(200)
    expect(new Set(body.map(({ projectId, version }) => `${projectId} ${version}`))).toEqual(
      new Set([`${refinery} 1`, `${tanks} 1`]),
    )
    expect(body.every(({ id }) => id > 0)).toBe(true)
    expect(await copiesOf('two')).toEqual(body)
  })

  it('keeps ids, adds a project, and leaves the copy of an unnamed project unchanged [PRES-28]', async () => {
    const added = (await save([entry('three'), entry('three', tanks)])).body
    const renamed = added.filter(({ projectId }) => projectId === refinery).map((copy) => ({ ...copy, name: 'Seals' }))
    const jetty = idOf('Jetty 3')
    const { body } = await save([...renamed, { ...entry('three', jetty), name: 'Seals' }])
    expect(new Set(body.map(({ projectId, name, version }) => `${projectId} ${name} ${version}`))).toEqual(
      new Set([`${refinery} Seals 2`, `${tanks} Pump Seals 1`, `${jetty} Seals 1`]),
    )
    expect(body.find(({ projectId }) => projectId === refinery)?.id).toBe(renamed[0]?.id)
  })

  it('stores the order of the steps, and returns unknown fields unchanged [PRES-14, PRES-33]', async () => {
    const steps = [
      { ...step('b'), phaseName: 'Storage', fields: [{ name: 'x', value: { deep: [1, null] } }], color: '#fff' },
      step('a'),
    ]
    const { body } = await save([{ ...entry('order'), steps, owner: { team: 'North' } }])
    expect(body[0]).toMatchObject({ steps, owner: { team: 'North' } })
    const [copy] = await copiesOf('order')
    if (copy === undefined) throw new Error('Nothing was stored.')
    const again = await save([{ ...copy, steps: copy.steps.toReversed() }])
    expect(again.body[0]).toEqual({ ...copy, steps: copy.steps.toReversed(), version: 2 })
  })

  it('that changes nothing creates no version [API2-74]', async () => {
    const [copy] = (await save([entry('same')])).body
    if (copy === undefined) throw new Error('Nothing was stored.')
    expect((await save([copy])).body).toEqual([copy])
  })

  it('is rejected with all invalid values of all entries at once [PRES-18, PRES-19, PRES-20, PRES-22, PRES-23, CONS2-16]', async () => {
    const steps = [
      { ...step('a', ' '), interval: -1 },
      { ...step('a'), interval: 0, type: 2 as 1, intervalUnit: 5 as 1 },
    ]
    const failure = await failureOf(
      save([
        { ...entry('wrong'), name: '  ', steps },
        { ...entry('wrong', tanks), steps: [] },
      ]),
    )
    expect(failure.status).toBe(400)
    expect(failure.fields).toEqual({
      '0.name': [messages.nameRequired],
      '0.steps.0.name': [messages.stepNameRequired],
      '0.steps.0.interval': [messages.negative],
      '0.steps.1.type': [messages.unknownType],
      '0.steps.1.intervalUnit': [messages.unknownUnit],
      '1.steps': [messages.stepsRequired],
    })
    expect((await failureOf(save([]))).fields).toEqual({ body: [messages.projectsRequired] })
    const twice = await failureOf(save([{ ...entry('wrong'), steps: [step('a'), step('a')] }, entry('wrong')]))
    expect(twice.fields).toEqual({
      '0.steps.1.id': [messages.stepTwice],
      '1.projectId': [messages.projectTwice],
    })
  })

  it('saves nothing if the caller may not see the project of one entry, whatever the path names [PRES-29, PERM-29]', async () => {
    const foreign = preservationNamed('Mooring Hardware', 'Outer Breakwater')
    const failure = await failureOf(
      save([
        entry('all or none'),
        { ...entry('all or none', foreign.projectId), id: 0 },
        { ...entry('all or none', 1) },
        { ...entry('other', tanks), id: foreign.preservationId },
        { ...entry('all or none', tanks), id: 99_999 },
      ]),
    )
    expect(failure.status).toBe(400)
    expect(failure.fields).toEqual({
      '1.projectId': [messages.projectNotFound],
      '2.projectId': [messages.projectNotFound],
      '3.id': [messages.notFound],
      '4.id': [messages.notFound],
    })
    expect(await copiesOf('all or none')).toEqual([])
    const [stored] = await db.orm
      .select()
      .from(preservations)
      .where(eq(preservations.preservationId, foreign.preservationId))
    expect(stored).toMatchObject({ name: 'Mooring Hardware', version: 1 })
  })

  it('moves no copy to another project or key, and adds none to an inactive project [PRES-28, PRES-36]', async () => {
    const [copy] = (await save([entry('stays')])).body
    if (copy === undefined) throw new Error('Nothing was stored.')
    const { fields } = await failureOf(
      save([
        { ...copy, projectId: tanks },
        { ...copy, preservationRelatedKey: 'another' },
        entry('stays', idOf('Temporary Steam Plant')),
      ]),
    )
    expect(fields).toEqual({
      '0.projectId': [messages.otherProject],
      '1.preservationRelatedKey': [messages.otherKey],
      '2.projectId': [messages.projectInactive],
    })
  })

  it('over an older version of any copy is a conflict with all current copies [API2-74, ERR-98]', async () => {
    const added = (await save([entry('older'), entry('older', tanks)])).body
    const [first, second] = added
    if (first === undefined || second === undefined) throw new Error('Nothing was stored.')
    await save([{ ...second, name: 'Changed' }])
    const failure = await failureOf(save(added.map((copy) => ({ ...copy, name: 'Mine' }))))
    expect([failure.status, failure.message]).toEqual([409, messages.conflict])
    expect(failure.current).toEqual(await copiesOf('older'))
    expect((failure.current as Preservation[]).map(({ name }) => name).toSorted()).toEqual(['Changed', 'Pump Seals'])
    // Someone else has added the project meanwhile.
    expect((await failureOf(save([entry('older')]))).status).toBe(409)
  })

  it('grows the version of the other copies when it adds one, so that people who edit one learn of it [PRES-27, PRES-28]', async () => {
    const [copy] = (await save([entry('grown')])).body
    if (copy === undefined) throw new Error('Nothing was stored.')
    await save([copy, entry('grown', tanks)])
    const failure = await failureOf(save([{ ...copy, name: 'Mine' }]))
    expect([failure.status, failure.current]).toEqual([409, await copiesOf('grown')])
    expect((await copiesOf('grown')).map(({ name }) => name)).toEqual(['Pump Seals', 'Pump Seals'])
  })

  it('over projects of several licenses is refused at the field, and stored ones are saved for each license [WF-81]', async () => {
    const root = await gateway.clientAs('super.admin')
    const breakwater = idOf('Outer Breakwater')
    // Copies of one preservation in projects of two licenses, as earlier versions stored them.
    const values = [refinery, breakwater].map((projectId) => {
      const { name, steps } = entry('apart')
      return { projectId, relatedKey: 'apart', name, steps, extra: {} }
    })
    await db.orm.insert(preservations).values(values)
    const stored = (await listOf(root)).filter(({ preservationRelatedKey }) => preservationRelatedKey === 'apart')
    const [own, foreign] = [refinery, breakwater].map((id) => stored.find(({ projectId }) => projectId === id))
    if (own === undefined || foreign === undefined) throw new Error('Nothing was stored.')
    const refused = await failureOf(save([own, foreign], refinery, root))
    expect([refused.status, refused.fields]).toEqual([400, { '1.projectId': [copyMessages.otherLicense] }])
    const added = await failureOf(save([entry('both', breakwater), entry('both')], refinery, root))
    expect(added.fields).toEqual({ '1.projectId': [copyMessages.otherLicense] })
    const saved = await save([{ ...own, name: 'Saved apart' }], refinery, root)
    expect(saved.body.map(({ projectId, name }) => [projectId, name])).toEqual([[refinery, 'Saved apart']])
    const older = await failureOf(save([{ ...own, name: 'Again' }], refinery, root))
    expect((older.current as Preservation[]).map(({ projectId }) => projectId)).toEqual([refinery])
    const left = (await listOf(root)).find(({ id }) => id === foreign.id)
    expect(left).toEqual(foreign)
  })

  it('accepts names of 500 characters without the spaces around them, and refuses longer ones at their fields [CONS2-39]', async () => {
    const long = 'x'.repeat(500)
    const { body } = await save([{ ...entry('long'), name: ` ${long} `, steps: [step('a', ` ${long} `)] }])
    expect(body[0]).toMatchObject({ name: long, steps: [{ name: long }] })
    const { fields } = await failureOf(save([{ ...entry('longer'), name: `${long}x`, steps: [step('a', `${long}x`)] }]))
    expect(fields).toEqual({
      '0.name': ['Use 500 characters or fewer.'],
      '0.steps.0.name': ['Use 500 characters or fewer.'],
    })
  })

  it('is rejected as a whole when the body exceeds a limit', async () => {
    const steps = Array.from({ length: 101 }, (_, at) => step(String(at)))
    expect((await failureOf(save([{ ...entry('many'), steps }]))).fields).toEqual({
      '0.steps': ['Use 100 entries or fewer.'],
    })
  })
})

describe('the activity of a preservation', () => {
  it('says in words what changed: names, steps and their order, without ids', async () => {
    const [copy] = (await save([entry('worded')])).body
    if (copy === undefined) throw new Error('Nothing was stored.')
    const two = [{ ...step('b', 'Grease'), interval: 24, intervalUnit: 1 as const }, ...copy.steps]
    await save([{ ...copy, name: 'Seals', steps: two }])
    await save([{ ...copy, name: 'Seals', steps: two.toReversed(), version: 2 }])
    const { body } = await admin.activity.ofPreservation({ params: { id: copy.id } })
    expect(body.entries.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'preservations.save',
        changes: [{ field: 'recurringOrder', before: 'Grease, Step a', after: 'Step a, Grease' }],
      },
      {
        action: 'preservations.save',
        changes: [
          { field: 'name', before: 'Pump Seals', after: 'Seals' },
          { field: 'recurringSteps', added: { count: 1, items: [{ name: 'Grease (24 Hours)' }] } },
        ],
      },
      {
        action: 'preservations.create',
        changes: [
          { field: 'name', after: 'Pump Seals' },
          { field: 'projects', added: { count: 1, items: [{ name: `${refinery} · Northgate Refinery Expansion` }] } },
          { field: 'recurringSteps', added: { count: 1, items: [{ name: 'Step a (7 Days)' }] } },
        ],
      },
    ])
    expect(body.entries[0]?.subject).toMatchObject({ kind: 'preservation', id: String(copy.id) })
  })

  it('is not found in the project with the defaults, even by super-administrators [PERM-22]', async () => {
    const { preservationId } = preservationNamed('Default Preservation', 'Company Defaults')
    for (const user of ['customer.admin', 'super.admin']) {
      const client = await gateway.clientAs(user)
      const failure = await failureOf(client.activity.ofPreservation({ params: { id: preservationId } }))
      expect([failure.status, failure.message]).toEqual([404, messages.notFound])
    }
  })

  it('has no entry for a rejected save', async () => {
    const before = await db.orm.$count(audit, eq(audit.subjectKind, 'preservation'))
    await failureOf(save([entry('refused'), entry('refused', 99_999)]))
    expect(await db.orm.$count(audit, eq(audit.subjectKind, 'preservation'))).toBe(before)
  })
})
