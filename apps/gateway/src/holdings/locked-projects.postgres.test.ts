import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { withAdminClient } from '../../test/admin-client'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Queries } from '../db/database'
import { chooseProjects } from './choosing'
import { settleProjects } from './projects'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const PROJECT = 2
const SCOPE = { licenseId: 1 }

const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Starts an assignment while a transaction deactivates the project, and commits the deactivation when the assignment waits for it. */
const duringDeactivation = <T>(assign: () => Promise<T>): Promise<T> =>
  withAdminClient(db.config.databaseUrl ?? '', async (other) => {
    await other.query('begin')
    await other.query('update project set is_active = false where project_id = $1', [PROJECT])
    const assignment = assign()
    // The caller handles its failure, after the commit.
    assignment.catch(() => undefined)
    await expect.poll(async () => (await db.execute(waiting)).rows, { timeout: 20_000 }).toHaveLength(1)
    await other.query('commit')
    await assignment.catch(() => undefined)
    await other.query('update project set is_active = true where project_id = $1', [PROJECT])
    return assignment
  })

it('refuses to assign a project that is deactivated at the same moment', async () => {
  const assignment = duringDeactivation(() =>
    db.transaction((tx) => settleProjects(tx, { scope: SCOPE, before: [], wanted: [PROJECT] })),
  )
  await expect(assignment).rejects.toMatchObject({ status: 400, message: projectMessages.inactive })
})

it('leaves out of a copy a project that is deactivated at the same moment', async () => {
  const { items } = await duringDeactivation(() =>
    db.transaction((tx) => chooseProjects(tx, [PROJECT], (licenseId) => licenseId === SCOPE.licenseId)),
  )
  expect(items).toEqual([])
})

it.each<[string, (tx: Queries) => Promise<unknown>]>([
  ['an assignment', (tx) => settleProjects(tx, { scope: SCOPE, before: [], wanted: [PROJECT + 1, PROJECT] })],
  ['a copy', (tx) => chooseProjects(tx, [PROJECT + 1, PROJECT], () => true)],
])('locks the projects of %s in the order of their ids, as every save does', async (_, lock) => {
  await withAdminClient(db.config.databaseUrl ?? '', async (other) => {
    // Its newest version is behind the next project in the table.
    await other.query('update project set is_active = is_active where project_id = $1', [PROJECT])
    await other.query('begin')
    await other.query('select from project where project_id = $1 for no key update', [PROJECT])
    const locking = db.transaction(lock)
    await expect.poll(async () => (await db.execute(waiting)).rows, { timeout: 20_000 }).toHaveLength(1)
    const { rowCount } = await other.query('select from project where project_id = $1 for no key update nowait', [
      PROJECT + 1,
    ])
    expect(rowCount).toBe(1)
    await other.query('commit')
    await locking
  })
})
