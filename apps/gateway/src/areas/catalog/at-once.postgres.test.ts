import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { withAdminClient } from '../../../test/admin-client'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let ids: { userId: number; roleId: number; roleGroupId: number }
const PRODUCT = 900
const product = { params: { id: PRODUCT } }
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
  // A role that a user can get by one product license only.
  const { rows } = await db.orm.execute<typeof ids>(sql`
    with added as (insert into role_group (name) values ('Lifting') returning role_group_id),
      role as (insert into role (name, friendly_name, role_group_id) select 'LIFT', 'Lift', role_group_id from added returning *)
    select user_id as "userId", role_id as "roleId", role_group_id as "roleGroupId" from role, app_user where user_name = 'viewer'`)
  if (rows[0] === undefined) throw new Error('The user does not exist.')
  ids = rows[0]
  await admin.catalogProductLicenses.create({
    body: {
      id: PRODUCT,
      name: 'Lifting',
      shortName: 'LFT',
      description: '',
      color: '#2f6fd6',
      isVendor: false,
      roleGroupIds: [ids.roleGroupId],
    },
  })
  await db.orm.execute(sql`insert into user_add_on (user_id, add_on_id) values (${ids.userId}, ${PRODUCT})`)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Makes a call while another transaction has written something, and commits that when the call waits for it. */
const during = <T>(statements: string, start: () => Promise<T>): Promise<T> =>
  withAdminClient(db.config.databaseUrl ?? '', async (other) => {
    await other.query(`begin; ${statements}`)
    const called = start()
    // The caller handles its failure, after the commit.
    called.catch(() => undefined)
    const waiting = () =>
      withAdminClient(db.config.databaseUrl ?? '', async (looking) => (await looking.query(WAITING)).rows.length)
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await other.query('commit')
    return called
  })

describe('a role group of a product license', () => {
  const offer = () => `add_on_role_group where add_on_id = ${PRODUCT} and role_group_id = ${ids.roleGroupId}`
  const saveGroups = async (roleGroupIds: number[]) => {
    const { body } = await admin.catalogProductLicenses.read(product)
    return admin.catalogProductLicenses.save({ ...product, body: { ...body, roleGroupIds } })
  }
  const saveRoles = async (change: (before: number[]) => number[]) => {
    const { body } = await admin.users.roleInfo({ params: { userId: ids.userId } })
    const before = body.flatMap(({ rolesForUser }) =>
      rolesForUser.filter(({ appliedToUser }) => appliedToUser).map(({ role }) => role.roleId),
    )
    return admin.users.saveRoles({ params: { userId: ids.userId }, body: change(before) })
  }

  it('cannot give anyone a role while it is being removed [CAT-09]', async () => {
    const failure = await during(`delete from ${offer()}`, () =>
      failureOf(saveRoles((roles) => [...roles, ids.roleId])),
    )
    expect(failure).toMatchObject({ status: 400, message: roleMessages.notOffered })
    await saveGroups([ids.roleGroupId])
  })

  it('cannot be removed while someone gets one of its roles [CAT-09]', async () => {
    const adds = `select from ${offer()} for share; insert into user_role values (${ids.userId}, ${ids.roleId})`
    const failure = await during(adds, () => failureOf(saveGroups([])))
    expect(failure.fields).toEqual({ roleGroupIds: [catalogFieldMessages.groupsInUse(['Lifting'])] })
  })
})

describe('an environment', () => {
  const create = async (name: string) =>
    (
      await db.orm.execute<{ id: number }>(sql`
        insert into environment (name, server_url) values (${name}, ${`https://${name}.example.com`}) returning environment_id as id`)
    ).rows[0]?.id ?? 0

  it('is not deleted while a license is linked to it [CAT-08]', async () => {
    const id = await create('linked')
    const link = `insert into license_environment (license_id, environment_id, linked_at) values (1, ${id}, 0)`
    const failure = await during(link, () => failureOf(admin.catalogEnvironments.remove({ params: { id } })))
    expect(failure).toMatchObject({ status: 400 })
    expect(failure.message).toMatch(/^Used by 1 license \(1 · Northgate Constructors\)/)
  })

  it('is linked to no license while it is being deleted [CAT-08]', async () => {
    const id = await create('deleted')
    const failure = await during(`delete from environment where environment_id = ${id}`, () =>
      failureOf(admin.licenses.linkEnvironment({ params: { licenseId: 1, environmentId: id } })),
    )
    expect(failure.status).toBe(404)
  })
})
