import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { configs } from '@sitewright/api-client/contract/configs'
import { isWrite, rowsOf } from '@sitewright/api-client/contract/contract'
import { licenseConfigs } from '@sitewright/api-client/contract/license-configs'
import { workflows } from '@sitewright/api-client/contract/workflows'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { listStatusUses, withCode } from '@sitewright/domain/workflows/status-source'
import { statusSourceMessages } from '@sitewright/domain/workflows/status-source-messages'
import type { WorkflowPhase, WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { asEntry, entry, newKey } from '../../test/workflow-entries'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { licenseConfigNamed } from '../db/demo/configs'
import { projectNamed } from '../db/demo/projects'

/*
 * What the stored code of an equipment status means: every write that can change it is tried in a world where workflow items use statuses.
 */

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

const idOf = (project: string) => projectNamed(project).projectId
const SWITCH = 'includeDefaultStatuses'
const list = (...names: string[]): ConfigEntry[] => [
  { property: EQUIPMENT_STATUS_CONFIG, parameters: names.map((name) => ({ name, bool: name === SWITCH })) },
]
/** Phases with an item that maps to each code. */
const using = (...states: number[]): WorkflowPhase[] => [
  {
    phaseId: 'p',
    phaseName: 'Hire',
    color: '#FCC400',
    phaseWeight: 100,
    items: states.map((state, at) => ({
      itemId: `i${at}`,
      itemName: `Uses ${state}`,
      itemType: 2,
      itemWeight: 100 / states.length,
      itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: state }],
    })),
  },
]

const ownConfig = async (project: string) =>
  (await admin.configs.ofProject({ params: { projectId: idOf(project), configName: EQUIPMENT_STATUS_CONFIG } })).body
const addOwn = async (project: string, entries: ConfigEntry[]) =>
  (
    await admin.configs.add({
      body: { projectId: idOf(project), name: EQUIPMENT_STATUS_CONFIG, data: { configs: entries } },
    })
  ).body
const saveWorkflow = async (projects: readonly string[], phases: WorkflowPhase[], key = newKey()) =>
  (
    await admin.workflows.saveAll({
      params: { projectId: idOf(projects[0] ?? '') },
      body: projects.map((project) => entry(key, idOf(project), { name: 'Hired', workflowData: { phases } })),
    })
  ).body
const stored = async () => ({
  ofLicense: (await admin.licenseConfigs.list({ params: { licenseId: 1 } })).body,
  ofProjects: (
    await admin.configs.ofProjects({
      params: { configName: EQUIPMENT_STATUS_CONFIG },
      body: [...PLACES.values()].map(idOf),
    })
  ).body,
  workflows: (await admin.workflows.ofProjects({ body: [...PLACES.values()].map(idOf) })).body,
})

/** Projects of the tests, each for one kind of source. */
const PLACES = new Map([
  ['own', 'Polymer Silos'],
  ['own too', 'Pump Station 4'],
  ['of the license', 'Furnace Bay A'],
  ['shared', 'Furnace Bay B'],
  ['other own', 'Pump Station 5'],
  ['equal own', 'Pump Station 6'],
  ['dangling', 'Rail Loading Rack'],
])
const placeOf = (kind: string): string => PLACES.get(kind) ?? ''
const [OWN, OWN_TOO, PLAIN, SHARED] = ['own', 'own too', 'of the license', 'shared'].map(placeOf) as [
  string,
  string,
  string,
  string,
]
const [OTHER, EQUAL, DANGLING] = ['other own', 'equal own', 'dangling'].map(placeOf) as [string, string, string]
const licenseList = () => licenseConfigNamed(1, EQUIPMENT_STATUS_CONFIG)

/** A write that would change what a used code means. */
interface Attempt {
  readonly what: string
  readonly run: () => Promise<unknown>
  /** Codes with names and items that the refusal must contain. */
  readonly says: readonly string[]
}
/** Why a write needs no attempt. */
type Exempt = 'renames, which is its purpose' | 'reads alone'

