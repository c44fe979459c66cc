import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database'
import { addOnId } from './add-ons'
import { FIRST_NAMES, LAST_NAMES, POSITIONS } from './names'

/** What SEED=large holds, the demo world among it. */
export const LARGE_COUNTS = {
  /** Each but the first has so many users. */
  licenses: 101,
  usersOfFirstLicense: 50_000,
  usersOfOtherLicenses: 500,
  projectsOfFirstLicense: 10_000,
  /** In one project. */
  sites: 20_000,
  /** Of the first license. */
  workflows: 2_000,
  /** Of the first license, those of the demo world left out; each person that is added is in one of them. */
  groups: 400,
  /** One more, the largest of all. */
  membersOfLargestGroup: 5_000,
} as const

export interface LargeOptions {
  readonly now: number
  /** One for all: a hash takes 11 ms, 100,000 of them a quarter of an hour. */
  readonly passwordHash: string
}

/** Grows the demo world to 100,000 users, by a few statements over whole sets. */
export async function seedLarge(tx: Queries, { now, passwordHash }: LargeOptions): Promise<void> {
  await addLicenses(tx, now)
  await addProjects(tx)
  await addSites(tx)
  await addWorkflows(tx)
  await withoutIndexes(tx, () => addUsers(tx, now, passwordHash))
  await giveAddOns(tx)
  await giveProjects(tx)
  await giveRoles(tx)
  await addGroups(tx)
}

