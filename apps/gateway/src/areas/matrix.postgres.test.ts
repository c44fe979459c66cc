import { ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { makeKey } from '../../test/make-key'
import { activityCases } from '../../test/matrix/activity'
import { apiKeyCases } from '../../test/matrix/api-keys'
import { alike, CALLERS, everybody, type Caller, type Case, type Operation } from '../../test/matrix/case'
import { catalogCases } from '../../test/matrix/catalog'
import { configCases } from '../../test/matrix/configs'
import { documentNumberingCases } from '../../test/matrix/document-numbering'
import { draftCases } from '../../test/matrix/drafts'
import { firstRunCases } from '../../test/matrix/first-run'
import { groupCases } from '../../test/matrix/groups'
import { homeCases } from '../../test/matrix/home'
import { integrationReportCases } from '../../test/matrix/integration-reports'
import { integrationCases } from '../../test/matrix/integrations'
import { internalSettingsCases } from '../../test/matrix/internal-settings'
import { jobCases } from '../../test/matrix/jobs'
import { importCases } from '../../test/matrix/imports'
import { jumpCases } from '../../test/matrix/jump'
import { labelCases } from '../../test/matrix/labels'
import { licenseConfigCases } from '../../test/matrix/license-configs'
import { licenseCases } from '../../test/matrix/licenses'
import { passwordCases } from '../../test/matrix/passwords'
import { preservationCases } from '../../test/matrix/preservations'
import { projectCases } from '../../test/matrix/projects'
import { reportCases } from '../../test/matrix/reports'
import { resourceMappingCases } from '../../test/matrix/resource-mappings'
import { resourceCases } from '../../test/matrix/resources'
import { roleCases } from '../../test/matrix/roles'
import { shortcutCases } from '../../test/matrix/shortcuts'
import { siteCases } from '../../test/matrix/sites'
import { userCases } from '../../test/matrix/users'
import { usersReportCases } from '../../test/matrix/users-reports'
import { workflowCases } from '../../test/matrix/workflows'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../db/demo/accounts'
import { readConfig } from '../config'
import { jobs } from '../db/schema'
import { createTokens, type Tokens } from '../sign-in/token'
import { findAccount, openSession } from '../sign-in/store'

/** Of a session that makes no call of its own. */
let othersToken = ''
/** Of a user who is no caller. */
let othersJobId = 0
/** Of an API key with the roles of customer.admin. */
let apiKey = ''

/** The other demo accounts: the caller whose roles they have, as far as these calls go. */
const LIKE: Readonly<Record<string, Caller>> = {
  'all.licenses': 'super.admin',
  'workflow.editor': 'viewer',
  'workflow.admin': 'viewer',
  'site.admin': 'viewer',
  'config.admin': 'viewer',
  'reader.others': 'viewer',
  'other.projects': 'viewer',
  'project.reader': 'viewer',
  'no.projects': 'viewer',
  'no.environment': 'viewer',
  'two.factor': 'customer.admin',
  'must.change': 'viewer',
  'sso.user': 'viewer',
  'sso.initial': 'viewer',
}

/** What all.licenses may not do: its role alone opens no calls of users, groups, keys, imports and reports. */
const REFUSED_TO_ALL_LICENSES: readonly Operation[] = [
  'activity.ofApiKey',
  'activity.ofConfig',
  'activity.ofGroup',
  'activity.ofImport',
  'activity.ofLicense',
  'activity.ofLicenseConfig',
  'activity.ofPreservation',
  'activity.ofSite',
  'activity.ofProject',
  'activity.ofUser',
  'activity.ofWorkflow',
  'apiKeys.addOns',
  'apiKeys.create',
  'apiKeys.export',
  'apiKeys.list',
  'apiKeys.one',
  'apiKeys.projects',
  'apiKeys.roleInfo',
  'apiKeys.save',
  'apiKeys.saveAddOns',
  'apiKeys.saveProjects',
  'apiKeys.saveRoles',
  'configs.add',
  'configs.remove',
  'configs.renameStatus',
  'configs.save',
  'configs.saveTogether',
  'documentNumbering.update',
  'groups.assign',
  'groups.create',
  'groups.saveAddOns',
  'groups.saveDetails',
  'groups.saveProjects',
  'groups.saveRoles',
  'groups.saveUsers',
  'groups.unassign',
  'imports.create',
  'imports.list',
  'imports.facets',
  'imports.export',
  'imports.one',
  'imports.paths',
  'imports.save',
  'imports.saveOfUser',
  'licenseConfigs.add',
  'licenseConfigs.defaults',
  'licenseConfigs.list',
  'licenseConfigs.remove',
  'licenseConfigs.renameStatus',
  'licenseConfigs.save',
  'licenseConfigs.saveTogether',
  'licenseConfigs.matrix',
  'licenseConfigs.matrixFacets',
  'licenseConfigs.statusUse',
  'integrationReports.list',
  'integrationReports.export',
  'integrationReports.one',
  'passwords.info',
  'passwords.set',
  'preservations.list',
  'preservations.export',
  'preservations.save',
  'projects.activate',
  'projects.create',
  'projects.deactivate',
  'projects.save',
  'projects.use',
  'reports.assign',
  'reports.assignSome',
  'reports.ofUser',
  'reports.unassign',
  'sites.addTree',
  'sites.addTrees',
  'sites.archive',
  'sites.canCopy',
  'sites.copy',
  'sites.move',
  'sites.restore',
  'sites.save',
  'sites.saveDefaultStorage',
  'sites.saveTrees',
  'sites.statePreview',
  'sites.unarchive',
  'users.copy',
  'users.create',
  'users.roleGroups',
  'users.roleInfo',
  'users.roles',
  'users.save',
  'users.saveAddOns',
  'users.saveProjects',
  'users.saveRoles',
  'resourceMappings.addToPreservations',
  'resourceMappings.addToWorkflows',
  'resourceMappings.removeFromPreservations',
  'resourceMappings.removeFromWorkflows',
  'workflows.archive',
  'workflows.equipmentStatusUse',
  'workflows.list',
  'workflows.export',
  'workflows.one',
  'workflows.save',
  'workflows.saveAll',
  'workflows.saveProjects',
  'workflows.validateArchive',
]

/** What ADMINISTER_SITE opens. */
const SITE_WRITES = REFUSED_TO_ALL_LICENSES.filter(
  (operation) => operation.startsWith('sites.') || operation === 'activity.ofSite',
)

/** What each of the workflow roles opens (PERM-13). */
const WORKFLOWS = Object.fromEntries(
  REFUSED_TO_ALL_LICENSES.filter(
    (operation) =>
      /^(workflows\.|resourceMappings\..*Workflows$)/.test(operation) || operation === 'activity.ofWorkflow',
  ).map((operation) => [operation, 'customer.admin' as const]),
)

/** What ACCESS_MY_CUSTOMER_LICENCE opens, and all-licenses access does not (PERM-18). */
const LICENSE_CONFIGS = Object.fromEntries(
  REFUSED_TO_ALL_LICENSES.filter(
    (operation) => operation.startsWith('licenseConfigs.') || operation === 'activity.ofLicenseConfig',
  ).map((operation) => [operation, 'customer.admin' as const]),
)

/** Where an account is answered otherwise than the one that it is like: a status, or as another caller. */
const ITS_OWN: Readonly<Record<string, Partial<Record<Operation, number | Caller>>>> = {
  // By ACCESS_MY_CUSTOMER_LICENCE, and by having no project.
  'no.projects': {
    ...LICENSE_CONFIGS,
    'licenses.list': 200,
    'projects.users': 404,
    'reports.list': 'customer.admin',
    'shortcuts.list': 'customer.admin',
    'shortcuts.save': 'customer.admin',
    'shortcuts.remove': 'customer.admin',
  },
  'all.licenses': Object.fromEntries(REFUSED_TO_ALL_LICENSES.map((operation) => [operation, 403])),
  'workflow.admin': WORKFLOWS,
  'workflow.editor': WORKFLOWS,
  'site.admin': Object.fromEntries(SITE_WRITES.map((operation) => [operation, 'customer.admin'])),
  // By ACCESS_MY_CUSTOMER_LICENCE.
  'config.admin': {
    ...LICENSE_CONFIGS,
    'activity.ofConfig': 'customer.admin',
    'activity.ofProject': 'customer.admin',
    'configs.add': 'customer.admin',
    'configs.remove': 'customer.admin',
    'configs.renameStatus': 'customer.admin',
    'configs.save': 'customer.admin',
    'configs.saveTogether': 'customer.admin',
    'documentNumbering.update': 'customer.admin',
    'workflows.equipmentStatusUse': 'customer.admin',
    'licenses.list': 200,
    'projects.create': 'customer.admin',
    'reports.list': 'customer.admin',
    'shortcuts.list': 'customer.admin',
    'shortcuts.save': 'customer.admin',
    'shortcuts.remove': 'customer.admin',
  },
}

/** Demo accounts whose every session is over. */
const SHUT_OUT = new Set(['locked.out', 'inactive.user', 'quarry.user'])

/** What each account is answered. Accounts are of license 1, but for harbour.admin, which is of license 2. */
const TABLE: Readonly<Record<Operation, Readonly<Record<string, Case>>>> = {
  'session.login': {
    'as anybody': {
      call: (client) => client.session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } }),
      answers: [200, 200, 200, 200, 200, 200, 200],
    },
  },
  'session.verify': { 'the own session': { call: (client) => client.session.verify(), answers: everybody } },
  'session.roles': { 'the own roles': { call: (client) => client.session.roles(), answers: everybody } },
  'session.logout': { 'the own session': { call: (client) => client.session.logout(), answers: everybody } },
  'session.secondFactor': {
    'without a login that waits for it': {
      call: (client) => client.session.secondFactor({ body: { token: '123456' } }),
      answers: alike(410),
    },
  },
  'session.newCode': {
    'without a login before it': { call: (client) => client.session.newCode(), answers: alike(410) },
  },
  'session.ssoUrl': {
    'of a single sign-on user': {
      call: (client) => client.session.ssoUrl({ params: { username: 'sso.user' } }),
      answers: alike(200),
    },
    'of nobody': {
      call: (client) => client.session.ssoUrl({ params: { username: 'nobody' } }),
      answers: alike(200),
    },
  },
  'session.prove': {
    'with a wrong password': {
      call: (client) => client.session.prove({ body: { password: 'wrong' } }),
      answers: [401, 400, 400, 400, 400, 400, 400],
    },
  },
  'session.sendProofCode': {
    'to the own address': { call: (client) => client.session.sendProofCode(), answers: everybody },
  },
  'session.extend': { 'the own session': { call: (client) => client.session.extend(), answers: everybody } },
  'session.guid': {
    'of the own session': {
      call: (client, token) => client.session.guid({ body: { token: token ?? 'none' } }),
      answers: everybody,
    },
    'of the session of another user': {
      call: (client) => client.session.guid({ body: { token: othersToken } }),
      answers: [401, 400, 400, 400, 400, 400, 400],
    },
  },
  'handover.redeem': {
    'a guid that nobody made': {
      call: (client) => client.handover.redeem({ body: { sessionGuid: 'none', environmentId: 1 } }),
      answers: alike(404),
    },
  },
  'environments.ofLicense': {
    'of license 1': {
      call: (client) => client.environments.ofLicense({ params: { licenseId: 1 } }),
      answers: [401, 200, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.environments.ofLicense({ params: { licenseId: 2 } }),
      answers: [401, 404, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.environments.ofLicense({ params: { licenseId: 999 } }),
      answers: [401, 404, 404, 404, 404, 404, 404],
    },
  },
  'environments.list': {
    'all of them': { call: (client) => client.environments.list(), answers: [401, 403, 403, 403, 403, 403, 200] },
  },
  'version.deployed': {
    'as anybody': { call: (client) => client.version.deployed(), answers: alike(200) },
  },
  'addOns.list': { 'all of them': { call: (client) => client.addOns.list(), answers: everybody } },
  ...passwordCases,
  ...userCases,
  ...licenseCases,
  ...integrationCases,
  ...integrationReportCases,
  ...usersReportCases,
  ...projectCases,
  ...roleCases,
  ...shortcutCases,
  ...labelCases,
  ...configCases,
  ...licenseConfigCases,
  ...preservationCases,
  ...internalSettingsCases,
  ...siteCases,
  ...workflowCases,
  ...apiKeyCases,
  ...groupCases,
  ...importCases,
  ...reportCases,
  ...resourceCases,
  ...resourceMappingCases,
  ...documentNumberingCases,
  ...activityCases,
  ...catalogCases,
  ...firstRunCases,
  ...jumpCases,
  ...homeCases,
  ...draftCases,
  ...jobCases(() => othersJobId),
}

let db: TestDatabase
let gateway: TestGateway
let tokens: Tokens
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, environment: { LOGIN_LIMIT_ACCOUNT: '1000' } })
  tokens = createTokens(db, readConfig({}), gateway.now)
  othersToken = await gateway.tokenOf('viewer')
  const { body } = await (await gateway.clientAs('customer.admin')).session.roles()
  const owner = await findAccount(db.orm, 'agnes.lindqvist')
  const [job] = await db.orm
    .insert(jobs)
    .values({ kind: 'users.export', input: {}, userId: owner?.userId ?? 0, licenseId: 1, state: 'done', ...lasting() })
    .returning({ jobId: jobs.jobId })
  othersJobId = job?.jobId ?? 0
  apiKey = (await makeKey(db, { roles: body as RoleName[], row: { allProjects: true } })).key
})
// Everyone may have a few jobs in flight only, and many calls start one.
afterEach(() => db.orm.delete(jobs).where(ne(jobs.jobId, othersJobId)))
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const lasting = () => ({ createdAt: gateway.now(), endedAt: gateway.now(), expiresAt: gateway.now() + 3_600_000 })

