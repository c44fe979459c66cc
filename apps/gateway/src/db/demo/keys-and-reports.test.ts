import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const rowsOf = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> =>
  (await db.execute<Row>(query)).rows

/** Everything that a key was given, counted. */
const ofKey = (table: string) =>
  sql`(select count(*) from ${sql.identifier(table)} as given where given.api_key_id = api_key.api_key_id)`

describe('the API keys of the demo world', () => {
  it('are 32 in license 1, four of them inactive, some for all projects; and five in license 2', async () => {
    expect(
      await rowsOf(sql`
        select license_id as license, count(*) as keys, count(*) filter (where not is_active) as inactive,
          count(*) filter (where all_projects) as "allProjects"
        from api_key group by license_id order by license_id`),
    ).toEqual([
      { license: 1, keys: 32, inactive: 4, allProjects: 7 },
      { license: 2, keys: 5, inactive: 1, allProjects: 1 },
    ])
  })

  it('have product licenses, roles and projects, except an empty one and those with access to all projects', async () => {
    const bare = await rowsOf(sql`
      select name, ${ofKey('api_key_role')} as roles, ${ofKey('api_key_project')} as projects from api_key
      where ${ofKey('api_key_add_on')} = 0`)
    expect(bare).toEqual([{ name: 'Trial of the Gateway', roles: 0, projects: 0 }])
    expect(
      await rowsOf(sql`
        select name from api_key where ${ofKey('api_key_add_on')} > 0
          and (${ofKey('api_key_role')} = 0 or (${ofKey('api_key_project')} = 0) <> all_projects)`),
    ).toEqual([])
  })

  it('have products of their license with seats, and no vendor product beside another', async () => {
    expect(
      await rowsOf(sql`
        select name from api_key join api_key_add_on using (api_key_id)
        where not exists (select 1 from license_add_on where license_add_on.license_id = api_key.license_id
          and license_add_on.add_on_id = api_key_add_on.add_on_id and license_add_on.max_users <> 0)`),
    ).toEqual([])
    const mixed = await rowsOf(sql`
      select api_key_id from api_key_add_on join add_on using (add_on_id)
      group by api_key_id having count(distinct category = 'VENDOR') > 1`)
    expect(mixed).toEqual([])
  })

  it('have roles that their products bring, and projects of their license that are active', async () => {
    expect(
      await rowsOf(sql`
        select api_key_id, role.name from api_key_role join role using (role_id)
        where not exists (select 1 from api_key_add_on join add_on_role_group using (add_on_id)
          where api_key_add_on.api_key_id = api_key_role.api_key_id and add_on_role_group.role_group_id = role.role_group_id)`),
    ).toEqual([])
    expect(
      await rowsOf(sql`
        select api_key.name, project.name as project
        from api_key join api_key_project using (api_key_id) join project using (project_id)
        where project.license_id <> api_key.license_id or not project.is_active`),
    ).toEqual([])
  })

  it('are known by their prefix alone: a hash of 256 bits is all that is left of a key', async () => {
    const keys = await rowsOf<{ prefix: string; hash: string }>(
      sql`select key_prefix as prefix, secret_hash as hash from api_key`,
    )
    for (const { prefix, hash } of keys) {
      expect(prefix).toMatch(/^[a-z0-9]{8}$/)
      expect(Buffer.from(hash, 'base64url')).toHaveLength(32)
    }
    expect(new Set(keys.map((key) => key.hash)).size).toBe(37)
  })
})

