import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTIVITY_PAGE_SIZE } from '@sitewright/domain/activity/model'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { activityQuery, type ActivityFilter } from './store'
import type { LicenseScope } from '../../db/scope'
import { ensureAuditPartitions } from '../../db/audit-partitions'

const MONTHS = 24
const FIRST = Date.UTC(2026, 0, 1)
const LAST = Date.UTC(2027, 11, 31)
const [BUSY, QUIET] = [1, 2]

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  for (let month = 0; month < MONTHS; month += 3) await ensureAuditPartitions(db, Date.UTC(2026, month, 15))
  // 20,000 saves of one config of a project, and 10 of another one.
  const save = (count: number, config: string) =>
    db.execute(sql`
      insert into audit (at, actor_user_name, license_id, action, subject_kind, subject_id, after, request_id)
      select ${FIRST}::bigint + (n * (${LAST - FIRST}::bigint / ${count}::int)), 'viewer', 1, 'configs.save', 'project', '7',
        jsonb_build_object('config', ${config}::text), 'r'
      from generate_series(0, ${count - 1}::int) as n order by random()`)
  await save(20_000, 'SavedOften')
  await save(10, 'SavedSeldom')
  // 100,000 entries about one user and 10 about another one, over 24 months, among 50,000 of the other users of the license.
  const insert = (count: number, subjectId: ReturnType<typeof sql>) =>
    db.execute(sql`
      insert into audit (at, actor_user_name, license_id, action, subject_kind, subject_id, after, request_id)
      select ${FIRST}::bigint + (n * (${LAST - FIRST}::bigint / ${count}::int)), 'viewer', 1, 'users.save', 'user',
        ${subjectId}, '{"position": "Rigger"}', 'r'
      from generate_series(0, ${count - 1}::int) as n order by random()`)
  await insert(50_000, sql`(10 + n % 400)::text`)
  await insert(100_000, sql`${String(BUSY)}`)
  await insert(10, sql`${String(QUIET)}`)
  await db.execute(sql`analyze audit`)
}, 300_000)
afterAll(() => db.close())

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Rows that a page reads from the partitions, also those that it throws away, and the blocks that it touches. */
async function costOf(filter: ActivityFilter, scope: LicenseScope, beforeId?: number) {
  const query = activityQuery(db.orm, { filter, scope, beforeId, limit: ACTIVITY_PAGE_SIZE + 1 }).getSQL()
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, buffers, format json) ${query}`,
  )
  const plan = rows[0]!['QUERY PLAN'][0].Plan
  const scans = nodesOf(plan).filter((node) => node.Plans === undefined)
  return {
    kinds: new Set(scans.map((node) => node['Node Type'])),
    rows: scans.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

describe('a page of activity', () => {
  it.each<[string, LicenseScope]>([
    ['one license', { licenseId: 1 }],
    ['all licenses', 'all'],
  ])('costs for a user with 100,000 entries at most twice that of one with 10, to a reader of %s', async (_, scope) => {
    const busy = await costOf({ subject: { kind: 'user', id: BUSY } }, scope)
    const quiet = await costOf({ subject: { kind: 'user', id: QUIET } }, scope)
    // The figure of docs/figures.md.
    process.stdout.write(
      `busy: ${busy.rows} rows, ${busy.blocks} blocks; quiet: ${quiet.rows} rows, ${quiet.blocks} blocks\n`,
    )
    expect([...busy.kinds]).toEqual(['Index Scan'])
    expect(busy.blocks).toBeLessThanOrEqual(2 * quiet.blocks)
    // The page, one more, and the first row of each partition.
    expect(busy.rows).toBeLessThanOrEqual(ACTIVITY_PAGE_SIZE + 1 + MONTHS + 10)
  })

  it('costs no more in the middle of 100,000 entries than at their beginning', async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select audit_id as id from audit where subject_kind = 'user' and subject_id = '1' order by 1 offset 50000 limit 1`,
    )
    const first = await costOf({ subject: { kind: 'user', id: BUSY } }, 'all')
    const middle = await costOf({ subject: { kind: 'user', id: BUSY } }, 'all', rows[0]?.id)
    expect(middle.rows).toBeLessThanOrEqual(first.rows + MONTHS)
  })

  it('of a license is read by its index as well', async () => {
    const { kinds, rows } = await costOf({ licenseId: 1 }, { licenseId: 1 })
    expect([...kinds]).toEqual(['Index Scan'])
    expect(rows).toBeLessThanOrEqual(ACTIVITY_PAGE_SIZE + 1 + MONTHS + 10)
  })

  it.each([
    ['SavedSeldom', 10],
    ['NeverSaved', 0],
  ])('of the config %s reads its %i entries, not those of the other configs of the project', async (config, count) => {
    const { kinds, rows } = await costOf({ subject: { kind: 'project', id: 7 }, config }, 'all')
    // The default partition is empty.
    expect(kinds).toEqual(new Set(['Index Scan', 'Seq Scan']))
    expect(rows).toBeLessThanOrEqual(count + 1)
  })
})
