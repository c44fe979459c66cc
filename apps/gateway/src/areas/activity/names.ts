import { sql, type SQL } from 'drizzle-orm'
import type { ActivityItem } from '@sitewright/domain/activity/model'
import type { Queries } from '../../db/database'
import { isStorableId } from '../../http/storable'
import { contains } from '../../db/contains'
import { idList } from '../../db/id-list'
import type { LicenseScope } from '../../db/scope'
import type { NamedKind, Reference } from './changes'

/** A thing that still exists. A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Named = { id: number; name: string; project_id?: number }

/** Things with a name, by kind and id. */
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, Named>>

/** The names of all things of a kind: things of a license only within the scope; roles, product licenses, reports and integrations are the same for all licenses. */
const QUERIES: Readonly<Record<NamedKind, (scope: LicenseScope) => SQL>> = {
  role: () => sql`select role_id as id, coalesce(nullif(trim(friendly_name), ''), name) as name from role`,
  'add-on': () => sql`select add_on_id as id, name from add_on`,
  report: () => sql`select report_id as id, report_name as name from report`,
  integration: () => sql`select integration_id as id, name from integration`,
  project: (scope) => sql`select project_id as id, project_id || ' · ' || name as name from project${within(scope)}`,
  user: (scope) => sql`select user_id as id, user_name as name from app_user${within(scope)}`,
  'user-group': (scope) => sql`select user_group_id as id, name from user_group${within(scope)}`,
  'api-key': (scope) => sql`select api_key_id as id, name from api_key${within(scope)}`,
  import: (scope) => sql`select import_id as id, import_system.name
    from import_system join project using (project_id)${within(scope)}`,
  environment: () => sql`select environment_id as id, name from environment`,
  site: ofProject('site', 'site_id'),
  workflow: ofProject('workflow', 'workflow_id'),
  preservation: ofProject('preservation', 'preservation_id'),
  'report-group': () => sql`select report_group_id as id, report_name as name
    from report_group join report using (report_id)`,
  'role-group': () => sql`select role_group_id as id, name from role_group`,
  license: (scope) => sql`select license_id as id, license_id || ' · ' || name as name from license${within(scope)}`,
}

/** Kinds of subjects that have a name, as the audit calls them. */
export const KIND_OF_SUBJECT: Readonly<Record<string, NamedKind>> = {
  user: 'user',
  'user-group': 'user-group',
  'api-key': 'api-key',
  license: 'license',
  project: 'project',
  'import-system': 'import',
  environment: 'environment',
  site: 'site',
  workflow: 'workflow',
  preservation: 'preservation',
  'report-group': 'report-group',
  'product-license': 'add-on',
  integration: 'integration',
  report: 'report',
}

/** Things of a project, by their table and the column of their id. */
function ofProject(table: string, key: string) {
  const [from, id] = [sql.identifier(table), sql.identifier(key)]
  return (scope: LicenseScope) => sql`select ${id} as id, ${from}.name, project_id
    from ${from} join project using (project_id)${within(scope)}`
}

/** The things whose names contain a text, within the scope, as `kind` and `id`, both texts. */
export const findNamedSql = (scope: LicenseScope, search: string): SQL =>
  sql.join(
    Object.entries(QUERIES).map(
      ([kind, query]) => sql`select ${kind}::text as kind, id::text as id
        from (${query(scope)}) as named where ${contains(sql`name`, search)}`,
    ),
    sql` union all `,
  )

/** Things that belong to no license. */
const OF_ALL_LICENSES: ReadonlySet<NamedKind> = new Set([
  'role',
  'add-on',
  'report',
  'integration',
  'environment',
  'report-group',
  'role-group',
])

const within = (scope: LicenseScope): SQL => (scope === 'all' ? sql`` : sql` where license_id = ${scope.licenseId}`)

/** Reads the names of all references of a page: one query for each kind that it has. */
export async function readNames(q: Queries, scope: LicenseScope, references: readonly Reference[]): Promise<Names> {
  const byKind = new Map<NamedKind, Set<number>>()
  for (const reference of references) {
    if ('text' in reference || !isStorableId(reference.id)) continue
    byKind.set(reference.kind, (byKind.get(reference.kind) ?? new Set()).add(reference.id))
  }
  const names = new Map<NamedKind, ReadonlyMap<number, Named>>()
  for (const [kind, ids] of byKind) {
    const { rows } = await q.execute<Named>(
      sql`select * from (${QUERIES[kind](scope)}) as named where id = any(${idList([...ids])})`,
    )
    names.set(kind, new Map(rows.map((row) => [row.id, row])))
  }
  return names
}

/**
 * A reference as the reader may know it. Without a name it was deleted, or it belongs to a license that the reader does not work in. Only a reader of all licenses learns
 * which.
 */
export function presentReference(reference: Reference, names: Names, scope: LicenseScope): ActivityItem {
  if ('text' in reference) return { name: reference.text }
  const named = names.get(reference.kind)?.get(reference.id)
  if (named !== undefined) return { name: named.name }
  return scope === 'all' || OF_ALL_LICENSES.has(reference.kind) ? { id: reference.id } : {}
}
