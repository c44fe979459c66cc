import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { addOnId } from '../../db/demo/add-ons'
import { projectsOf } from '../../db/demo/projects'
import { openDatabase, type Database } from '../../db/open'
import { roles } from '../../db/schema'

/** Two gateways, each with connections of its own to one server. */
let db: TestDatabase
let otherDb: Database
let gateway: TestGateway
let other: TestGateway
let admins: readonly [Client, Client]
beforeAll(async () => {
  db = await createTestDatabase()
  otherDb = await openDatabase(db.config)
  gateway = await startTestGateway({ db })
  other = await startTestGateway({ db: otherDb })
  admins = [await gateway.clientAs('customer.admin'), await other.clientAs('customer.admin')]
})
afterAll(async () => {
  await gateway.close()
  await other.close()
  await otherDb.close()
  await db.close()
})

const TIMES = 20
const at = (index: number) => admins[index % 2 === 0 ? 0 : 1]
const inParallel = (run: (client: Client, index: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: TIMES }, (_, index) => run(at(index), index)))
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length
const statusesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { status: number }).status] : []))

describe('an API key on two gateways', () => {
  it('is rejected by the other gateway from the next call after it was deactivated, and loses its roles there [KEY-39, ROLE-08]', async () => {
    const { key, apiKeyId } = await makeKey(db, {
      roles: ['ACCESS_MY_CUSTOMER_LICENCE', 'ADMINISTER_API_KEYS'],
      addOnIds: [addOnId('MC')],
    })
    const params = { id: apiKeyId }
    const program = other.clientWith(key)
    expect((await program.users.list({ query: { page: 1 } })).total).toBe(240)
    await admins[0].apiKeys.saveRoles({ params, body: [] })
    expect(await failureOf(program.users.list({ query: { page: 1 } }))).toMatchObject({ status: 403 })
    const { body } = await admins[0].apiKeys.one({ params })
    await admins[0].apiKeys.save({ params, body: { ...body, isActive: false } })
    expect(await failureOf(program.session.roles())).toMatchObject({ status: 401 })
  })

  it('accepts one of twenty saves of the same version, and rejects the others with the stored key', async () => {
    const { apiKeyId } = await makeKey(db)
    const params = { id: apiKeyId }
    const { body } = await admins[0].apiKeys.one({ params })
    const outcomes = await inParallel((client, index) =>
      client.apiKeys.save({ params, body: { ...body, name: `Try ${index}` } }),
    )
    expect([succeeded(outcomes), new Set(statusesOf(outcomes))]).toEqual([1, new Set([409])])
    expect((await admins[1].apiKeys.one({ params })).body.version).toBe(2)
  })

  it('accepts one of twenty saves of the same roles, projects or product licenses', async () => {
    const { apiKeyId } = await makeKey(db, { addOnIds: [addOnId('MC')] })
    const params = { id: apiKeyId }
    const offered = (await db.orm.select().from(roles)).filter((role) => /^(POST|BUILD)_/.test(role.name))
    const projects = projectsOf(1).filter((project) => project.isActive)
    const tagOf = async (read: Promise<{ etag?: string }>) => ({ ifMatch: (await read).etag! })
    const [ofRoles, ofProjects, ofAddOns] = [
      await tagOf(admins[0].apiKeys.roleInfo({ params })),
      await tagOf(admins[0].apiKeys.projects({ params })),
      await tagOf(admins[0].apiKeys.addOns({ params })),
    ]
    const saves = [
      (client: Client, index: number) =>
        client.apiKeys.saveRoles({ params, body: [offered[index % offered.length]!.roleId] }, ofRoles),
      (client: Client, index: number) =>
        client.apiKeys.saveProjects(
          { params, body: [{ apiKeyId, projectId: projects[index % projects.length]!.projectId }] },
          ofProjects,
        ),
      (client: Client, index: number) =>
        client.apiKeys.saveAddOns(
          { params, body: [{ addOnId: addOnId('MC') }, { addOnId: addOnId(index % 2 === 0 ? 'TE' : 'PRS') }] },
          ofAddOns,
        ),
    ]
    for (const save of saves) {
      const outcomes = await inParallel(save)
      expect([succeeded(outcomes), new Set(statusesOf(outcomes))]).toEqual([1, new Set([409])])
    }
  })

  it('takes saves of everything at once without one that fails', async () => {
    const { apiKeyId } = await makeKey(db, { addOnIds: [addOnId('MC')] })
    const params = { id: apiKeyId }
    const [role] = (await db.orm.select().from(roles)).filter((row) => row.name === 'POST_PICK')
    const [project] = projectsOf(1)
    const outcomes = await inParallel((client, index) => {
      if (index % 3 === 0) return client.apiKeys.saveRoles({ params, body: index % 2 === 0 ? [role!.roleId] : [] })
      if (index % 3 === 1) {
        const body = index % 2 === 0 ? [] : [{ apiKeyId, projectId: project!.projectId }]
        return client.apiKeys.saveProjects({ params, body })
      }
      return client.apiKeys.saveAddOns({ params, body: [{ addOnId: addOnId('MC') }] })
    })
    expect(statusesOf(outcomes)).toEqual([])
  })
})
