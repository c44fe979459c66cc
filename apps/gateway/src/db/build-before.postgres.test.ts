import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withAdminClient } from '../../test/admin-client'
import { isBorne, linesOf, QUERIES, queryFaults, SCHEMA, schemaFaults } from '../../test/build-before'
import { readStoredSchema } from '../../test/stored-schema'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

const queries = linesOf(QUERIES)
const schema = linesOf(SCHEMA)

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

/** The faults after some changes of the schema, which are rolled back. */
const faultsAfter = (...changes: string[]): Promise<string[]> =>
  db
    .transaction(async (tx) => {
      for (const change of changes) await tx.execute(change)
      throw new Found(schemaFaults(schema, await readStoredSchema(tx)))
    })
    .catch((error: unknown) => {
      if (error instanceof Found) return [...error.faults]
      throw error
    })

class Found extends Error {
  constructor(readonly faults: readonly string[]) {
    super('Found')
  }
}

describe('the build before, on the schema of this one', () => {
  it('can plan every query', async () => {
    expect(queries.length).toBeGreaterThan(800)
    expect(await withAdminClient(db.config.databaseUrl ?? '', (client) => queryFaults(client, queries))).toEqual([])
  })

  it('can write every row that it wrote', async () => {
    const faults = schemaFaults(schema, await readStoredSchema(db.orm))
    expect(faults.filter((line) => !isBorne(line))).toEqual([])
  })
})

describe('the check of a schema', () => {
  it.each([
    ['a new column without a default', 'alter table known_device add column next int not null'],
    ['a column that no longer may be empty', 'alter table second_factor alter column used_at set not null'],
    ['a dropped default', 'alter table app_user alter column version drop default'],
    ['another type', 'alter table report alter column report_name type varchar(200)'],
    ['a new constraint', `alter table report add constraint next check (report_name is not null)`],
    ['a new unique index', 'create unique index next on report (report_id, report_name)'],
    [
      'a new trigger',
      'create trigger next before insert on report for each row execute function suppress_redundant_updates_trigger()',
    ],
  ])('reports %s', async (_, change) => {
    expect(await faultsAfter(change)).not.toEqual([])
  })

  it('reports nothing of what the build before does not notice', async () => {
    const faults = await faultsAfter(
      'create table next (a int not null unique)',
      'alter table report add column next int',
      `alter table report add column later text not null default ''`,
      'alter table report alter column report_name drop not null',
      'create index next_report on report (next)',
      'drop table lost_role cascade',
    )
    expect(faults.filter((line) => !isBorne(line))).toEqual([])
  })
})

describe('the check of queries', () => {
  it.each([
    ['a table', 'drop table report_group cascade', 'relation "report_group" does not exist'],
    [
      'a column',
      'alter table app_user drop column comment cascade',
      'column "comment" of relation "app_user" does not exist',
    ],
    [
      'the name of a column',
      'alter table app_user rename column comment to remark',
      'column "comment" of relation "app_user" does not exist',
    ],
    [
      'a conflict target',
      'alter table internal_setting drop constraint internal_setting_pkey cascade',
      'no unique or exclusion constraint matching the ON CONFLICT specification',
    ],
  ])('reports queries that need %s', async (_, change, message) => {
    const faults = await withAdminClient(db.config.databaseUrl ?? '', async (client) => {
      await client.query('begin')
      await client.query(change)
      return queryFaults(client, queries)
    })
    expect(faults.join('\n')).toContain(message)
  })
})
