import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { auditPartitions } from './migrations/0010-audit-partitions'
import { auditParts } from './migrations/0030-audit-parts'
import { audit } from './schema'
import { record } from '../http/audit'
import { dropExpiredAudit, ensureAuditPartitions, MONTHS_AHEAD } from './audit-partitions'

const NOW = Date.UTC(2031, 10, 24)

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const partitions = async (): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}
const whereIs = async (requestId: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tableoid::regclass::text as name from audit where request_id = ${requestId}`,
  )
  return rows[0]?.name
}
const write = (now: number, requestId: string): Promise<void> =>
  db.transaction((tx) => record(tx, { now, requestId }, { action: 'users.save', subject: { kind: 'user', id: 7 } }))

describe('the partitions of the audit', () => {
  it('exist at the start for the months of the demo activity, this month and three more', async () => {
    const { rows } = await db.execute<{ month: string }>(
      sql`select distinct to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY_MM') as month from audit`,
    )
    const names = await partitions()
    expect(names).toContain('audit_default')
    for (const { month } of rows) expect(names).toContain(`audit_${month}`)
    const before = rows.filter(({ month }) => month < names.at(-MONTHS_AHEAD - 2)!.slice(-7)).length
    expect(names).toHaveLength(MONTHS_AHEAD + 2 + before)
  })

  it('are made once for the current month and three more, across the end of a year', async () => {
    expect(await ensureAuditPartitions(db, NOW)).toEqual([
      'audit_2031_11',
      'audit_2031_12',
      'audit_2032_01',
      'audit_2032_02',
    ])
    expect(await ensureAuditPartitions(db, NOW)).toEqual([])
  })

  it('take the first and the last millisecond of their month in UTC', async () => {
    await write(Date.UTC(2031, 11, 1), 'first')
    await write(Date.UTC(2032, 0, 1) - 1, 'last')
    await write(Date.UTC(2032, 0, 1), 'next')
    expect([await whereIs('first'), await whereIs('last'), await whereIs('next')]).toEqual([
      'audit_2031_12',
      'audit_2031_12',
      'audit_2032_01',
    ])
  })

  it('are made for entries that the default partition took, which move with their ids', async () => {
    await write(Date.UTC(2033, 4, 9), 'stray')
    await write(-1, 'before 1970')
    expect(await whereIs('stray')).toBe('audit_default')
    const before = await db.orm.select().from(audit).orderBy(asc(audit.auditId))

    expect(await ensureAuditPartitions(db, Date.UTC(2033, 3, 30))).toEqual([
      'audit_2033_04',
      'audit_2033_05',
      'audit_2033_06',
      'audit_2033_07',
    ])
    expect(await whereIs('stray')).toBe('audit_2033_05')
    expect(await whereIs('before 1970')).toBe('audit_default')
    expect(await db.orm.select().from(audit).orderBy(asc(audit.auditId))).toEqual(before)

    await write(Date.UTC(2040, 0, 1), 'later')
    expect(await whereIs('later')).toBe('audit_default')
    const rows = await db.orm.select().from(audit).orderBy(asc(audit.auditId))
    expect(rows.at(-1)).toMatchObject({ requestId: 'later' })
  })

  it.each(['audit', 'audit_default', 'audit_2031_11', 'audit_2033_05'])('refuse changes of %s', async (table) => {
    for (const statement of [`update ${table} set action = ''`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } })
    }
  })

  it('are dropped as a whole when all of their entries are older than the retention', async () => {
    await write(Date.UTC(2031, 10, 30), 'old')
    await write(Date.UTC(2028, 0, 1), 'old, in the default partition')
    for (const [version, at] of [Date.UTC(2031, 10, 30), Date.UTC(2031, 11, 1)].entries()) {
      await db.execute(sql`insert into config_version
        (license_id, name, version, at, actor_user_name, kind, value_count, changes)
        values (1, 'Integration', ${version + 1}, ${at}, 'viewer', 'edited', 0, '[]')`)
    }
    const dropped = await dropExpiredAudit(db, Date.UTC(2033, 11, 31), 24)
    const { rows: versions } = await db.execute(sql`select version from config_version`)
    expect(versions).toEqual([{ version: 2 }])
    expect(dropped).toContain('audit_2028_01')
    expect(dropped.at(-1)).toBe('audit_2031_11')
    const left = (await db.orm.select().from(audit)).map(({ requestId }) => requestId)
    expect(left).toEqual(expect.arrayContaining(['first', 'stray', 'later']))
    expect(left).not.toContain('old')
    expect(left).not.toContain('old, in the default partition')
    expect(await dropExpiredAudit(db, Date.UTC(2033, 11, 31), 24)).toEqual([])
  })
})

