import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { importMessages } from '@sitewright/domain/imports/messages'
import { notCopiedSentences } from '@sitewright/domain/shared/not-copied'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { withAdminClient } from '../../test/admin-client'
import { failureOf } from '../../test/failure'
import { makeKey } from '../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { addOnId } from '../db/demo/add-ons'
import { users } from '../db/schema'

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

const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Starts a save while another transaction changes what it relies on, and commits that change when the save waits for it. */
const during = <T>(change: string, save: () => Promise<T>): Promise<T> =>
  withAdminClient(db.config.databaseUrl ?? '', async (other) => {
    await other.query(`begin; ${change}`)
    const saved = save()
    // The caller handles its failure, after the commit.
    saved.catch(() => undefined)
    const isWaiting = () =>
      withAdminClient(db.config.databaseUrl ?? '', async (looking) => (await looking.query(WAITING)).rows.length)
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1)
    await other.query('commit')
    return saved
  })

describe('what is changed at the same moment', () => {
  const MC = addOnId('MC')
  const hide = `update license_add_on set max_users = 0 where license_id = 1 and add_on_id = ${MC}`
  const showAgain = () =>
    withAdminClient(db.config.databaseUrl ?? '', (other) =>
      other.query(`update license_add_on set max_users = -1 where license_id = 1 and add_on_id = ${MC}`),
    )

  it('is refused for an API key: a product license that is being hidden [CONST-07]', async () => {
    await showAgain()
    const { apiKeyId: id } = await makeKey(db)
    const save = () => failureOf(admin.apiKeys.saveAddOns({ params: { id }, body: [{ addOnId: MC }] }))
    expect(await during(hide, save)).toMatchObject({ status: 400, message: addOnMessages.notFound })
  })

  it('is left out of a new group: a product license that is being hidden [CONST-07]', async () => {
    await showAgain()
    const create = () =>
      admin.groups.create({
        body: { Name: 'Made meanwhile', LicenseId: 1, AddOnIds: [MC], RoleIds: [], ProjectIds: [] },
      })
    const reason = notCopiedSentences([{ reason: 'productNotOffered', names: ['Material Control'], count: 1 }])
    expect(await during(hide, create)).toMatchObject({ status: 210, body: reason })
  })

  it('is refused for a user: an import system that is being deactivated [USER-92]', async () => {
    const { body } = await admin.imports.ofUser({ params: { username: 'viewer' } })
    const system = body.find(({ enabled }) => !enabled)
    if (system === undefined) throw new Error('Every import system is switched on.')
    const [user] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
    const entries = [...body.filter(({ enabled }) => enabled), system]
    const save = () =>
      failureOf(
        admin.imports.saveOfUser({
          params: { username: 'viewer' },
          body: entries.map(({ importId }) => ({ userId: user?.userId ?? 0, importId })),
        }),
      )
    const deactivate = `update import_system set is_active = false where import_id = ${system.importId}`
    expect(await during(deactivate, save)).toMatchObject({ status: 400, message: importMessages.notFound })
  })
})
