import { sql, type SQL } from 'drizzle-orm'
import type { ActivityItem } from '@sitewright/domain/activity/model'
import type { Queries } from '../../db/database'
import { isStorableId } from '../../http/storable'
import { idList } from '../../db/id-list'
import type { LicenseScope } from '../../db/scope'
import type { NamedKind, Reference } from './changes'

/** A thing that still exists. A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Named = { id: number; name: string; project_id?: number }

/** Things with a name, by kind and id. */
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, Named>>

/** The names of ids: things of a license only within the scope; roles, product licenses, reports and integrations are the same for all licenses. */
const QUERIES: Readonly<Record<NamedKind, (ids: SQL, scope: LicenseScope) => SQL>> = {
  role: (ids) => sql`select role_id as id, coalesce(nullif(trim(friendly_name), ''), name) as name
    from role where role_id = any(${ids})`,
  'add-on': (ids) => sql`select add_on_id as id, name from add_on where add_on_id = any(${ids})`,
  report: (ids) => sql`select report_id as id, report_name as name from report where report_id = any(${ids})`,
  integration: (ids) => sql`select integration_id as id, name from integration where integration_id = any(${ids})`,
  project: (ids, scope) => sql`select project_id as id, project_id || ' · ' || name as name
    from project where project_id = any(${ids})${within(scope)}`,
  user: (ids, scope) => sql`select user_id as id, user_name as name
    from app_user where user_id = any(${ids})${within(scope)}`,
  'user-group': (ids, scope) => sql`select user_group_id as id, name
    from user_group where user_group_id = any(${ids})${within(scope)}`,
  'api-key': (ids, scope) => sql`select api_key_id as id, name
    from api_key where api_key_id = any(${ids})${within(scope)}`,
  import: (ids, scope) => sql`select import_id as id, import_system.name
    from import_system join project using (project_id) where import_id = any(${ids})${within(scope)}`,
  environment: (ids) => sql`select environment_id as id, name from environment where environment_id = any(${ids})`,
  site: (...of) => ofProject('site', 'site_id')(...of),
  workflow: (...of) => ofProject('workflow', 'workflow_id')(...of),
  preservation: (...of) => ofProject('preservation', 'preservation_id')(...of),
  'report-group': (ids) => sql`select report_group_id as id, report_name as name
    from report_group join report using (report_id) where report_group_id = any(${ids})`,
  'role-group': (ids) => sql`select role_group_id as id, name from role_group where role_group_id = any(${ids})`,
  license: (ids, scope) => sql`select license_id as id, license_id || ' · ' || name as name
    from license where license_id = any(${ids})${within(scope)}`,
}

/** Things of a project, by their table and the column of their id. */
function ofProject(table: string, key: string) {
  const [from, id] = [sql.identifier(table), sql.identifier(key)]
  return (ids: SQL, scope: LicenseScope) => sql`select ${id} as id, ${from}.name, project_id
    from ${from} join project using (project_id) where ${id} = any(${ids})${within(scope)}`
}

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

const within = (scope: LicenseScope): SQL => (scope === 'all' ? sql`` : sql` and license_id = ${scope.licenseId}`)

/** Reads the names of all references of a page: one query for each kind that it has. */
export async function readNames(q: Queries, scope: LicenseScope, references: readonly Reference[]): Promise<Names> {
  const byKind = new Map<NamedKind, Set<number>>()
  for (const reference of references) {
    if ('text' in reference || !isStorableId(reference.id)) continue
    byKind.set(reference.kind, (byKind.get(reference.kind) ?? new Set()).add(reference.id))
  }
  const names = new Map<NamedKind, ReadonlyMap<number, Named>>()
  for (const [kind, ids] of byKind) {
    const { rows } = await q.execute<Named>(QUERIES[kind](idList([...ids]), scope))
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
