import { verify } from '@node-rs/argon2'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const rowsOf = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> =>
  (await db.execute<Row>(query)).rows

/** Users and the products that they hold, directly or through a group, each once. */
const holders = sql`(
  select user_id, add_on_id from user_add_on
  union select user_id, add_on_id from user_group_user join user_group_add_on using (user_group_id))`

const ADMIN_OF_ONE_LICENSE = [
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
  'ADMINISTER_ROLE',
  'ADMINISTER_ASSIGNED_REPORTS',
  'ADMINISTER_IMPORT_SYSTEM_USER',
  'ADMINISTER_IMPORT_SYSTEM_DETAILS',
  'ADMINISTER_PROJECT_UPDATE',
  'ADMINISTER_SITE',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
  'ADMINISTER_PRESERVATION',
]
const VIEWER = ['MENU_ADMIN_TOOL_ACCESS']

interface Account extends Record<string, unknown> {
  userName: string
  licenseId: number
  roles: string[]
  groups: number
  own: number
  other: number
}

describe('the accounts of the demo world', () => {
  let accounts: Map<string, Account>
  beforeAll(async () => {
    const rows = await rowsOf<Account>(sql`
      select user_name as "userName", license_id as "licenseId",
        coalesce((select json_agg(name) from user_role join role using (role_id) where user_role.user_id = app_user.user_id), '[]')
          as roles,
        (select count(*) from user_group_user where user_group_user.user_id = app_user.user_id) as groups,
        (select count(*) from user_project join project using (project_id)
          where user_project.user_id = app_user.user_id and project.license_id = app_user.license_id) as own,
        (select count(*) from user_project join project using (project_id)
          where user_project.user_id = app_user.user_id and project.license_id <> app_user.license_id) as other
      from app_user`)
    accounts = new Map(rows.map((row) => [row.userName, row]))
  })
  const account = (userName: string): Account => {
    const found = accounts.get(userName)
    if (found === undefined) throw new Error(`There is no ${userName}.`)
    return found
  }

  it('are those that the console and the sign-in page show, in their licenses and in no group', () => {
    const shown = DEMO_ACCOUNTS.flatMap((group) => group.accounts)
    expect(shown).toHaveLength(23)
    for (const { userName, licenseId } of shown) expect(account(userName)).toMatchObject({ licenseId, groups: 0 })
  })

  it.each([
    ['super.admin', ROLES.map((role) => role.name)],
    ['customer.admin', ADMIN_OF_ONE_LICENSE],
    ['harbour.admin', ADMIN_OF_ONE_LICENSE],
    ['two.factor', ADMIN_OF_ONE_LICENSE],
    ['viewer', VIEWER],
    ['sso.user', VIEWER],
    ['sso.initial', VIEWER],
    ['user.editor', ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_USER_CREATE_UPDATE']],
    ['workflow.editor', ['MENU_ADMIN_TOOL_ACCESS', 'EDIT_WORKFLOW']],
    ['other.projects', ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_OTHER_PROJECTS']],
    ['project.reader', ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PROJECT_READ']],
    ['all.licenses', ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_ALL_CUSTOMER_LICENCES']],
    ['workflow.admin', ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_WORKFLOW']],
    ['reader.others', ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS']],
    ['site.admin', ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_SITE']],
    ['config.admin', ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_MY_CUSTOMER_LICENCE', 'ADMINISTER_PROJECT_UPDATE']],
    ['no.projects', ['ACCESS_MY_CUSTOMER_LICENCE']],
    ['no.roles', []],
  ])('give %s exactly its roles', (userName, roles) => {
    expect(account(userName).roles.toSorted()).toEqual(roles.toSorted())
  })

  it('all have projects but no.projects and no.roles; four of them have some of another license', () => {
    for (const { userName } of DEMO_ACCOUNTS.flatMap((group) => group.accounts)) {
      const { own, other } = account(userName)
      expect([userName, own > 0]).toEqual([userName, !['no.projects', 'no.roles'].includes(userName)])
      expect([userName, other > 0]).toEqual([
        userName,
        ['super.admin', 'other.projects', 'project.reader', 'reader.others'].includes(userName),
      ])
    }
    expect(account('customer.admin').own).toBe(44)
  })

  it('have the flags of their sign-in cases; no other account must change a password or uses single sign-on', async () => {
    const flagged = await rowsOf<{ flag: string; names: string[] }>(sql`
      select flag, json_agg(user_name order by user_name) as names from app_user, lateral (values
        ('must change', must_update_password), ('two factors', two_factor_enabled), ('single sign-on', is_sso_user),
        ('initial', is_sso_initial)) as is_set (flag, value)
      where value group by flag order by flag collate "C"`)
    expect(flagged).toEqual([
      { flag: 'initial', names: ['sso.initial'] },
      { flag: 'must change', names: ['must.change'] },
      { flag: 'single sign-on', names: ['sso.initial', 'sso.user'] },
      { flag: 'two factors', names: ['two.factor'] },
    ])
    const refused = await rowsOf(sql`
      select user_name, is_approved, is_locked_out from app_user where user_name in ('locked.out', 'inactive.user') order by 1`)
    expect(refused).toEqual([
      { user_name: 'inactive.user', is_approved: false, is_locked_out: false },
      { user_name: 'locked.out', is_approved: true, is_locked_out: true },
    ])
  })

  it('all have the one password, hashed with argon2id once', async () => {
    const hashes = await rowsOf<{ hash: string }>(sql`select distinct password_hash as hash from app_user`)
    expect(hashes).toHaveLength(1)
    expect(hashes[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(hashes[0]?.hash ?? '', DEMO_PASSWORD)).toBe(true)
  })
})

describe('the licenses of the demo world', () => {
  it('are four with a part to play and twenty that fill the lists', async () => {
    const licenses = await rowsOf(sql`
      select name, max_projects as projects, max_users as users, is_active as active,
        round((expiry_date - extract(epoch from now()) * 1000) / 86400000)::int as days,
        (select count(*) from license_environment where license_environment.license_id = license.license_id) as environments,
        (select count(*) from app_user where app_user.license_id = license.license_id) as "hasUsers",
        (select count(*) from project where project.license_id = license.license_id) as "hasProjects"
      from license order by license_id limit 4`)
    const common = { environments: 0, active: true }
    expect(licenses).toMatchObject([
      { name: 'Northgate Constructors', projects: 50, users: 300, days: 200, active: true, environments: 2 },
      { name: 'Harbour Works', users: -1, days: 30, active: true, environments: 1, hasUsers: 60, hasProjects: 6 },
      { name: 'Old Quarry', ...common, active: false, days: -45, hasUsers: 1 },
      { name: 'Fairway Civil', ...common, hasUsers: 1 },
    ])
    expect(licenses[0]).toMatchObject({ hasUsers: 240, hasProjects: 44 })
    expect(await rowsOf(sql`select count(*) as n from license`)).toEqual([{ n: 24 }])
  })

  it('have the cases of the license screens among those that fill the lists', async () => {
    const cases = await rowsOf(sql`
      select license_id as id, max_users as max, (expiry_date - extract(epoch from now()) * 1000) / 86400000 as days,
        (select count(*)::int from project where project.license_id = license.license_id) as projects
      from license where license_id in (7, 8, 10, 11, 20) order by license_id`)
    expect(cases.map(({ id, days }) => [id, days === null ? null : Math.ceil(Number(days))])).toMatchObject([
      [7, 60],
      [8, 61],
      [10, expect.any(Number)],
      [11, null],
      [20, expect.any(Number)],
    ])
    expect(cases[2]).toMatchObject({ id: 10, max: -5 })
    expect(cases[4]).toMatchObject({ id: 20, projects: 0 })
  })

  it('hold no more users and projects than they may, but for one', async () => {
    const over = await rowsOf(sql`
      select name from license
      where (max_users >= 0 and max_users < (select count(*) from app_user where license_id = license.license_id))
        or (max_projects >= 0 and max_projects < (select count(*) from project where license_id = license.license_id))`)
    expect(over).toEqual([{ name: 'Eastmoor Water' }])
  })

  it('have two environments, two vendors and three integrations in license 1', async () => {
    expect(
      await rowsOf(sql`
        select name, server_url as url from environment join license_environment using (environment_id)
        where license_id = 1 order by environment_id`),
    ).toEqual([
      { name: 'PROD', url: 'http://prod.localhost:8080/' },
      { name: 'UAT', url: 'http://uat.localhost:8080/' },
    ])
    expect(
      await rowsOf(sql`
        select (select count(*) from vendor where license_id = 1) as vendors,
          (select count(*) from license_integration where license_id = 1) as integrations`),
    ).toEqual([{ vendors: 2, integrations: 3 }])
  })
})

describe('the products of the demo world', () => {
  it('are of every kind in license 1: for vendors, hidden, unlimited, and with a single seat left', async () => {
    const products = await rowsOf<{ name: string; category: string; max: number; used: number }>(sql`
      select short_name as name, category, max_users as max, (
          select count(*) from ${holders} as holder join app_user using (user_id)
          where holder.add_on_id = add_on.add_on_id and app_user.license_id = 1) as used
      from license_add_on join add_on using (add_on_id) where license_id = 1`)
    expect(products).toHaveLength(9)
    expect(products.filter((product) => product.category === 'VENDOR').map(({ name }) => name)).toEqual(['VND'])
    expect(products.filter((product) => product.max === 0).map(({ name, used }) => [name, used])).toEqual([['CBL', 0]])
    expect(products.filter((product) => product.max < 0).map(({ name }) => name)).toEqual(['TE'])
    expect(products.filter((product) => product.max > 0 && product.used === product.max - 1)).toMatchObject([
      { name: 'PRS' },
    ])
    for (const { max, used } of products) expect(max < 0 || used <= max).toBe(true)
  })

  it('are assigned only to users whose license has them, and vendor products only to users without another product', async () => {
    expect(
      await rowsOf(sql`
        select user_name from ${holders} as holder join app_user using (user_id)
        where not exists (select 1 from license_add_on
          where license_add_on.license_id = app_user.license_id and license_add_on.add_on_id = holder.add_on_id)`),
    ).toEqual([])
    const mixed = await rowsOf<{ kinds: number; vendors: number }>(sql`
      select count(distinct category = 'VENDOR') as kinds, bool_or(category = 'VENDOR') <> (jsonb_array_length(vendors) > 0) as odd
      from ${holders} as holder join app_user using (user_id) join add_on using (add_on_id)
      group by user_id, vendors having count(distinct category = 'VENDOR') > 1
        or bool_or(category = 'VENDOR') <> (jsonb_array_length(vendors) > 0)`)
    expect(mixed).toEqual([])
  })

  it('bring the role groups of every role that their holders have, and of every role that a group gives', async () => {
    expect(
      await rowsOf(sql`
        select user_name, role.name from user_role join role using (role_id) join app_user using (user_id)
        where not exists (select 1 from ${holders} as holder join add_on_role_group using (add_on_id)
          where holder.user_id = user_role.user_id and add_on_role_group.role_group_id = role.role_group_id)`),
    ).toEqual([])
    expect(
      await rowsOf(sql`
        select user_group.name, role.name as role
        from user_group_role join role using (role_id) join user_group using (user_group_id)
        where not exists (select 1 from user_group_add_on join add_on_role_group using (add_on_id)
          where user_group_add_on.user_group_id = user_group.user_group_id
            and add_on_role_group.role_group_id = role.role_group_id)`),
    ).toEqual([])
  })
})

describe('the groups and projects of the demo world', () => {
  it('are 18 groups in license 1, of which some give roles, projects and products, with members of the same license', async () => {
    const [facts] = await rowsOf(sql`
      select count(*) as groups,
        count(*) filter (where exists (select 1 from user_group_role r where r.user_group_id = g.user_group_id)) > 5 as roles,
        count(*) filter (where exists (select 1 from user_group_project p where p.user_group_id = g.user_group_id)) > 5 as projects,
        count(*) filter (where exists (select 1 from user_group_add_on a where a.user_group_id = g.user_group_id)) > 5 as products,
        count(*) filter (where not exists (select 1 from user_group_user u where u.user_group_id = g.user_group_id)) as empty
      from user_group g where license_id = 1`)
    expect(facts).toEqual({ groups: 18, roles: true, projects: true, products: true, empty: 1 })
    expect(
      await rowsOf(sql`
        select user_name from user_group_user join user_group using (user_group_id) join app_user using (user_id)
        where app_user.license_id <> user_group.license_id`),
    ).toEqual([])
  })

  it('let one person inherit from two groups', async () => {
    expect(
      await rowsOf(sql`
        select user_group.name from user_group_user join user_group using (user_group_id) join app_user using (user_id)
        where user_name = 'jordan.whitfield' and user_group.name in ('Site Admins', 'Night Shift') order by 1`),
    ).toEqual([{ name: 'Night Shift' }, { name: 'Site Admins' }])
  })

  it('are 44 projects in license 1, six of them inactive, with parents on three levels', async () => {
    const levels = await rowsOf(sql`
      with recursive tree as (
        select project_id, is_active, 1 as level from project where license_id = 1 and parent_id is null
        union all select project.project_id, project.is_active, level + 1 from project join tree on parent_id = tree.project_id
      )
      select level, count(*) filter (where exists (select 1 from project where parent_id = tree.project_id)) > 0 as parents,
        (sum(count(*)) over ())::int as total, (sum(count(*) filter (where not is_active)) over ())::int as inactive
      from tree group by level order by level`)
    expect(levels.map(({ level, parents }) => [level, parents])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ])
    expect(levels[0]).toMatchObject({ total: 44, inactive: 6 })
    expect(await rowsOf(sql`select license_id, parent_id from project where project_id = 1`)).toEqual([
      { license_id: 1, parent_id: null },
    ])
    expect(await rowsOf(sql`select count(*) as n from project where name = 'Northgate Refinery Expansion'`)).toEqual([
      { n: 1 },
    ])
  })

  it('leave the ids that tables give themselves free', async () => {
    const { rows } = await db.execute<{ id: number; last: number }>(sql`
      insert into app_user (user_name, first_name, last_name, email, license_id, create_date) values ('next', 'a', 'b', '', 1, 0)
      returning user_id as id, (select max(user_id) from app_user) as last`)
    expect(rows[0]?.id).toBe((rows[0]?.last ?? 0) + 1)
  })
})
