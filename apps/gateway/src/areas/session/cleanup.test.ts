import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTECTED_AFTER_LOSS_MS } from '@sitewright/domain/shared/grants'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { lostRoles } from '../../db/schema'
import { createCleanup } from './cleanup'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

describe('the cleanup of lost roles', () => {
  it('keeps a loss that still protects its account, even if the clock of the gateway is ahead [ROLE-56]', async () => {
    const now = Date.now()
    const loss = (userId: number, lostAt: number) => ({ userId, roleId: 1, lostAt, transactionId: 1 })
    await db.orm
      .insert(lostRoles)
      .values([
        loss(1, now),
        loss(2, now - PROTECTED_AFTER_LOSS_MS + 60_000),
        loss(3, now - PROTECTED_AFTER_LOSS_MS - 60_000),
      ])
    await createCleanup(db, 60_000)(now + 2 * PROTECTED_AFTER_LOSS_MS)
    const remaining = await db.orm.select({ userId: lostRoles.userId }).from(lostRoles).orderBy(lostRoles.userId)
    expect(remaining).toEqual([{ userId: 1 }, { userId: 2 }])
  })
})
