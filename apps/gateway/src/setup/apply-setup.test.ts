import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { addressOf, endAfterEach, failure, gateway as gatewayProcess } from '../../test/gateway-child'
import { readBlock } from '../../test/operating-page'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { emptyWorld } from '../../test/world-copy'
import { DEMO_PASSWORD } from '../db/demo/accounts'
import { audit, licenses, outbox, users } from '../db/schema'
import { StartFault } from '../start-fault'
import { applySetup } from './apply-setup'
import { readSetupFile, SetupFile } from './setup-file'

const FILE = {
  environments: [{ name: 'Live', serverUrl: 'https://live.example.com', label: 'PROD' }],
  productLicenses: [
    {
      number: 700,
      name: 'Site Basics',
      shortName: 'SB',
      color: '#0f8f7e',
      roleGroups: ['Administration', 'Access', 'Menu Access'],
    },
    {
      number: 701,
      name: 'Suppliers',
      shortName: 'SUP',
      color: '#c2571a',
      isVendor: true,
      roleGroups: ['Administration'],
    },
  ],
  integrations: [{ name: 'Weather', setupUrl: 'https://weather.example/setup' }],
  reports: [{ name: 'Lifts', path: '/lifts' }],
  licenses: [
    {
      name: 'First Customer',
      company: 'First',
      expiryDay: '2030-12-31',
      environments: ['live'],
      productLicenses: [
        { number: 700, maxUsers: 25 },
        { number: 701, maxUsers: 5 },
      ],
      administrators: [{ userName: 'first.customer', firstName: 'Ada', lastName: 'Byron', email: 'ada@first.example' }],
    },
  ],
}