describe('the reports of the demo world', () => {
  it('are 22, one of them inactive, each in a group', async () => {
    expect(
      await rowsOf(sql`
        select count(*) as reports, count(*) filter (where not is_active) as inactive,
          count(*) filter (where report_id in (select report_id from report_group)) as "inGroups"
        from report`),
    ).toEqual([{ reports: 22, inactive: 1, inGroups: 22 }])
  })

  it('go to everybody, and to those who have a role, a license or a project', async () => {
    const kinds = await rowsOf<{ kind: string; groups: number }>(sql`
      select concat_ws(' and ', case when role_id is not null then 'role' end, case when license_id is not null then 'license' end,
        case when project_id is not null then 'project' end) as kind, count(*) as groups
      from report_group group by kind`)
    expect(kinds.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: '', groups: 2 },
      { kind: 'license', groups: 4 },
      { kind: 'project', groups: 4 },
      { kind: 'role', groups: 15 },
      { kind: 'role and license', groups: 1 },
      { kind: 'role and project', groups: 1 },
    ])
  })

  it('are assigned to some people by hand: to customer.admin one that a group gives as well, to no.roles none', async () => {
    const assigned = await rowsOf<{ name: string; reports: string[] }>(sql`
      select user_name as name, json_agg(report_name order by report_id) as reports
      from user_report join app_user using (user_id) join report using (report_id)
      where user_name in ('customer.admin', 'harbour.admin', 'viewer', 'no.roles') group by user_name order by user_name`)
    expect(assigned).toEqual([
      {
        name: 'customer.admin',
        reports: ['Inventory on Hand', 'Preservation Work Due', 'Northgate Monthly Summary'],
      },
      { name: 'harbour.admin', reports: ['Deliveries Expected'] },
      { name: 'viewer', reports: ['Muster Drill Times'] },
    ])
    const [others] = await rowsOf<{ n: number }>(sql`select count(distinct user_id) as n from user_report`)
    expect(others?.n).toBeGreaterThan(10)
    expect(
      await rowsOf(sql`
        select report_group_id from report_group join report using (report_id)
        where report_name = 'Northgate Monthly Summary' and license_id = 1`),
    ).toHaveLength(1)
  })
})

describe('the import systems of the demo world', () => {
  it('are nine in license 1, two of them inactive, and three in license 2', async () => {
    expect(
      await rowsOf(sql`
        select license_id as license, count(*) as systems, count(*) filter (where not import_system.is_active) as inactive
        from import_system join project using (project_id) group by license_id order by license_id`),
    ).toEqual([
      { license: 1, systems: 9, inactive: 2 },
      { license: 2, systems: 3, inactive: 0 },
    ])
  })

  it('are switched on for people of their license: several for customer.admin, two for viewer, none for no.roles', async () => {
    const counts = await rowsOf<{ name: string; systems: number }>(sql`
      select user_name as name, count(import_id) as systems from app_user left join user_import using (user_id)
      where user_name in ('customer.admin', 'viewer', 'no.roles') group by user_name order by user_name`)
    expect(counts).toEqual([
      { name: 'customer.admin', systems: 5 },
      { name: 'no.roles', systems: 0 },
      { name: 'viewer', systems: 2 },
    ])
    expect(
      await rowsOf(sql`
        select user_name from user_import join import_system using (import_id) join project using (project_id)
          join app_user using (user_id)
        where project.license_id <> app_user.license_id`),
    ).toEqual([])
    const [people] = await rowsOf<{ n: number }>(sql`select count(distinct user_id) as n from user_import`)
    expect(people?.n).toBeGreaterThan(20)
  })

  it('include two of the same name in different projects [IMP-14]', async () => {
    expect(
      await rowsOf(sql`
        select project.name as project from import_system join project using (project_id)
        where import_system.name = 'Drawing Register' order by project.name`),
    ).toEqual([{ project: 'Northgate Refinery Expansion' }, { project: 'Tank Farm Revamp' }])
  })
})

describe('the integration reports of the demo world', () => {
  it('are 95 of license 1 and 31 of license 2, and one project has exactly one full page [IMP-36]', async () => {
    expect(
      await rowsOf(sql`
        select license_id as license, project.name as project, count(*) as reports
        from integration_report join project using (project_id) group by 1, 2 order by 1, 3`),
    ).toEqual([
      { license: 1, project: 'Tank Farm Revamp', reports: 29 },
      { license: 1, project: 'Northgate Refinery Expansion', reports: 66 },
      { license: 2, project: 'Outer Breakwater', reports: 31 },
    ])
  })

  it('include one without an S3 key, one without a user, one with a script as its address, and one of 2 MB', async () => {
    expect(
      await rowsOf(sql`
        select count(*) filter (where s3_key is null and s3_path is not null) as paths,
          count(*) filter (where user_name is null and api_key_name is not null) as keys,
          count(*) filter (where data_link like 'javascript:%') as scripts,
          count(*) filter (where length(report_json) > 2000000) as large
        from integration_report`),
    ).toEqual([{ paths: 1, keys: 1, scripts: 1, large: 1 }])
  })
})
