import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type SitewrightContract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import type { UserInput } from '@sitewright/domain/users/model'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { DEMO_PASSWORD } from '../db/demo/accounts'

/** The name of each call: one that is missing from the table below does not compile. */
type Operation = {
  [Area in keyof SitewrightContract]: `${Area}.${keyof SitewrightContract[Area] & string}`
}[keyof SitewrightContract]

const CALLERS = [
  'signed out',
  'no.roles',
  'viewer',
  'user.editor',
  'customer.admin',
  'harbour.admin',
  'super.admin',
] as const
type Caller = (typeof CALLERS)[number]

type Client = Awaited<ReturnType<TestGateway['clientAs']>>
interface Case {
  readonly call: (client: Client) => Promise<{ readonly status: number }>
  /** Statuses in the order of CALLERS. */
  readonly answers: readonly number[]
}

const everybody = [401, 200, 200, 200, 200, 200, 200]

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
  'users.list': {
    'of the own license': {
      call: (client) => client.users.list({ query: { page: 1 } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
    'of license 1': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 1 } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 2 } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
  'users.one': {
    'of license 1': {
      call: (client) => client.users.one({ params: { username: 'workflow.editor' } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.users.one({ params: { username: 'other.projects' } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'that does not exist': {
      call: (client) => client.users.one({ params: { username: 'nobody' } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
    'who has no role': {
      call: (client) => client.users.one({ params: { username: 'no.roles' } }),
      answers: [401, 200, 200, 200, 200, 404, 200],
    },
  },
  'users.save': {
    'of license 1': {
      call: (client) => save(client, 'workflow.editor', 1),
      answers: [401, 403, 403, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => save(client, 'other.projects', 2),
      answers: [401, 403, 403, 404, 404, 200, 200],
    },
    'that does not exist': {
      call: (client) => save(client, 'nobody', 1),
      answers: [401, 403, 403, 404, 404, 404, 404],
    },
    'with fields that are not valid': {
      call: (client) => client.users.save({ params: { username: 'viewer' }, body: { ...saved(1), email: 'x' } }),
      answers: [401, 403, 403, 400, 400, 400, 400],
    },
  },
  'licenses.list': {
    'in scope': { call: (client) => client.licenses.list(), answers: [401, 403, 403, 200, 200, 200, 200] },
  },
  'licenses.addOns': {
    'of license 1': {
      call: (client) => client.licenses.addOns({ params: { licenseId: 1 } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.licenses.addOns({ params: { licenseId: 2 } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.licenses.addOns({ params: { licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
  'addOns.list': { 'all of them': { call: (client) => client.addOns.list(), answers: everybody } },
}

const saved = (licenseId: number): UserInput => ({
  firstName: 'Matrix',
  lastName: 'Row',
  email: 'matrix@example.com',
  phoneNumber: '',
  companyName: '',
  position: '',
  comment: '',
  licenseId,
  isApproved: true,
  isLockedOut: false,
  isSsoUser: false,
  mustUpdatePassword: false,
  twoFactorEnabled: false,
})

const save = (client: Client, username: string, licenseId: number) =>
  client.users.save({ params: { username }, body: saved(licenseId) })

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** A session of its own for each answer: one of the calls ends it. */
const clientOf = async (caller: Caller): Promise<Client> => {
  const signedOut = await gateway.clientAs()
  if (caller === 'signed out') return signedOut
  const { body } = await signedOut.session.login({ body: { userName: caller, password: DEMO_PASSWORD } })
  return gateway.clientWith(body.token)
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

describe('who may call what', () => {
  it.each(cases)(
    '%s %s is answered as the table of roles and licenses says [USER-29, ROLE-34, ROLE-49..ROLE-52, ROLE-54]',
    async (_operation, _what, { call, answers }) => {
      const outcomes = await Promise.all(CALLERS.map(async (caller) => outcomeOf(call(await clientOf(caller)))))
      expect(Object.fromEntries(CALLERS.map((caller, index) => [caller, outcomes[index]?.status]))).toEqual(
        Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]])),
      )
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
    const pairs = [
      [TABLE['users.one']['of license 2'], TABLE['users.one']['that does not exist']],
      [TABLE['users.save']['of license 2'], TABLE['users.save']['that does not exist']],
      [TABLE['users.list']['of license 2'], TABLE['users.list']['of a license that does not exist']],
      [TABLE['licenses.addOns']['of license 2'], TABLE['licenses.addOns']['of a license that does not exist']],
    ]
    for (const [other, none] of pairs) {
      expect(await outcomeOf(other!.call(client))).toEqual(await outcomeOf(none!.call(client)))
    }
  })

  it('tells somebody without the role the same whether a row exists or not, and nothing of fields', async () => {
    const client = await gateway.clientAs('no.roles')
    const own = await outcomeOf(TABLE['users.one']['of license 1']!.call(client))
    expect(own.status).toBe(403)
    for (const what of ['of license 2', 'that does not exist']) {
      expect(await outcomeOf(TABLE['users.one'][what]!.call(client))).toEqual(own)
    }
    const refused = await outcomeOf(TABLE['users.save']['with fields that are not valid']!.call(client))
    expect(refused.text).not.toContain('email')
  })
})