/** The audit of today: columns came after its partitions. */
const TO_NOW = [...auditPartitions.statements, ...auditParts.statements]

describe('the migration to partitions', () => {
  it('keeps every entry with its id, and splits its subject into kind and id', async () => {
    await db.execute(sql`drop table audit`)
    await db.execute(sql`drop function audit_add_month`)
    await db.execute(sql`create table audit (
      audit_id bigint primary key generated by default as identity, at bigint not null, actor_user_id integer,
      actor_user_name text not null, license_id integer, action text not null, subject text not null, before jsonb,
      after jsonb, request_id text not null, address text, caller_request_id text)`)
    const entries = [
      [3, Date.UTC(2025, 0, 31, 23, 59), 'user:17', 'user', '17'],
      [5, Date.UTC(2025, 1, 1), 'call:users.save', 'call', 'users.save'],
      [8, Date.UTC(2025, 1, 2), 'unknown', null, null],
      [9, Date.UTC(2025, 1, 2), 'api-key:4', 'api-key', '4'],
    ] as const
    for (const [id, at, subject] of entries) {
      await db.execute(sql`insert into audit (audit_id, at, actor_user_name, license_id, action, subject, after, request_id, address)
        values (${id}, ${at}, 'viewer', 1, 'users.save', ${subject}, '{"email": "a@example.com"}', 'r', '203.0.113.5')`)
    }
    await db.transaction(async (tx) => {
      for (const statement of TO_NOW) await tx.execute(sql.raw(statement))
    })
    expect(await db.orm.select().from(audit).orderBy(asc(audit.auditId))).toEqual(
      entries.map(([auditId, at, , subjectKind, subjectId]) => ({
        auditId,
        at,
        subjectKind,
        subjectId,
        actorUserId: null,
        actorUserName: 'viewer',
        licenseId: 1,
        action: 'users.save',
        before: null,
        after: { email: 'a@example.com' },
        requestId: 'r',
        address: '203.0.113.5',
        callerRequestId: null,
        isPart: false,
      })),
    )
    expect(await partitions()).toEqual(['audit_2025_01', 'audit_2025_02', 'audit_default'])
    await write(Date.UTC(2025, 1, 3), 'next')
    const last = (await db.orm.select().from(audit).orderBy(asc(audit.auditId))).at(-1)
    expect(last).toMatchObject({ auditId: 10, requestId: 'next' })
  })

  it('leaves an empty audit ready for its first entry', async () => {
    await db.execute(sql`drop table audit`)
    await db.execute(sql`drop function audit_add_month`)
    await db.execute(sql`create table audit (
      audit_id bigint primary key generated by default as identity, at bigint not null, actor_user_id integer,
      actor_user_name text not null, license_id integer, action text not null, subject text not null, before jsonb,
      after jsonb, request_id text not null, address text, caller_request_id text)`)
    await db.transaction(async (tx) => {
      for (const statement of TO_NOW) await tx.execute(sql.raw(statement))
    })
    await write(1, 'only')
    expect(await db.orm.select().from(audit)).toMatchObject([{ auditId: 1 }])
  })
})
