import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTIVITY_PAGE_SIZE, type ActivityQuery, MAX_EXAMINED } from '@sitewright/domain/activity/model'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { readConditions } from './narrowing'
import { matchesSql, readerOf, readPage } from './pages'
import { activityQuery, type ActivitySource } from './store'
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
async function costOf(source: ActivitySource, scope: LicenseScope, beforeId?: number) {
  const query = activityQuery(db.orm, { source, scope, beforeId }, ACTIVITY_PAGE_SIZE + 1).getSQL()
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

/** The rows of the audit that a filter reads, and the time that its page takes. */
async function examinedBy(query: ActivityQuery): Promise<{ read: number; milliseconds: number }> {
  const before = performance.now()
  const actor = { userId: 1, userName: 'super.admin', licenseId: 1, roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] }
  await readPage(db.orm, actor, { licenseId: 1 }, query)
  const milliseconds = performance.now() - before
  const slice = { source: { licenseId: 1 }, scope: 'all' } as const
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${matchesSql(slice, await readConditions(db.orm, readerOf(actor), query), { ...query, limit: 25 })}`,
  )
  const scans = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(({ 'Node Type': type }) => type === 'Index Scan')
  return { read: scans.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0), milliseconds }
}

describe('a filter of activity', () => {
  it.each<[string, ActivityQuery]>([
    ['a search that finds nothing', { search: 'no such thing' }],
    ['a kind without an entry', { kinds: 'refused' }],
    ['a person without an entry', { by: 'user:1' }],
    ['the counts', { counts: true, search: 'rigger' }],
  ])('of a license with 170,000 entries reads at most 10,000 of them: %s [ACT-10]', async (what, query) => {
    const { read, milliseconds } = await examinedBy(query)
    process.stdout.write(`${what}: ${read} rows, ${Math.round(milliseconds)} ms\n`)
    expect(read).toBeLessThanOrEqual(MAX_EXAMINED + MONTHS + 10)
  })

  it('goes on where it ended, and says that there may be older entries [ACT-10]', async () => {
    const actor = { userId: 1, userName: 'super.admin', licenseId: 1, roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] }
    const { body } = await readPage(db.orm, actor, { licenseId: 1 }, { search: 'no such thing', counts: true })
    expect(body).toMatchObject({ entries: [], olderThan: expect.any(Number) as number, counts: { isPartial: true } })
    const { body: older } = await readPage(
      db.orm,
      actor,
      { licenseId: 1 },
      { search: 'SavedSeldom', beforeId: body.olderThan ?? 0 },
    )
    expect(older.olderThan).toBeLessThan(body.olderThan ?? 0)
  })
})

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
