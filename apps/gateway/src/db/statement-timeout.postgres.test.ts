import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway } from '../../../../tests/support/test-gateway'
import { emptyWorld, type WorldCopy } from '../../test/world-copy'
import { openDatabase, type Database } from './open'
import { isStatementCanceled } from './failure'
import { POOL_LIMITS, TASK_LIMITS } from './pool-limits'

const sleep = sql`select pg_sleep(0.3)`

let world: WorldCopy
let db: Database
beforeAll(async () => {
  world = await emptyWorld()
  // Shorter than the migrations and the seed.
  db = await openDatabase({ ...world.config, pool: { ...POOL_LIMITS, size: 2, statementTimeoutMs: 100 } })
})
afterAll(async () => {
  await db.close()
  await world.remove()
})

it('cancels a statement of a call at its time limit, but not a statement of a job', async () => {
  await expect(db.execute(sleep)).rejects.toSatisfy(isStatementCanceled)
  await expect(db.transaction((tx) => tx.execute(sleep))).rejects.toSatisfy(isStatementCanceled)
  await db.transaction((tx) => tx.execute(sleep), { limits: TASK_LIMITS })
  // Connections stay usable after a canceled statement.
  for (const _ of [1, 2, 3]) await expect(db.execute(sleep)).rejects.toSatisfy(isStatementCanceled)
})

it('opens no more connections than the pool may have', async () => {
  const backend = () => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.02)`)
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(backend))
  expect(new Set(answers.flatMap(({ rows }) => rows.map(({ pid }) => pid))).size).toBeLessThanOrEqual(2)
})

it('answers 503 with a reason when a statement is canceled, and logs it', async () => {
  const before = async () => void (await db.execute(sleep))
  const gateway = await startTestGateway({ db, faults: { before } })
  const response = await gateway.send('/gateway/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'viewer', password: 'any' }),
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.json()).toMatchObject({ message: requestMessages.notSaved.tookTooLong })
  expect(gateway.logLines.join()).toMatch(/"level":50.*57014/)
  await gateway.close()
})