/** A session of its own for each answer: one of the calls ends it. However the account may come in, here it is. */
const tokenOf = async (caller: string): Promise<string | undefined> => {
  if (caller === 'signed out') return undefined
  const account = await findAccount(db.orm, caller)
  if (account === undefined) throw new Error(`There is no ${caller}.`)
  const { userId, userName, licenseId, mustUpdatePassword } = account
  const now = gateway.now()
  const exp = Math.floor(now / 1000) + 3600
  const session = { userId, now, expiresAt: exp * 1000, endsAt: exp * 1000, isSso: false }
  const secret = await openSession(db.orm, session)
  return tokens.sign({ exp, licenseId, mustUpdatePassword, roles: [], userName, userId }, secret)
}

const outcomeOf = (promise: Promise<{ status: number }>): Promise<{ status: number; text: string }> =>
  promise.then(
    ({ status }) => ({ status, text: '' }),
    (error: unknown) => {
      if (error instanceof Problem) return { status: error.status, text: JSON.stringify([error.message, error.fields]) }
      throw error
    },
  )

const cases = rowsOf(contract).flatMap(({ operation }) =>
  Object.entries(TABLE[operation as Operation]).map(([what, row]) => [operation, what, row] as const),
)

const ACCOUNTS = DEMO_ACCOUNTS.flatMap(({ accounts }) => accounts)
const isCaller = (name: string): name is Caller => CALLERS.some((caller) => caller === name)