let ownId: number
let copies: Awaited<ReturnType<typeof saveWorkflow>>
let single: Awaited<ReturnType<typeof saveWorkflow>>
beforeAll(async () => {
  // One project has statuses of its own and a workflow that uses all of them; one uses the list of the license; one workflow is in two projects with equal lists.
  ownId = (await addOwn(OWN, list('Rented', 'Broken', SWITCH))).id
  await admin.configs.save({ body: { id: ownId, data: { configs: switched('Rented', 'Broken') } } })
  single = await saveWorkflow([OWN], using(2, 4, 5))
  await saveWorkflow([PLAIN], using(4))
  await addOwn(OWN_TOO, list('On hire', 'In transit'))
  await addOwn(SHARED, list('On hire', 'In transit'))
  copies = await saveWorkflow([OWN_TOO, SHARED], using(4, 5))
  await addOwn(OTHER, list('Broken', 'Rented'))
  await addOwn(EQUAL, switched('Rented', 'Broken'))
})

/** Statuses with Available and Unavailable. */
const switched = (...names: string[]): ConfigEntry[] => [
  {
    property: EQUIPMENT_STATUS_CONFIG,
    parameters: [...names.map((name) => ({ name, bool: false })), { name: SWITCH, bool: true }],
  },
]

const saveOwn = (entries: ConfigEntry[]) => () =>
  admin.configs.save({ body: { id: ownId, data: { configs: entries } } })
const saveLicense = (entries: ConfigEntry[]) => () =>
  admin.licenseConfigs.save({
    params: { licenseId: 1 },
    body: { systemConfigId: licenseList().systemConfigId, data: { configs: entries } },
  })
const moved = (): WorkflowSave => {
  const [copy] = single
  if (copy === undefined) throw new Error('The workflow was not written.')
  return asEntry(copy, { WorkflowId: 0, projectId: idOf(OTHER) })
}

const WRITES: Readonly<Record<string, Exempt | readonly Attempt[]>> = {
  'configs.add': [
    {
      what: 'the first list of a project, where the list of the license counted before',
      run: () => addOwn(PLAIN, list('Rented')),
      says: ['On hire (code 4)', 'Rented', 'Hired › Hire › Uses 4'],
    },
  ],
  'configs.save': [
    {
      what: 'removes a status',
      run: saveOwn(switched('Rented')),
      says: ['Broken (code 5)', 'Hired › Hire › Uses 5'],
    },
    {
      what: 'renames a status in its place',
      run: saveOwn(switched('Rented', 'Broken again')),
      says: ['Broken (code 5)', 'Broken again'],
    },
    {
      what: 'moves statuses, and lists all of them',
      run: saveOwn(switched('New', 'Rented', 'Broken')),
      says: ['Rented (code 4)', 'Broken (code 5)', 'Uses 4', 'Uses 5'],
    },
    {
      what: 'no longer includes Unavailable and Available',
      run: saveOwn(list('Rented', 'Broken')),
      says: ['Unavailable (code 2)', 'Uses 2'],
    },
    {
      what: 'writes the list of another project over it, as a copy with overwrite',
      run: async () => saveOwn((await ownConfig(OTHER))?.data.configs ?? [])(),
      says: ['Rented (code 4)', 'Broken (code 5)', 'Unavailable (code 2)'],
    },
  ],
  'configs.renameStatus': 'renames, which is its purpose',
  'workflows.export': 'reads alone',
  'configs.remove': [
    {
      what: 'falls back to the list of the license',
      run: () => admin.configs.remove({ params: { configId: ownId } }),
      says: ['Rented (code 4)', 'On hire', 'Broken (code 5)'],
    },
  ],
  'licenseConfigs.add': [],
  'configs.saveTogether': [
    {
      what: 'removes a status',
      run: () =>
        admin.configs.saveTogether({
          params: { projectId: idOf(OWN) },
          body: { configs: [{ id: ownId, data: { configs: switched('Rented') } }] },
        }),
      says: ['Broken (code 5)', 'Hired › Hire › Uses 5'],
    },
  ],
  'licenseConfigs.save': [
    {
      what: 'renames a status that a project without a list and a workflow of several projects use',
      run: saveLicense(switched('Hired out', 'In transit')),
      says: [
        'On hire (code 4)',
        `${PLAIN} › Hired`,
        `${SHARED} › Hired`,
        'Jetty 3 › Hire Return',
        'Crane Mobilization',
      ],
    },
    {
      what: 'removes a status that only workflows of several projects use',
      run: saveLicense(switched('On hire')),
      says: ['In transit (code 5)', `${OWN_TOO} › Hired`],
    },
  ],
  'licenseConfigs.saveTogether': [
    {
      what: 'removes a status that only workflows of several projects use',
      run: () =>
        admin.licenseConfigs.saveTogether({
          params: { licenseId: 1 },
          body: {
            configs: [{ systemConfigId: licenseList().systemConfigId, data: { configs: switched('On hire') } }],
          },
        }),
      says: ['In transit (code 5)', `${OWN_TOO} › Hired`],
    },
  ],
  'licenseConfigs.renameStatus': 'renames, which is its purpose',
  'licenseConfigs.remove': [
    {
      what: 'leaves no list',
      run: () =>
        admin.licenseConfigs.remove({
          params: { licenseId: 1, systemConfigId: licenseList().systemConfigId },
        }),
      says: ['On hire (code 4)', 'In transit (code 5)'],
    },
  ],
  'workflows.saveAll': [
    {
      what: 'adds a project, so that the list of the license counts',
      run: async () => {
        const [copy] = single
        if (copy === undefined) throw new Error('The workflow was not written.')
        const body = [asEntry(copy), asEntry(copy, { WorkflowId: 0, projectId: idOf(EQUAL) })]
        return admin.workflows.saveAll({ params: { projectId: idOf(OWN) }, body })
      },
      says: ['Rented (code 4)', 'Hired › Hire › Uses 4'],
    },
    {
      what: 'starts with a code that the list does not have',
      run: () => saveWorkflow([PLAIN], using(9)),
      says: ['no code 9', 'Hired › Hire › Uses 9'],
    },
    {
      what: 'moves to another project after the copy of the first one was archived',
      run: async () => {
        const key = newKey()
        const [copy] = await saveWorkflow([OWN], using(4), key)
        await admin.workflows.archive({ body: [copy?.workflowId ?? 0] })
        const body = [entry(key, idOf(OTHER), { name: 'Hired', workflowData: { phases: using(4) } })]
        return admin.workflows.saveAll({ params: { projectId: idOf(OTHER) }, body })
      },
      says: ['Rented (code 4)', 'Broken'],
    },
  ],
  'workflows.save': [
    {
      what: 'starts to use a code that the list does not have',
      run: () => {
        const [copy] = single
        if (copy === undefined) throw new Error('The workflow was not written.')
        const body = asEntry(copy, { workflowData: { phases: using(2, 4, 5, 9) } })
        return admin.workflows.save({ params: { projectId: idOf(OWN) }, body })
      },
      says: ['no code 9'],
    },
  ],
  'workflows.saveProjects': [
    {
      what: 'moves to a project with another list',
      run: () =>
        admin.workflows.saveProjects({
          params: { projectId: idOf(OTHER) },
          body: { archived: single.map(({ workflowId }) => ({ workflowId })), entries: [moved()] },
        }),
      says: ['Rented (code 4)', 'Broken (code 5)'],
    },
  ],
  'workflows.archive': [
    {
      what: 'leaves one copy, whose project then reads its own list',
      run: async () => {
        const [copy] = await splitLists()
        return admin.workflows.archive({ body: [copy?.workflowId ?? 0] })
      },
      says: ['On hire (code 4)', 'Rented', 'Crane Mobilization › Mobilize › Crane on site'],
    },
  ],
}

