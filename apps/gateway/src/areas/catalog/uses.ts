import { sql, type SQL } from 'drizzle-orm'
import { NAMED_USES, type CatalogUse, type UseKind } from '@sitewright/domain/catalog/model'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { readNames } from '../activity/names'

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

/** Whom a report group shows its report to, because the group has no name of its own. */
const readReportGroups = async (q: Queries, ids: readonly number[]) =>
  (
    await q.execute<{ id: number; name: string }>(sql`
      select report_group_id as id,
        concat_ws(' · ', coalesce(nullif(trim(friendly_name), ''), role.name), license.name, project.name) as name
      from report_group
        left join role using (role_id)
        left join license on license.license_id = report_group.license_id
        left join project on project.project_id = report_group.project_id
      where report_group_id = any(${idList(ids)})`)
  ).rows

/** Reads what uses one entry: for each kind the number, and the first ones by id with their names (CAT-15). */
export async function readUses(q: Queries, uses: Uses, entryId: number): Promise<CatalogUse[]> {
  const found: { kind: UseKind; count: number; ids: number[] }[] = []
  for (const [kind, used] of kindsOf(uses)) {
    const { rows } = await q.execute<{ id: number; count: number }>(sql`
      select id, count(*) over ()::int as count from (${used}) used
      where entry_id = ${entryId} order by id limit ${NAMED_USES}`)
    const [first] = rows
    if (first !== undefined) found.push({ kind, count: first.count, ids: rows.map(({ id }) => id) })
  }
  const names = await readNames(
    q,
    'all',
    found.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id }))),
  )
  const groups = await readReportGroups(q, found.find(({ kind }) => kind === 'report-group')?.ids ?? [])
  return found.map(({ kind, count, ids }) => ({
    kind,
    count,
    items: ids.flatMap((id) => {
      const named = kind === 'report-group' ? groups.find((group) => group.id === id) : names.get(kind)?.get(id)
      return named === undefined || named.name === '' ? [] : [{ id, name: named.name }]
    }),
  }))
}