/** The case of the same call for a row of the other license: the own license of one caller is a foreign one to the other. */
function caseFor(licenseId: number, cases: Readonly<Record<string, Case>>, what: string): Case | undefined {
  const mirrored: Readonly<Record<string, string>> =
    licenseId === 2 ? { 'of license 1': 'of license 2', 'of license 2': 'of license 1' } : {}
  const foreign: Readonly<Record<string, string>> =
    licenseId === 1 ? {} : { 'of license 1': 'of license 2', 'who has no role': 'of license 2' }
  return cases[mirrored[what] ?? foreign[what] ?? what] ?? cases[what]
}

/** What an account that is no caller of the table is answered, worked out from the one that it is like. */
function answerTo(userName: string, licenseId: number, operation: Operation, what: string): number | undefined {
  const row = rowsOf(contract).find((named) => named.operation === operation)?.row
  const cases = TABLE[operation]
  if (SHUT_OUT.has(userName)) return row?.allow === 'anyone' ? cases[what]?.answers[0] : 412
  if (userName === 'must.change' && row?.allow !== 'anyone' && row?.isOpenBeforePasswordUpdate !== true) return 403
  const own = ITS_OWN[userName]?.[operation]
  if (typeof own === 'number') return own
  const like = own ?? LIKE[userName]
  const found = caseFor(licenseId, cases, what)
  return found?.ofOwner?.[userName] ?? found?.answers[CALLERS.findIndex((caller) => caller === like)]
}