/** A workflow of two projects whose own lists name code 4 otherwise than the list of the license, which it uses. As old data can have it. */
async function splitLists() {
  const [first, second] = [await addOwnTo('Gas Turbine Hall'), await addOwnTo('Switchyard 230 kV')]
  const found = (await admin.workflows.ofProjects({ body: [first, second] })).body
  return found.filter(({ name }) => name === 'Crane Mobilization')
}
const addOwnTo = async (project: string): Promise<number> => {
  // Written past the gateway, which refuses it.
  await db.orm.execute(
    `insert into project_config (project_id, name, data) values (${idOf(project)}, '${EQUIPMENT_STATUS_CONFIG}', '${JSON.stringify({ configs: list('Rented', 'Broken') })}') on conflict do nothing`,
  )
  return idOf(project)
}

const attempts = Object.entries(WRITES).flatMap(([operation, tried]) =>
  typeof tried === 'string' ? [] : tried.map((attempt) => [operation, attempt.what, attempt] as const),
)

describe('a write that would change what a used code means', () => {
  it('has an attempt here, for every call that writes configs or workflows', () => {
    const calls = rowsOf({ configs, licenseConfigs, workflows }).filter(({ row }) => isWrite(row))
    expect(Object.keys(WRITES).toSorted()).toEqual(calls.map(({ operation }) => operation).toSorted())
  })

  it.each(attempts)(
    '%s that %s is refused with every name, code and item, and nothing is stored [CONF-43, CONF-44, CONF-70, WF-64, WF-80]',
    async (_operation, _what, { run, says }) => {
      const before = await stored()
      const failure = await failureOf(run())
      expect([failure.status, failure.message]).toEqual([400, expect.any(String)])
      for (const part of says) expect(failure.message).toContain(part)
      const after = await stored()
      expect(after.ofLicense).toEqual(before.ofLicense)
      expect(after.ofProjects).toEqual(before.ofProjects)
      expect(
        after.workflows.filter((row) => before.workflows.some((old) => old.workflowId === row.workflowId)),
      ).toEqual(before.workflows)
    },
  )
})

