import { not, and, sql, type SQL } from 'drizzle-orm'
import { MAX_PER_KIND, type JumpQuery, type JumpResult } from '@sitewright/domain/jump/model'
import { keyContains, keyOfName, startsWith } from '../../db/contains'
import type { Queries } from '../../db/database'
import type { SignedIn } from '../../http/caller'
import { isStorableId } from '../../http/storable'
import { findParameters } from './parameters'
import { firstRowsOf, someRowsOf, type Source, SOURCES } from './sources'

interface Row extends Record<string, unknown> {
  readonly kind: Source['kind']
  readonly id: number
  readonly name: string
  readonly detail: string | null
  readonly licenseId: number | null
  readonly projectId: number | null
  readonly isActive: boolean | null
  readonly copyKey: string | null
}

/** One statement for the rows of several sources. */
async function readRows(q: Queries, queries: readonly SQL[]): Promise<Row[]> {
  if (queries.length === 0) return []
  const { rows } = await q.execute<Row>(sql.join([...queries], sql` union all `))
  return rows
}

/** The id that a text is, if it is one. */
const idOf = (search: string): number | undefined =>
  /^\d{1,10}$/.test(search) && isStorableId(Number(search)) ? Number(search) : undefined

/** The rows, with one of the copies of each thing, which belong together within a license. */
function withoutCopies(rows: readonly Row[]): Row[] {
  const byThing = new Map<string, Row>()
  for (const row of rows) {
    const thing = row.copyKey === null ? String(row.id) : `${row.licenseId} ${row.copyKey}`
    if (!byThing.has(thing)) byThing.set(thing, row)
  }
  return [...byThing.values()]
}

const present = ({ kind, id, name, detail, licenseId, projectId, isActive }: Row): JumpResult => ({
  kind,
  id: String(id),
  name,
  ...(detail !== null && { detail }),
  ...(licenseId !== null && { licenseId }),
  ...(projectId !== null && { projectId }),
  ...(isActive !== null && { isActive }),
})

/**
 * Records by a part of their name or by their id, at most five of each kind: the id first, then names that start with the text, then the others (JUMP-04 to JUMP-06). Names
 * that start with it are read by an index and often suffice, so that the others are looked for only where they do not: a text of one letter is in most names.
 * @param search trimmed, not empty
 */
export async function findRecords(
  q: Queries,
  actor: SignedIn,
  { search, projectId }: JumpQuery,
): Promise<JumpResult[]> {
  const sources = SOURCES.filter(({ policy }) => policy.canDecide(actor).allowed)
  const id = idOf(search)
  const isStart = ({ nameKey }: Source): SQL => startsWith(nameKey, search)
  const first = await readRows(q, [
    ...(id === undefined ? [] : sources.map((source) => firstRowsOf(source, actor, sql`${source.id} = ${id}`))),
    ...sources.map((source) => firstRowsOf(source, actor, isStart(source))),
  ])
  const ofKind = (rows: readonly Row[], kind: Source['kind']) => rows.filter((row) => row.kind === kind)
  const short = sources.filter(
    ({ kind, minLength = 1 }) => search.length >= minLength && withoutCopies(ofKind(first, kind)).length < MAX_PER_KIND,
  )
  const rest = await readRows(
    q,
    short.map((source) =>
      someRowsOf(
        source,
        actor,
        and(
          keyContains(source.searchKey ?? keyOfName(source.name), search),
          source.nameParts === undefined || search.includes('@') ? undefined : keyContains(source.nameParts, search),
          not(isStart(source)),
        ) ?? sql`false`,
      ),
    ),
  )
  const found = [...first, ...rest]
  const records = sources.flatMap(({ kind }) => withoutCopies(ofKind(found, kind)).slice(0, MAX_PER_KIND).map(present))
  return [...records, ...(await findParameters(q, actor, search, projectId))]
}
