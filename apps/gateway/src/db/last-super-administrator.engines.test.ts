import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { licenses, superAdministratorAccess } from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

it('a commit that would shut out the last super-administrator is a problem of the call, and the database goes on [LIC-86]', async () => {
  const before = await db.orm.select().from(licenses).orderBy(licenses.licenseId)
  const closed = db.transaction((tx) => tx.update(licenses).set({ isActive: false }))
  await expect(closed).rejects.toMatchObject({ status: 400, message: grantReplies.lastSuperAdministrator })
  expect(await db.orm.select().from(licenses).orderBy(licenses.licenseId)).toEqual(before)
  // A later moment is stored, so that the next change is compared with it.
  const expiryDate = Date.now() + 400 * 24 * 60 * 60_000
  await db.transaction((tx) => tx.update(licenses).set({ expiryDate }).where(eq(licenses.licenseId, 1)))
  expect(await db.orm.select().from(superAdministratorAccess)).toEqual([{ isOnly: true, openUntil: expiryDate }])
})