describe('the files that write these tables', () => {
  it('ask the rule, each of them', () => {
    const AREAS = join(import.meta.dirname, '.')
    const files = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(AREAS, file), 'utf8')] as const)
      .filter(([, text]) =>
        /\.(?:insert|update|delete)\((?:projectConfigs|licenseConfigs|workflows)\)|\b(?:updateEntries|insertConfig|insertLicenseConfig|deleteConfig)\(/.test(
          text,
        ),
      )
    const rule = /\b(?:requireStatusMeaning|judgeStatusSource|judgeRemaining)\(/
    expect(files.filter(([, text]) => !rule.test(text)).map(([file]) => file)).toEqual([
      // Its purpose is a new name for a code.
      'configs/rename-status.ts',
      // A new project has no workflows.
      'projects/create.ts',
    ])
  })
})

describe('a copy in a project that the caller does not see', () => {
  it('refuses the archive of another one without a name of its items or statuses [WF-80, PERM-29]', async () => {
    const [copy] = await splitLists()
    if (copy === undefined) throw new Error('The workflow has no copies.')
    await db.orm.execute(
      `insert into user_project (user_id, project_id) select user_id, ${copy.projectId} from app_user where user_name = 'workflow.editor'`,
    )
    const editor = await gateway.clientAs('workflow.editor')
    expect(await failureOf(editor.workflows.archive({ body: [copy.workflowId] }))).toMatchObject({
      status: 400,
      message: statusSourceMessages.hiddenCopies,
    })
  })
})

describe('what keeps its meaning', () => {
  it('is saved: further statuses, unused ones, an equal list, and other values [CONF-70]', async () => {
    await saveOwn(switched('Rented', 'Broken', 'Spare'))()
    await saveOwn(switched('Rented', 'Broken', 'Other spare'))()
    await saveOwn(switched('Rented', 'Broken'))()
    const { data, systemConfigId } = licenseList()
    // The project reads the same names from a list of its own, and then from the license again.
    const own = await addOwn(PLAIN, [...data.configs])
    expect((await admin.configs.remove({ params: { configId: own.id } })).status).toBe(200)
    expect((await ownConfig(PLAIN)) === null && systemConfigId > 0).toBe(true)
  })

  it('is a workflow that changes its projects after its items were given the codes of the same names [WF-80]', async () => {
    const [copy] = await saveWorkflow([OWN], using(4, 5))
    if (copy === undefined) throw new Error('The workflow was not written.')
    const uses = listStatusUses(copy.workflowData.phases)
    const first = withCode(copy.workflowData.phases, { uses: uses.filter(({ state }) => state === 4) }, 5)
    const phases = withCode(first, { uses: uses.filter(({ state }) => state === 5) }, 4)
    const save = (more: Partial<WorkflowSave>) =>
      admin.workflows.saveProjects({
        params: { projectId: idOf(OTHER) },
        body: {
          archived: [{ workflowId: copy.workflowId }],
          entries: [asEntry(copy, { WorkflowId: 0, projectId: idOf(OTHER), ...more })],
        },
      })
    expect((await failureOf(save({}))).message).toContain('Rented (code 4) would be named Broken')
    const { body } = await save({ workflowData: { phases } })
    expect(body.map(({ projectId }) => projectId)).toEqual([idOf(OTHER)])
    expect(listStatusUses(body[0]?.workflowData.phases ?? []).map(({ itemName, state }) => [itemName, state])).toEqual([
      ['Uses 4', 5],
      ['Uses 5', 4],
    ])
    const [old] = (await admin.workflows.one({ params: { projectId: idOf(OWN), workflowId: copy.workflowId } })).body
    expect(old?.isDecommissioned).toBe(true)
  })

  it('is an archive of all copies [WF-80]', async () => {
    expect(await admin.workflows.archive({ body: copies.map(({ workflowId }) => workflowId) })).toMatchObject({
      status: 200,
      body: { success: true },
    })
  })
})