describe('who may call what', () => {
  it.each(cases)(
    '%s %s is answered to every other demo account as to the one that it is like [ROLE-34, ROLE-54, AUTH-113]',
    async (operation, what, { call }) => {
      const others = ACCOUNTS.filter(({ userName }) => !isCaller(userName))
      const statuses = await Promise.all(
        others.map(async ({ userName }) => {
          const token = await tokenOf(userName)
          return (await outcomeOf(call(gateway.clientWith(token), token))).status
        }),
      )
      const told = others.map(({ userName, licenseId }, index) => [
        userName,
        statuses[index],
        answerTo(userName, licenseId, operation as Operation, what),
      ])
      expect(told.map(([userName, status]) => [userName, status])).toEqual(
        told.map(([userName, , expected]) => [userName, expected]),
      )
    },
  )

  it('is tried with every demo account', () => {
    expect(
      ACCOUNTS.map(({ userName }) => userName)
        .filter((name) => !isCaller(name))
        .toSorted(),
    ).toEqual([...Object.keys(LIKE), ...SHUT_OUT].toSorted())
  })

  it.each(cases)(
    '%s %s is answered as the table of roles and licenses says [USER-29, ROLE-34, ROLE-49..ROLE-52, ROLE-54]',
    async (_operation, _what, { call, answers }) => {
      const outcomes = await Promise.all(
        CALLERS.map(async (caller) => {
          const token = await tokenOf(caller)
          return outcomeOf(call(gateway.clientWith(token), token))
        }),
      )
      expect(Object.fromEntries(CALLERS.map((caller, index) => [caller, outcomes[index]?.status]))).toEqual(
        Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]])),
      )
    },
  )

  it.each(cases)(
    '%s %s is answered to an API key as to a person of its roles, but for what needs a person [ROLE-08, ROLE-54]',
    async (operation, _what, { call, answers, ofKey }) => {
      const row = rowsOf(contract).find((named) => named.operation === operation)?.row
      const { status, text } = await outcomeOf(call(gateway.clientWith(apiKey), apiKey))
      if (row?.needsPerson === true)
        expect([status, text]).toEqual([403, expect.stringContaining(apiKeyMessages.needsPerson)])
      else expect(status).toBe(ofKey ?? answers[CALLERS.indexOf('customer.admin')])
    },
  )

  it('names every call of the contract', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(
      rowsOf(contract)
        .map(({ operation }) => operation)
        .toSorted(),
    )
  })

  it('answers a row of another license letter by letter as one that does not exist [ROLE-54]', async () => {
    const client = await gateway.clientAs('customer.admin')
    const pairs = Object.values(TABLE).flatMap((rows) => {
      const none = rows['that does not exist'] ?? rows['of a license that does not exist']
      return rows['of license 2'] && none ? [[rows['of license 2'], none] as const] : []
    })
    expect(pairs.length).toBeGreaterThan(4)
    for (const [other, none] of pairs) {
      expect(await outcomeOf(other.call(client, undefined))).toEqual(await outcomeOf(none.call(client, undefined)))
    }
  })

  it('gives users without the role the same answer whether a row exists or not, without fields', async () => {
    const client = await gateway.clientAs('no.roles')
    const own = await outcomeOf(TABLE['users.one']['of license 1']!.call(client, undefined))
    expect(own.status).toBe(403)
    for (const what of ['of license 2', 'that does not exist']) {
      expect(await outcomeOf(TABLE['users.one'][what]!.call(client, undefined))).toEqual(own)
    }
    const refused = await outcomeOf(TABLE['users.save']['with fields that are not valid']!.call(client, undefined))
    expect(refused.text).not.toContain('email')
  })
})
