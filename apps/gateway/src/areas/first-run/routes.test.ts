import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { firstRunMessages, firstRunRefusals } from '@sitewright/domain/first-run/messages'
import type { FirstAdministrator } from '@sitewright/domain/users/new-user'
import { nextStep, suggestProductLicenses } from '@sitewright/domain/first-run/rules'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import type { FirstLicense } from '@sitewright/domain/licenses/input'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { userReplies } from '@sitewright/domain/users/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { emptyWorld, type WorldCopy } from '../../../test/world-copy'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { openDatabase, type Database } from '../../db/open'
import { audit, licenses, outbox, users } from '../../db/schema'

let world: WorldCopy
let db: Database
let gateway: TestGateway
let admin: Client
beforeEach(async () => {
  world = await emptyWorld()
  const first = { userName: 'first.admin', password: DEMO_PASSWORD }
  db = await openDatabase({ ...world.config, seed: 'none', admin: first })
  gateway = await startTestGateway({ db, environment: { SEED: 'none' } })
  admin = await gateway.clientAs('first.admin')
})
afterEach(async () => {
  await gateway.close()
  await db.close()
  await world.remove()
})

const stateOf = async (client: Client = admin) => (await client.firstRun.state()).body
const license = (values: Partial<FirstLicense> = {}): FirstLicense => ({
  name: 'Tunnel Works',
  company: 'Tunnel Works Ltd.',
  environmentId: 1,
  maxProjects: 5,
  maxUsers: 20,
  isActive: true,
  expiryDate: null,
  addOnIds: [1, 2],
  ...values,
})
const administrator = (values: Partial<FirstAdministrator> = {}): FirstAdministrator => ({
  userName: 'ada.byron',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@tunnel.example',
  ...values,
})

async function addEnvironment(name = 'Live'): Promise<number> {
  await admin.session.prove({ body: { password: DEMO_PASSWORD } })
  const body = { name, serverUrl: 'https://live.example.com', label: 'PROD' } as const
  return (await admin.catalogEnvironments.create({ body })).body.id
}
async function addSuggested() {
  const { body: groups } = await admin.catalogProductLicenses.roleGroups()
  const suggestions = suggestProductLicenses(groups, [])
  for (const { input } of suggestions) await admin.catalogProductLicenses.create({ body: input })
  return { groups, suggestions }
}
const addAll = async (): Promise<number> => {
  const environmentId = await addEnvironment()
  await addSuggested()
  return (await admin.firstRun.createLicense({ body: license({ environmentId }) })).body.licenseId
}
const auditOf = (action: string) => db.orm.select().from(audit).where(eq(audit.action, action))