let db: TestDatabase
let gateway: TestGateway
beforeEach(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterEach(async () => {
  await gateway.close()
  await db.close()
})
endAfterEach()

const apply = (file: object) =>
  applySetup(
    {
      db,
      config: { environmentSecrets: new Map(), integrationUrls: new Map(), productName: 'Sitewright' },
      origin: 'https://portal.example.com',
      now: Date.now(),
    },
    SetupFile.parse(file),
  )
/** The faults that the file is rejected with. */
const faultOf = (file: object): Promise<string> =>
  apply(file).then(
    () => 'nothing',
    (error: unknown) => (error instanceof StartFault ? error.message : String(error)),
  )
const admin = () => gateway.clientAs('super.admin')

describe('a setup file', () => {
  it('creates what is missing, up to an administrator with an emailed link [SETUP-01, SETUP-04, SETUP-05]', async () => {
    expect(await apply(FILE)).toEqual([
      'SETUP_FILE: created environment "Live".',
      'SETUP_FILE: created product license "Site Basics".',
      'SETUP_FILE: created product license "Suppliers".',
      'SETUP_FILE: created integration "Weather".',
      'SETUP_FILE: created report "Lifts".',
      'SETUP_FILE: created license "First Customer".',
      'SETUP_FILE: created user "first.customer".',
    ])
    const [license] = await db.orm.select().from(licenses).where(eq(licenses.name, 'First Customer'))
    const licenseId = license?.licenseId ?? 0
    const client = await admin()
    expect((await client.environments.ofLicense({ params: { licenseId } })).body.map(({ name }) => name)).toEqual([
      'Live',
    ])
    const limits = (await client.licenses.addOns({ params: { licenseId } })).body
    expect(
      limits
        .filter(({ maxUsers }) => maxUsers !== 0)
        .map(({ addOnId, maxUsers, numUsers }) => [addOnId, maxUsers, numUsers]),
    ).toEqual([
      [700, 25, 1],
      [701, 5, 0],
    ])

    const [mail] = await db.orm.select().from(outbox).orderBy(desc(outbox.outboxId)).limit(1)
    expect([mail?.recipient, mail?.subject]).toEqual(['ada@first.example', 'Sitewright: your account'])
    expect(mail?.body).toContain(
      'You are an administrator of First Customer in Sitewright. Your username is first.customer.',
    )
    const token =
      /https:\/\/portal\.example\.com\/users\/password\/reset\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const anyone = await gateway.clientAs()
    await anyone.passwords.reset({ params: { token }, body: { newPassword: DEMO_PASSWORD } })
    const own = await gateway.clientAs('first.customer')
    const user = (await own.users.one({ params: { username: 'first.customer' } })).body
    expect(user).toMatchObject({ licenseId, isAllLicenses: false, email: 'ada@first.example' })
    expect(user.addons.map(({ addOnId }) => addOnId)).toEqual([700])
    expect((await own.users.list({ query: { page: 1 } })).status).toBe(200)

    const entries = await db.orm.select().from(audit).where(eq(audit.actorUserName, 'Operator (SETUP_FILE)'))
    expect(entries.map(({ action }) => action)).toEqual([
      'catalogEnvironments.create',
      'catalogProductLicenses.create',
      'catalogProductLicenses.create',
      'catalogIntegrations.create',
      'catalogReports.create',
      'licenses.create',
      'users.create',
    ])
  })

  it('assigns no retired product license to an administrator that is added later [SETUP-04, CAT-08]', async () => {
    await apply(FILE)
    await db.execute(sql`update add_on set is_retired = true where add_on_id = 700`)
    const added = { userName: 'second.customer', firstName: 'Ben', lastName: 'Stone', email: 'ben@first.example' }
    const sentences = await apply({
      ...FILE,
      licenses: FILE.licenses.map((license) => ({ ...license, administrators: [added] })),
    })
    expect(sentences).toContain('SETUP_FILE: created user "second.customer".')
    const { body: user } = await (await admin()).users.one({ params: { username: 'second.customer' } })
    expect(user.addons).toEqual([])
  })

  it('changes nothing that exists, and prints each difference [SETUP-02]', async () => {
    await apply(FILE)
    expect(await apply(FILE)).toEqual([])
    const differences = await apply({
      ...FILE,
      environments: [{ name: 'LIVE', serverUrl: 'https://other.example.com', label: 'PROD' }],
      licenses: [
        {
          ...FILE.licenses[0],
          company: 'Other',
          administrators: [{ ...FILE.licenses[0]?.administrators[0], lastName: 'King' }],
        },
      ],
    })
    expect(differences).toEqual([
      'SETUP_FILE: environment "LIVE" stays as it is: name is "Live", and the file has "LIVE".',
      'SETUP_FILE: environment "LIVE" stays as it is: serverUrl is "https://live.example.com", and the file has "https://other.example.com".',
      'SETUP_FILE: license "First Customer" stays as it is: company is "First", and the file has "Other".',
      'SETUP_FILE: user "first.customer" stays as it is: lastName is "Byron", and the file has "King".',
    ])
    expect(await db.orm.$count(users, eq(users.lastName, 'King'))).toBe(0)
  })

  it('with faults creates nothing, and is rejected with all of them [SETUP-01, SETUP-03]', async () => {
    const before = await db.orm.$count(audit)
    const faults = await faultOf({
      ...FILE,
      environments: [...FILE.environments, { name: 'Twin', serverUrl: 'https://LIVE.example.com/' }],
      productLicenses: [{ ...FILE.productLicenses[0], roleGroups: ['Nothing'] }],
      licenses: [{ ...FILE.licenses[0], environments: ['nowhere'], productLicenses: [{ number: 999, maxUsers: 1 }] }],
    })
    expect(faults).toContain(`environments.1.serverUrl: ${catalogFieldMessages.taken('Live')}`)
    expect(faults).toContain(`productLicenses.0.roleGroups: ${catalogFieldMessages.unknownGroup}`)
    expect(faults).toContain('licenses.0.environments.0:')
    expect(faults).toContain('licenses.0.productLicenses.0.number:')
    expect(await db.orm.$count(audit)).toBe(before)
  })

  it('that cannot be read, is not JSON or has unknown keys is rejected with the reason [SETUP-03]', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-setup-'))
    const write = (text: string): string => {
      const file = path.join(folder, 'setup.json')
      fs.writeFileSync(file, text)
      return file
    }
    expect(() => readSetupFile(path.join(folder, 'missing.json'))).toThrow(/SETUP_FILE cannot be read/)
    expect(() => readSetupFile(write('{'))).toThrow(/SETUP_FILE cannot be read/)
    expect(() => readSetupFile(write('[]'))).toThrow(/the file: Must be an object/)
    const typo = JSON.stringify({
      enviroments: [],
      licenses: [{ name: 'A', company: 'B', environments: [], admins: [] }],
    })
    expect(() => readSetupFile(write(typo))).toThrow(
      `SETUP_FILE has 3 faults:\n  licenses.0.environments: A license needs an environment.\n  licenses.0.admins: ${requestMessages.unknownField}\n  enviroments: ${requestMessages.unknownField}`,
    )
    fs.rmSync(folder, { recursive: true })
  })

  it('that lists anything twice is rejected with the path of each repetition [SETUP-03]', () => {
    const [environment, product, license] = [FILE.environments[0], FILE.productLicenses[0], FILE.licenses[0]]
    const [administrator] = license?.administrators ?? []
    const parsed = SetupFile.safeParse({
      environments: [environment, { ...environment, name: 'LIVE', serverUrl: 'https://other.example.com' }],
      productLicenses: [
        { ...product, roleGroups: ['Access', 'Administration', 'Access'] },
        { ...product, name: 'Other' },
      ],
      integrations: [{ name: 'Weather' }, { name: 'weather' }],
      reports: [...FILE.reports, { name: 'Elevators', path: '/LIFTS' }],
      licenses: [
        {
          ...license,
          environments: ['Live', 'live'],
          productLicenses: [
            { number: 700, maxUsers: 25 },
            { number: 700, maxUsers: 5 },
          ],
          administrators: [administrator, { ...administrator, userName: 'First.Customer' }],
        },
        { ...license, name: 'FIRST customer' },
        { ...license, name: 'Second Customer', administrators: [] },
      ],
    })
    const issues = parsed.error?.issues ?? []
    expect(new Set(issues.map(({ message }) => message))).toEqual(
      new Set(['This is listed twice. Remove one of the two.']),
    )
    expect(issues.map((issue) => issue.path.join('.')).toSorted()).toEqual([
      'environments.1.name',
      'integrations.1.name',
      'licenses.0.administrators.1.userName',
      'licenses.0.environments.1',
      'licenses.0.productLicenses.1.number',
      'licenses.1.administrators.0.userName',
      'licenses.1.name',
      'productLicenses.0.roleGroups.2',
      'productLicenses.1.number',
      'reports.1.path',
    ])
  })

  it("from the operators' page creates all that it names [SETUP-01]", async () => {
    const example = readBlock('setup-file.md', 'setup.json', { '"number": 1': '"number": 700', '"ADM"': '"ADM1"' })
    const file = JSON.parse(example) as object
    const sentences = await apply(file)
    expect(sentences.filter((sentence) => sentence.includes('created')).length).toBe(6)
  })

  it('of two gateways that start at once is applied once', async () => {
    const sentences = (await Promise.all([apply(FILE), apply(FILE), apply(FILE)])).flat()
    expect(sentences.filter((sentence) => sentence.includes('created environment')).length).toBe(1)
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from environment where name = 'Live'`,
    )
    expect(rows[0]?.count).toBe(1)
  })
})

describe('SETUP_FILE', () => {
  const production = {
    SEED: 'none',
    ADMIN_USERNAME: 'first.admin',
    ADMIN_PASSWORD: 'a password of some length',
    TOKEN_KEYS: 'a key for tests alone: of 32 letters at least',
  }
  const write = (content: object): string => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-setup-')), 'setup.json')
    fs.writeFileSync(file, JSON.stringify(content))
    return file
  }

  it('fills an empty production at its start, and a fault stops it [SETUP-01, SETUP-03]', async () => {
    const { child } = await gatewayProcess(emptyWorld, { ...production, SETUP_FILE: write(FILE) })
    await addressOf(child)
    expect(child.output()).toContain('SETUP_FILE: created license "First Customer".')
    const { child: other } = await gatewayProcess(emptyWorld, { ...production, SETUP_FILE: write({ licenses: 1 }) })
    expect(await failure(other)).toMatch(
      /The gateway cannot start. SETUP_FILE has 1 fault:\n {2}licenses: Must be a list/,
    )
  })

  it('needs SEED=none [SETUP-01]', async () => {
    const { child } = await gatewayProcess(emptyWorld, { SETUP_FILE: write(FILE) })
    expect(await failure(child)).toContain('SETUP_FILE needs SEED=none')
  })
})