describe('a code that dangles already', () => {
  it('refuses no change of a config, a workflow or its projects [CONF-70, WF-80]', async () => {
    const own = await addOwn(DANGLING, list('Broken', 'Rented'))
    const [copy] = await saveWorkflow([DANGLING], using(4, 5))
    if (copy === undefined) throw new Error('The workflow was not written.')
    const dangling = JSON.stringify({ phases: using(77, 78) })
    await db.orm.execute(`update workflow set data = '${dangling}' where workflow_id = ${copy.workflowId}`)
    await admin.configs.save({ body: { id: own.id, data: { configs: list('A') } } })
    const phases = using(77, 78).map((phase) => ({ ...phase, phaseName: 'Renamed' }))
    const saved = await admin.workflows.save({
      params: { projectId: idOf(DANGLING) },
      body: asEntry(copy, { workflowData: { phases } }),
    })
    expect(saved.status).toBe(200)
    expect((await admin.configs.remove({ params: { configId: own.id } })).status).toBe(200)
  })
})

describe('renaming a used status', () => {
  const rename = (name: string, more: { state?: number; version?: number; ifMatch?: string } = {}, client = admin) =>
    client.configs.renameStatus(
      {
        params: { configId: ownId, state: more.state ?? 4 },
        body: { name, ...(more.version !== undefined && { version: more.version }) },
      },
      more.ifMatch === undefined ? {} : { ifMatch: more.ifMatch },
    )

  it('changes the name and no code, creates a version and an entry in activity [CONF-70]', async () => {
    const before = await ownConfig(OWN)
    const { body, etag } = await rename('  Hired out ', { version: before?.version ?? 0 })
    expect(body.data.configs).toEqual(switched('Hired out', 'Broken'))
    expect(body.version).toBe((before?.version ?? 0) + 1)
    expect(await rename('Hired out', { ifMatch: etag ?? '' })).toMatchObject({ body: { version: body.version } })
    const { body: activity } = await admin.activity.ofConfig({ params: { id: ownId } })
    expect(activity.entries[0]).toMatchObject({ action: 'configs.renameStatus' })
    expect(JSON.stringify(activity.entries[0])).toContain('Hired out')
    await rename('Rented')
  })

  it.each([
    ['an empty one', ' ', 'Type a name first.'],
    ['one that is too long', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['that of another status', 'broken', 'There is already a status with this name.'],
    ['Available', 'available', 'There is already a status with this name.'],
    ['that of the switch', SWITCH, 'This name is reserved. Choose another name.'],
  ])('refuses %s as the name [CONF-70]', async (_, name, sentence) => {
    const failure = await failureOf(rename(name))
    expect([failure.status, failure.fields]).toEqual([400, { name: [sentence] }])
  })

  it('refuses another version, a code without a custom status, and accounts that do not edit the config [CONF-70]', async () => {
    expect((await failureOf(rename('Late', { version: 1 }))).status).toBe(409)
    expect((await failureOf(rename('Late', { ifMatch: '"1"' }))).status).toBe(409)
    for (const state of [2, 3, 6, -1, 2 ** 40]) expect((await failureOf(rename('Late', { state }))).status).toBe(404)
    const viewer = await gateway.clientAs('viewer')
    expect((await failureOf(rename('Late', {}, viewer))).status).toBe(403)
  })

  it('of a license lists its uses first, those in visible projects, and renames [CONF-70]', async () => {
    const { systemConfigId } = licenseList()
    const { body: uses } = await admin.licenseConfigs.statusUse({ params: { licenseId: 1 } })
    expect(uses).toContainEqual(
      expect.objectContaining({ state: 4, projectName: 'Jetty 3', workflowName: 'Hire Return', itemName: 'Off hire' }),
    )
    const params = { licenseId: 1, systemConfigId, state: 4 }
    const { body } = await admin.licenseConfigs.renameStatus({ params, body: { name: 'Hired out' } })
    expect(body.data.configs[0]?.parameters[0]).toMatchObject({ name: 'Hired out', label_name: 'Hired out' })
    expect(
      (await failureOf(admin.licenseConfigs.renameStatus({ params, body: { name: 'Late', version: 1 } }))).status,
    ).toBe(409)
    await admin.licenseConfigs.renameStatus({ params, body: { name: 'On hire' } })
  })
})