describe('the first run of an empty production', () => {
  it('starts with nothing, and reads each step from what exists [FIRST-01, FIRST-02, FIRST-11]', async () => {
    expect(await stateOf()).toEqual({
      hasEmail: false,
      sendsMail: false,
      environment: null,
      productLicenses: 0,
      license: null,
      administrator: null,
    })
    await addEnvironment()
    expect(nextStep(await stateOf())).toBe('environment')
    await db.orm.update(users).set({ email: 'me@office.example' })
    expect(nextStep(await stateOf())).toBe('product-licenses')
    await addSuggested()
    expect(nextStep(await stateOf())).toBe('license')
    const { licenseId } = (await admin.firstRun.createLicense({ body: license() })).body
    expect((await stateOf()).license).toEqual({ licenseId, name: 'Tunnel Works', offersRoles: true })
    await admin.firstRun.createAdministrator({ body: { ...administrator(), licenseId } })
    expect(await stateOf()).toMatchObject({ productLicenses: 5, administrator: { userName: 'ada.byron' } })
    expect(nextStep(await stateOf())).toBeUndefined()
    const environment = { SEED: 'none', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }
    const other = await startTestGateway({ db, environment })
    expect((await stateOf(await other.clientAs('first.admin'))).sendsMail).toBe(true)
    await other.close()
  })

  it('counts only what is offered: no retired environment, no vendor product license [FIRST-02]', async () => {
    const id = await addEnvironment()
    const { version: _version, ...body } = (await admin.catalogEnvironments.read({ params: { id } })).body
    await admin.catalogEnvironments.save({ params: { id }, body: { ...body, isRetired: true } })
    const { body: groups } = await admin.catalogProductLicenses.roleGroups()
    const vendor = suggestProductLicenses(groups, []).find(({ input }) => input.isVendor)
    if (vendor === undefined) throw new Error('No vendor product license is suggested.')
    await admin.catalogProductLicenses.create({ body: vendor.input })
    expect(await stateOf()).toMatchObject({ environment: null, productLicenses: 0 })
  })

  it('suggests product licenses that together offer every role of the server [FIRST-07]', async () => {
    const { groups, suggestions } = await addSuggested()
    const offered = new Set(suggestions.flatMap(({ input }) => input.roleGroupIds))
    expect(groups.filter(({ roleGroupId }) => !offered.has(roleGroupId))).toEqual([])
    const { body: catalog } = await admin.catalogProductLicenses.list()
    expect(suggestProductLicenses(groups, catalog).every(({ existing }) => existing !== undefined)).toBe(true)
  })

  it('creates a license with its environment and product licenses [FIRST-08, FIRST-14]', async () => {
    const licenseId = await addAll()
    const { body: linked } = await admin.environments.ofLicense({ params: { licenseId } })
    expect(linked.map(({ name }) => name)).toEqual(['Live'])
    const { body: limits } = await admin.licenses.addOns({ params: { licenseId } })
    expect(limits.filter(({ maxUsers }) => maxUsers !== 0).map(({ addOnId, maxUsers }) => [addOnId, maxUsers])).toEqual(
      [
        [1, -1],
        [2, -1],
      ],
    )
    const [first] = await db.orm.select().from(users)
    expect(await db.orm.select().from(licenses).where(eq(licenses.licenseId, licenseId))).toMatchObject([
      { ownerId: first?.userId, maxUsers: 20 },
    ])
    expect(await auditOf('licenses.create')).toMatchObject([
      { actorUserName: 'first.admin', licenseId, after: { name: 'Tunnel Works', environmentId: 1 } },
    ])
  })

  it('refuses a license with parts that are not offered, and names them all [FIRST-08]', async () => {
    await addSuggested()
    const refused = await failureOf(admin.firstRun.createLicense({ body: license({ addOnIds: [1, 99] }) }))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields).toSorted()).toEqual(['addOnIds', 'environmentId'])
    const environmentId = await addEnvironment()
    const vendorAlone = await failureOf(
      admin.firstRun.createLicense({ body: license({ environmentId, addOnIds: [6] }) }),
    )
    expect(vendorAlone.fields).toEqual({ addOnIds: [firstRunMessages.licenseProductsRequired] })
    expect(await db.orm.$count(licenses)).toBe(1)
  })

  it('creates an administrator who signs in with the emailed link and adds users [FIRST-09, FIRST-14]', async () => {
    const licenseId = await addAll()
    const { body } = await admin.firstRun.createAdministrator({ body: { ...administrator(), licenseId } })
    expect(body).toEqual({ userName: 'ada.byron', email: 'ada@tunnel.example' })
    const mails = await db.orm.select().from(outbox).where(eq(outbox.recipient, 'ada@tunnel.example'))
    const token = /reset\?token=(\S+)/.exec(mails[0]?.body ?? '')?.[1] ?? ''
    await (await gateway.clientAs()).passwords.reset({ params: { token }, body: { newPassword: DEMO_PASSWORD } })
    const own = await gateway.clientAs('ada.byron')
    expect((await own.users.list({ query: { page: 1 } })).body.map(({ userName }) => userName)).toEqual(['ada.byron'])
    expect((await own.session.roles()).body).not.toContain('ACCESS_ALL_CUSTOMER_LICENCES')
    expect(await auditOf('users.create')).toMatchObject([
      {
        actorUserName: 'first.admin',
        licenseId,
        after: { userName: 'ada.byron', addOns: ['Administration', 'Material Control'] },
      },
    ])
    expect((await failureOf(own.firstRun.state())).status).toBe(403)
  })

  it('refuses an administrator without a license of a customer, without roles, with a name that is taken, or by an actor who cannot grant roles [FIRST-09, FIRST-10]', async () => {
    const create = (licenseId: number) =>
      failureOf(admin.firstRun.createAdministrator({ body: { ...administrator(), licenseId } }))
    expect((await create(1)).fields).toEqual({ licenseId: [licenseMessages.notFound] })
    expect((await create(3_000_000_000)).fields).toEqual({ licenseId: [licenseMessages.notFound] })
    const licenseId = await addAll()
    const { body: limits } = await admin.licenses.addOns({ params: { licenseId } })
    const raise = (maxUsers: number) =>
      admin.licenses.saveAddOns({
        params: { licenseId },
        body: limits.map(({ addOnId }) => ({ addOnId, maxUsers: addOnId === 6 ? -1 : maxUsers })),
      })
    await raise(0)
    expect((await stateOf()).license?.offersRoles).toBe(false)
    expect((await create(licenseId)).message).toBe(firstRunRefusals.noRoles('Tunnel Works'))
    await raise(1)
    const taken = await failureOf(
      admin.firstRun.createAdministrator({ body: { ...administrator({ userName: 'FIRST.admin' }), licenseId } }),
    )
    expect(taken.fields).toEqual({ userName: [userReplies.userNameTaken] })
    await db.execute(sql`
      delete from user_role where role_id = (select role_id from role where name = 'ADMINISTER_ROLE')`)
    expect((await create(licenseId)).status).toBe(403)
    expect(await db.orm.$count(users)).toBe(1)
  })

  it('refuses a license without a seat for its administrator [FIRST-16]', async () => {
    const environmentId = await addEnvironment()
    await addSuggested()
    const refused = await failureOf(admin.firstRun.createLicense({ body: license({ environmentId, maxUsers: 0 }) }))
    expect(refused.status).toBe(400)
    expect(refused.fields).toEqual({ maxUsers: [licenseFieldMessages.firstMaxUsersZero] })
    expect(await db.orm.$count(licenses)).toBe(1)
  })

  it('does not assign a retired product license, and without another one there is no role to offer [FIRST-09, CAT-08]', async () => {
    const licenseId = await addAll()
    const retire = async (id: number) => {
      const { body } = await admin.catalogProductLicenses.read({ params: { id } })
      await admin.catalogProductLicenses.save({ params: { id }, body: { ...body, isRetired: true } })
    }
    await retire(2)
    expect((await stateOf()).license?.offersRoles).toBe(true)
    await retire(1)
    expect((await stateOf()).license?.offersRoles).toBe(false)
    const body = { ...administrator(), licenseId }
    const refused = await failureOf(admin.firstRun.createAdministrator({ body }))
    expect(refused.message).toBe(firstRunRefusals.noRoles('Tunnel Works'))
    await db.execute(sql`update add_on set is_retired = false where add_on_id = 1`)
    await admin.firstRun.createAdministrator({ body })
    const { body: created } = await admin.users.one({ params: { username: 'ada.byron' } })
    expect(created.addons.map(({ addOnId }) => addOnId)).toEqual([1])
  })

  it('counts an administrator whose role comes from a user group [FIRST-02, FIRST-10]', async () => {
    const licenseId = await addAll()
    await admin.firstRun.createAdministrator({ body: { ...administrator(), licenseId } })
    await db.execute(sql`
      with moved as (
        delete from user_role using app_user where app_user.user_id = user_role.user_id and user_name = 'ada.byron'
        returning user_role.*),
      crew as (
        insert into user_group (license_id, name) values (${licenseId}, 'Administrators') returning user_group_id),
      member as (insert into user_group_user select distinct user_group_id, user_id from crew, moved)
      insert into user_group_role select user_group_id, role_id from crew, moved`)
    expect((await stateOf()).administrator).toEqual({ userName: 'ada.byron' })
    const second = administrator({ userName: 'ben.stone', email: 'ben@tunnel.example' })
    const refused = await failureOf(admin.firstRun.createAdministrator({ body: { ...second, licenseId } }))
    expect(refused.message).toBe(firstRunRefusals.administratorDone('ada.byron'))
    await db.execute(sql`delete from user_group_user`)
    expect((await stateOf()).administrator).toBeNull()
  })

  it('creates nothing twice when two administrators do a step at once [FIRST-10]', async () => {
    const outcomes = async <T>(calls: Promise<T>[]) => {
      const settled = await Promise.allSettled(calls)
      return {
        done: settled.filter(({ status }) => status === 'fulfilled').length,
        refusals: settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : [])),
      }
    }
    await admin.session.prove({ body: { password: DEMO_PASSWORD } })
    const serverUrl = 'https://live.example.com'
    const environments = await outcomes(
      ['Live', 'Main', 'Live'].map((name) =>
        admin.catalogEnvironments.create({ body: { name, serverUrl, label: '' } }),
      ),
    )
    expect(environments.done).toBe(1)
    await addSuggested()
    const { body: offered } = await admin.environments.list()
    const environmentId = offered[0]?.environmentId ?? 0
    const created = await outcomes(
      ['One', 'Two', 'Three'].map((name) => admin.firstRun.createLicense({ body: license({ name, environmentId }) })),
    )
    const first = (await stateOf()).license
    expect(created).toEqual({
      done: 1,
      refusals: [firstRunRefusals.licenseDone(first?.name ?? ''), firstRunRefusals.licenseDone(first?.name ?? '')],
    })
    const administrators = await outcomes(
      ['ada', 'ben', 'ada'].map((userName) =>
        admin.firstRun.createAdministrator({
          body: { ...administrator({ userName, email: `${userName}@t.example` }), licenseId: first?.licenseId ?? 0 },
        }),
      ),
    )
    const { administrator: only } = await stateOf()
    const refusal = firstRunRefusals.administratorDone(only?.userName ?? '')
    expect(administrators).toEqual({ done: 1, refusals: [refusal, refusal] })
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from app_user where license_id = ${first?.licenseId ?? 0}`,
    )
    expect(rows[0]?.count).toBe(1)
  })
})
