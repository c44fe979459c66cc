import { sql, type SQLWrapper } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { notingDatabase } from '../../../test/noting-database'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import type { ProjectReader } from '../../holdings/visible-projects'
import { findAccount } from '../../sign-in/store'
import { workflowSort, workflowList } from './list'

const MANY = 2000

/** What calls have asked the databases, a word for each statement. */
let asked: string[] = []
const note = (statement: string) => asked.push(statement)

let few: TestDatabase
let many: TestDatabase
let fewGateway: TestGateway
let manyGateway: TestGateway
let reader: ProjectReader
beforeAll(async () => {
  few = await createTestDatabase()
  many = await createTestDatabase()
  // As SEED=large does: each with the phases of one of the demo world, every tenth with a copy in a second project.
  await many.execute(sql`
    with template as (select data from workflow where name = 'Concrete Pour'),
      project_of as (select project_id, row_number() over (order by project_id) - 1 as at from project where license_id = 1)
    insert into workflow (project_id, related_key, name, data)
    select project_id, 'key ' || n, 'Workflow ' || lpad(n::text, 4, '0'), data
    from template, generate_series(1, ${MANY}::int) n, generate_series(0, 1) copy
      join project_of on true
    where project_of.at = (n * 7 + copy) % 44 and (copy = 0 or n % 10 = 0)`)
  for (const db of [few, many]) {
    for (const table of ['workflow', 'project', 'user_project']) await db.execute(sql`analyze ${sql.identifier(table)}`)
  }
  const account = await findAccount(few.orm, 'customer.admin')
  if (account === undefined) throw new Error('There is no customer.admin.')
  reader = { userId: account.userId, apiKeyId: undefined, licenseId: account.licenseId, roles: ['ADMINISTER_WORKFLOW'] }
  fewGateway = await startTestGateway({ db: notingDatabase(few, note) })
  manyGateway = await startTestGateway({ db: notingDatabase(many, note) })
}, 300_000)
afterAll(async () => {
  await fewGateway.close()
  await manyGateway.close()
  await few.close()
  await many.close()
})

/** A query that is not awaited yet. */
const isStatement = (query: object): query is SQLWrapper => 'getSQL' in query

async function planOf(db: TestDatabase): Promise<string> {
  const query = workflowList(db.orm, { reader, search: '' }, workflowSort(undefined)).queryOf({ page: 1, pageSize: 20 })
  if (!isStatement(query)) throw new Error('The list is no query of drizzle.')
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off) ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** The statements of a first page. */
async function statementsOf(gateway: TestGateway): Promise<string[]> {
  const client = await gateway.clientAs('customer.admin')
  // The first call of a session notes its activity.
  await client.workflows.list({ query: { page: 1 } })
  asked = []
  await client.workflows.list({ query: { page: 1 } })
  return [...asked]
}

describe(`the first page of ${MANY} workflows`, () => {
  it('is read by the index of the list, and by the key of each workflow on it [WF-03, WF-07]', async () => {
    const plan = await planOf(many)
    expect(plan).toMatch(/Index Scan using workflow_list/)
    expect(plan).toMatch(/workflow_copy/)
    expect(plan).not.toMatch(/Seq Scan on workflow/)
    const [, read = ''] = /Index Scan using workflow_list on workflow .*\(actual rows=(\d+)/.exec(plan) ?? []
    expect(Number(read)).toBeLessThan(40)
  })

  it('runs the statements of the first page of ten, and no more [WF-03, WF-07]', async () => {
    const ofTen = await statementsOf(fewGateway)
    expect(ofTen.length).toBeGreaterThan(2)
    expect(await statementsOf(manyGateway)).toEqual(ofTen)
  })
})
