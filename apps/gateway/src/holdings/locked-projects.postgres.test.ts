import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { withAdminClient } from '../../test/admin-client'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
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
