import { sql, type SQL } from 'drizzle-orm'
import { NAMED_USES, type CatalogUse, type UseKind } from '@sitewright/domain/catalog/model'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'

/** What can use the entries of a part: for each kind, a query of the ids of an entry (`entry_id`) and of what uses it (`id`). */
export type Uses = Readonly<Partial<Record<UseKind, SQL>>>

const kindsOf = (uses: Uses): (readonly [UseKind, SQL])[] => Object.entries(uses) as [UseKind, SQL][]

/** A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Counted = { entry_id: number; kind: UseKind; count: number }

/** Counts the uses of every entry, by kind. */
export async function countUses(q: Queries, uses: Uses): Promise<(id: number) => ReadonlyMap<UseKind, number>> {
  const counts = kindsOf(uses).map(
    ([kind, used]) =>
      sql`select entry_id, ${kind}::text as kind, count(*)::int as count from (${used}) used group by entry_id`,
  )
  const { rows } = await q.execute<Counted>(sql.join(counts, sql` union all `))
  const byEntry = new Map<number, Map<UseKind, number>>()
  for (const { entry_id, kind, count } of rows) {
    byEntry.set(entry_id, (byEntry.get(entry_id) ?? new Map<UseKind, number>()).set(kind, count))
  }
  return (id) => byEntry.get(id) ?? new Map()
}

/** The sum of the uses of all kinds. */
export const totalOf = (counts: ReadonlyMap<UseKind, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

type Named = { id: number; name: string }

/** The names of what uses an entry. A report group has none: its role, license and project say who gets the report. */
const NAMES: Readonly<Record<UseKind, (ids: SQL) => SQL>> = {
  license: (ids) =>
    sql`select license_id as id, license_id || ' · ' || name as name from license where license_id = any(${ids})`,
  project: (ids) =>
    sql`select project_id as id, project_id || ' · ' || name as name from project where project_id = any(${ids})`,
  user: (ids) => sql`select user_id as id, user_name as name from app_user where user_id = any(${ids})`,
  'user-group': (ids) => sql`select user_group_id as id, name from user_group where user_group_id = any(${ids})`,
  'api-key': (ids) => sql`select api_key_id as id, name from api_key where api_key_id = any(${ids})`,
  'report-group': (ids) => sql`
    select report_group_id as id,
      concat_ws(' · ', coalesce(nullif(trim(friendly_name), ''), role.name), license.name, project.name) as name
    from report_group
      left join role using (role_id)
      left join license on license.license_id = report_group.license_id
      left join project on project.project_id = report_group.project_id
    where report_group_id = any(${ids})`,
}

/** Reads what uses one entry: for each kind the number, and the first ones by id with their names (CAT-15). */
export async function readUses(q: Queries, uses: Uses, entryId: number): Promise<CatalogUse[]> {
  const found: CatalogUse[] = []
  for (const [kind, used] of kindsOf(uses)) {
    const { rows } = await q.execute<{ id: number; count: number }>(sql`
      select id, count(*) over ()::int as count from (${used}) used
      where entry_id = ${entryId} order by id limit ${NAMED_USES}`)
    const [first] = rows
    if (first === undefined) continue
    const named = (await q.execute<Named>(NAMES[kind](idList(rows.map(({ id }) => id))))).rows
    const items = named.filter(({ name }) => name !== '').toSorted((a, b) => a.id - b.id)
    found.push({ kind, count: first.count, items })
  }
  return found
}
