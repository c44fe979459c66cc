import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { LAST_EXPIRY } from '@sitewright/domain/licenses/expiry'
import type { LicenseCreate } from '@sitewright/domain/licenses/input'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit, licenses, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let superAdmin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  superAdmin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const BODY: LicenseCreate = {
  name: 'Tunnel Works',
  company: 'Tunnel Works Ltd.',
  environmentId: 2,
  maxProjects: 5,
  maxUsers: -1,
  isActive: true,
  expiryDate: LAST_EXPIRY,
}

/** The client's schema allows other replies too. */
const create = async (change: Partial<Record<keyof LicenseCreate, unknown>> = {}) => {
  const { body } = await superAdmin.licenses.create({ body: { ...BODY, ...change } as LicenseCreate })
  return body as { licenseId: number } & Record<string, unknown>
}
const countLicenses = () => db.orm.$count(licenses)
const auditOf = (licenseId: number) =>
  db.orm
    .select()
    .from(audit)
    .where(and(eq(audit.subjectKind, 'license'), eq(audit.subjectId, String(licenseId))))
    .orderBy(audit.auditId)

describe('a new license', () => {
  it('has what was entered and belongs to its creator [API-38, LIC-45, LIC-46]', async () => {
    const created = await create({ name: '  Tunnel Works  ' })
    const [owner] = await db.orm.select().from(users).where(eq(users.userName, 'super.admin'))
    expect(created).toMatchObject({
      ...BODY,
      ownerId: owner!.userId,
      ownerName: 'super.admin',
      numUsers: 0,
      numProjects: 0,
      environmentNames: [],
      version: 1,
    })
    const { licenseId } = created
    expect((await superAdmin.licenses.list({ query: { licenseId } })).body).toEqual([created])
  })

  it('can be inactive, without an end, and already over', async () => {
    expect(await create({ isActive: false, expiryDate: null })).toMatchObject({ isActive: false, expiryDate: null })
    expect(await create({ expiryDate: 86_399_999 })).toMatchObject({ expiryDate: 86_399_999 })
  })

  it('has every product license with the limit 0, to be raised [LIC-44]', async () => {
    const { licenseId } = await create()
    const { body } = await superAdmin.licenses.addOns({ params: { licenseId } })
    const { body: known } = await superAdmin.addOns.list()
    expect(body.map(({ addOnId }) => addOnId)).toEqual(known.map(({ addOnId }) => addOnId))
    expect(new Set(body.map(({ maxUsers }) => maxUsers))).toEqual(new Set([0]))
  })

  it('is noted with who created it', async () => {
    const { licenseId } = await create()
    const [entry] = await auditOf(licenseId)
    expect(entry).toMatchObject({
      actorUserName: 'super.admin',
      licenseId,
      action: 'licenses.create',
      after: { name: BODY.name, maxUsers: -1, environmentId: 2 },
    })
  })
})

describe('an invalid license', () => {
  it('says all that is wrong at once and creates nothing [LIC-63, LIC-64, LIC-65, LIC-66, LIC-67, LIC-68, LIC-69, LIC-70, LIC-73]', async () => {
    const before = await countLicenses()
    const empty = await failureOf(
      create({ name: '   ', company: '', environmentId: undefined, maxProjects: null, maxUsers: null }),
    )
    expect([empty.status, empty.fields]).toEqual([
      400,
      {
        name: ['Please enter a license name.'],
        company: ['Please enter a company name.'],
        environmentId: ['Please select an environment.'],
        maxProjects: ['Please enter maximum number of projects.'],
        maxUsers: ['Please enter a maximum number of users.'],
      },
    ])
    const wrong = await failureOf(create({ maxProjects: 1.5, maxUsers: -2, expiryDate: LAST_EXPIRY + 1 }))
    expect(wrong.fields).toEqual({
      maxProjects: ['Please enter a valid max Projects value.'],
      maxUsers: ['Please enter a valid max Users value.'],
      expiryDate: ['Choose a day up to 18/1/2038.'],
    })
    expect(await countLicenses()).toBe(before)
  })

  it.each([
    ['1e10', 1e10],
    ['a text', '12'],
    ['infinity', Number.MAX_VALUE],
  ])('refuses %s as a limit', async (_, maxUsers) => {
    const refused = await failureOf(create({ maxUsers }))
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['maxUsers']])
  })

  it('is one in an environment that does not exist [LIC-65]', async () => {
    for (const environmentId of [999, 0, -1, 2 ** 40]) {
      const refused = await failureOf(create({ environmentId }))
      expect([refused.status, refused.fields]).toEqual([400, { environmentId: ['No such environment.'] }])
    }
  })

  it('accepts no further field, such as the owner', async () => {
    const refused = await failureOf(superAdmin.licenses.create({ body: { ...BODY, ownerId: 2 } as LicenseCreate }))
    expect([refused.status, refused.fields]).toEqual([400, { ownerId: ['Unknown field.'] }])
  })
})

describe('linking a license to an environment', () => {
  it('is done once, however often it is asked for [API-29, ENV-14]', async () => {
    const { licenseId } = await create()
    const environmentNames = async () =>
      (await superAdmin.environments.ofLicense({ params: { licenseId } })).body.map(({ name }) => name)
    expect(await environmentNames()).toEqual([])
    for (let times = 0; times < 2; times += 1) {
      await superAdmin.licenses.linkEnvironment({ params: { licenseId, environmentId: 2 } })
    }
    expect(await environmentNames()).toEqual(['UAT'])
    expect((await auditOf(licenseId)).map(({ action }) => action)).toEqual([
      'licenses.create',
      'licenses.linkEnvironment',
    ])
  })

  it('needs both of them [API-29]', async () => {
    const [noLicense, noEnvironment] = [
      await failureOf(superAdmin.licenses.linkEnvironment({ params: { licenseId: 999, environmentId: 1 } })),
      await failureOf(superAdmin.licenses.linkEnvironment({ params: { licenseId: 1, environmentId: 999 } })),
    ]
    expect([noLicense.status, noLicense.message]).toEqual([404, 'No such license.'])
    expect([noEnvironment.status, noEnvironment.message]).toEqual([404, 'No such environment.'])
  })

  it('is for users of all licenses alone [ROLE-11]', async () => {
    const admin = await gateway.clientAs('customer.admin')
    expect((await failureOf(admin.licenses.create({ body: BODY }))).status).toBe(403)
    const refused = await failureOf(admin.licenses.linkEnvironment({ params: { licenseId: 1, environmentId: 2 } }))
    expect(refused.status).toBe(403)
  })
})
