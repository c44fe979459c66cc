import { afterAll, beforeAll, expect, it } from 'vitest'
import { withAdminClient } from '../../test/admin-client'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { openDatabase } from './open'
import { ensureAuditPartitions } from './audit-partitions'

const NOW = Date.UTC(2031, 10, 24)

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

it('starts beside a dump that has locked the tables, and makes the partitions afterwards', async () => {
  await withAdminClient(db.config.databaseUrl ?? '', async (dump) => {
    await dump.query('begin')
    await dump.query('lock table audit, audit_default, migration in access share mode')
    await expect(ensureAuditPartitions(db, NOW)).rejects.toMatchObject({ cause: { code: '55P03' } })
    const other = await openDatabase(db.config, NOW)
    await other.close()
    await dump.query('commit')
  })
  expect(await ensureAuditPartitions(db, NOW)).toHaveLength(4)
})