/** Takes the indexes of the users away for a while, but for unique ones: to build one at the end is several times faster than to let it grow. */
async function withoutIndexes(tx: Queries, write: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'app_user' and indexdef not like 'CREATE UNIQUE %'`)
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await write()
  for (const { definition } of rows) await tx.execute(sql.raw(definition))
}

/** An array of texts in one parameter: none of ours holds a line break. */
const textArray = (items: readonly string[]): SQL => sql`string_to_array(${items.join('\n')}, E'\\n')`

/** The first license has no limit; of the others none is too small for its users. */
async function addLicenses(tx: Queries, now: number): Promise<void> {
  await tx.execute(sql`update license set max_users = -1, max_projects = -1 where license_id = 1`)
  await tx.execute(sql`update license_add_on set max_users = -1 where license_id = 1 and max_users <> 0`)
  await tx.execute(sql`update license set max_users = 1000 where license_id > 1 and max_users >= 0`)
  await tx.execute(sql`update license_add_on set max_users = 1000 where license_id > 1 and max_users > 0`)
  await tx.execute(sql`
    insert into license (name, company, environment_id, max_projects, max_users, expiry_date, expiry_notification_days, owner_id)
    select 'Contractor ' || lpad(n::text, 3, '0'), 'Contractor ' || lpad(n::text, 3, '0') || ' Ltd.', 1, 20, 1000,
      ${now}::bigint + (n * 11 + 60) * 86400000::bigint, '[5, 10, 30]', 1
    from generate_series((select count(*) + 1 from license), ${LARGE_COUNTS.licenses}::int) n`)
  await tx.execute(sql`
    insert into license_environment select license_id, 1 from license where license_id > 4 on conflict do nothing`)
  await tx.execute(sql`
    insert into license_add_on
    select license_id, add_on_id, 1000 from license, generate_series(1, 3) add_on_id on conflict do nothing`)
}

/** Three levels below the first license, and two projects in each license that had none. */
async function addProjects(tx: Queries): Promise<void> {
  const level = (label: string, parents: SQL, count: SQL) =>
    tx.execute(sql`
    with parent as (select project_id, row_number() over (order by project_id) - 1 as at from project where ${parents})
    insert into project (license_id, parent_id, name)
    select 1, project_id, ${label}::text || ' ' || n
    from generate_series(1, ${count}) n join parent on at = n % (select count(*) from parent)`)
  await tx.execute(sql`insert into project (license_id, name) select 1, 'Program ' || n from generate_series(1, 40) n`)
  await level('Area', sql`license_id = 1 and name like 'Program %'`, sql`800`)
  await level(
    'Work Package',
    sql`license_id = 1 and name like 'Area %'`,
    sql`${LARGE_COUNTS.projectsOfFirstLicense}::int - (select count(*) from project where license_id = 1)`,
  )
  await tx.execute(sql`
    insert into project (license_id, name)
    select license_id, name || ' ' || part from license, unnest(array['Site Works', 'Phase 2']) part
    where license_id not in (select license_id from project)`)
}

/** The project with the largest site tree. */
export const PROJECT_WITH_MOST_SITES = 'Pipeline Corridor'

/** Four levels: areas, rows, bays, and bins. */
async function addSites(tx: Queries): Promise<void> {
  const project = sql`(select project_id from project where license_id = 1 and name = ${PROJECT_WITH_MOST_SITES}::text)`
  const level = (depth: number, label: string, count: SQL) =>
    tx.execute(sql`
      with parent as (
        select site_id, row_number() over (order by site_id) - 1 as at from site
        where project_id = ${project} and depth = ${depth - 1}::int
      )
      insert into site (project_id, parent_id, depth, name)
      select ${project}, site_id, ${depth}::int, ${label}::text || ' ' || n
      from generate_series(1, ${count}) n join parent on at = n % (select count(*) from parent)`)
  await tx.execute(sql`
    insert into site (project_id, depth, name) select ${project}, 1, 'Area ' || n from generate_series(1, 20) n`)
  await level(2, 'Row', sql`400`)
  await level(3, 'Bay', sql`4000`)
  await level(4, 'Bin', sql`${LARGE_COUNTS.sites}::int - (select count(*) from site where project_id = ${project})`)
}

/** Each with the phases of one of the demo world, in one of the projects of the first license. */
async function addWorkflows(tx: Queries): Promise<void> {
  await tx.execute(sql`
    with project_of as (select project_id, row_number() over (order by project_id) - 1 as at from project where license_id = 1 and is_active),
    template as (
      select data, row_number() over (order by workflow_id) - 1 as at from workflow
      where not is_decommissioned and name in ('Concrete Pour', 'Valve Installation', 'Painting and Insulation')
    ),
    existing as (select count(*)::int as total from workflow join project using (project_id) where license_id = 1)
    insert into workflow (project_id, related_key, name, data)
    select project_id, md5('workflow ' || n)::uuid::text, 'Workflow ' || lpad(n::text, 4, '0'), data
    from existing, generate_series(1, ${LARGE_COUNTS.workflows}::int - total) n
      join project_of on project_of.at = n * 7 % (select count(*) from project_of)
      join template on template.at = n % (select count(*) from template)`)
}

/** User names end in a number, which those of the demo world do not. */
async function addUsers(tx: Queries, now: number, passwordHash: string): Promise<void> {
  const { usersOfFirstLicense, usersOfOtherLicenses } = LARGE_COUNTS
  await tx.execute(sql`
    with names as (
      select ${textArray(FIRST_NAMES)} as first, ${textArray(LAST_NAMES)} as last, ${textArray(POSITIONS)} as position
    ), wanted as (
      select license_id, company, split_part(lower(name), ' ', 1) || '.example' as domain,
        case license_id when 1 then ${usersOfFirstLicense}::int else ${usersOfOtherLicenses}::int end
          - (select count(*) from app_user where app_user.license_id = license.license_id) as missing
      from license
    ), numbered as (
      select license_id, company, domain, row_number() over (order by license_id, n) as at
      from wanted, generate_series(1, missing) n
    ), person as (
      select *,
        first[1 + (at * 7919) % cardinality(first)] as first_name,
        last[1 + (at * 104729 / 7) % cardinality(last)] as last_name,
        ${now}::bigint - (20 + at % 880) * 86400000::bigint as created
      from numbered, names
    )
    insert into app_user (user_name, first_name, last_name, email, phone_number, company_name, position, license_id, is_approved,
      is_locked_out, create_date, last_activity_date, last_login_date, last_password_changed_date, password_hash)
    select lower(first_name || '.' || last_name) || '.' || at, first_name, last_name,
      lower(first_name || '.' || last_name) || '.' || at || '@' || domain, '+1 780 555 01' || lpad((at % 100)::text, 2, '0'),
      company, position[1 + at % cardinality(position)], license_id, at % 12 <> 0, at % 25 = 0, created,
      created + 86400000, created + 86400000, created, ${passwordHash}
    from person`)
}

/** Of the people that were added, each holds one product and every fifth a second one. */
const isAdded = sql`user_name ~ '\\.[0-9]+$'`

async function giveAddOns(tx: Queries): Promise<void> {
  const products = sql`(array[${addOnId('MC')}::int, ${addOnId('TE')}::int, ${addOnId('CON')}::int])`
  await tx.execute(
    sql`insert into user_add_on select user_id, ${products}[1 + user_id % 3] from app_user where ${isAdded}`,
  )
  await tx.execute(sql`
    insert into user_add_on select user_id, ${products}[1 + (user_id + 1) % 3] from app_user where ${isAdded} and user_id % 5 = 0`)
}

/** Each holds one project of the own license, all projects equally often. */
async function giveProjects(tx: Queries): Promise<void> {
  await tx.execute(sql`
    with numbered as (
      select license_id, project_id, row_number() over (partition by license_id order by project_id) - 1 as at from project
    ), total as (select license_id, count(*) as total from project group by license_id)
    insert into user_project
    select user_id, project_id
    from app_user join total using (license_id) join numbered using (license_id)
    where ${isAdded} and numbered.at = user_id % total.total`)
}

/** Roles of the group Menu Access, which every product brings. */
async function giveRoles(tx: Queries): Promise<void> {
  await tx.execute(sql`
    insert into user_role
    select user_id, role_id from app_user, role
    where ${isAdded} and (role.name = 'MENU_STATUS_ACCESS' or (role.name = 'MENU_ADMIN_TOOL_ACCESS' and user_id % 10 = 0))`)
}

/** Has every tenth person of the first license in it, and is what a group of thousands costs. */
export const LARGEST_GROUP = 'All Hands'

/** User groups of the first license: hundreds with a hundred people each, and a large one. All but every fifth give a product, a role that it brings, and a project. */
async function addGroups(tx: Queries): Promise<void> {
  const { groups, membersOfLargestGroup } = LARGE_COUNTS
  await tx.execute(sql`
    insert into user_group (license_id, name)
    select 1, 'Crew ' || lpad(n::text, 3, '0') from generate_series(1, ${groups}::int) n
    union all select 1, ${LARGEST_GROUP}::text`)
  const crew = sql`(
    select user_group_id, row_number() over (order by user_group_id) - 1 as at from user_group where license_id = 1 and name like 'Crew %'
  ) crew`
  await tx.execute(sql`
    insert into user_group_user
    select user_group_id, user_id from ${crew} join app_user on at = user_id % ${groups}::int where license_id = 1 and ${isAdded}`)
  await tx.execute(sql`
    insert into user_group_user
    select user_group_id, user_id
    from user_group, (
      select user_id from app_user where license_id = 1 and ${isAdded} order by user_id % 10, user_id limit ${membersOfLargestGroup}::int
    ) member
    where license_id = 1 and name = ${LARGEST_GROUP}`)
  const giving = sql`${crew} where at % 5 <> 0`
  const products = sql`(array[${addOnId('MC')}::int, ${addOnId('TE')}::int, ${addOnId('CON')}::int])`
  await tx.execute(sql`insert into user_group_add_on select user_group_id, ${products}[1 + at % 3] from ${giving}`)
  await tx.execute(sql`
    insert into user_group_role select user_group_id, role_id from ${crew}, role where at % 5 <> 0 and role.name = 'MENU_STATUS_ACCESS'`)
  await tx.execute(sql`
    insert into user_group_project
    select user_group_id, project_id
    from ${crew} join (
      select project_id, row_number() over (order by project_id) - 1 as project_at from project where license_id = 1
    ) numbered on project_at = at
    where at % 5 <> 0`)
}
