import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import { inPieces, inSmallPieces, orderBy, storedBytes, type OrderKey } from '../../db/by-key'
import { idList } from '../../db/id-list'
import type { Queries } from '../../db/database'
import { preservations, projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { isStorableId } from '../../http/storable'

/** A copy with the name and the license of its project. */
export type PreservationRow = typeof preservations.$inferSelect & {
  readonly projectName: string
  readonly licenseId: number
}

const columns = { ...getTableColumns(preservations), projectName: projects.name, licenseId: projects.licenseId }
const itsProject = eq(projects.projectId, preservations.projectId)
const BY_NAME: readonly OrderKey[] = [{ by: sql`lower(${preservations.name})` }, { by: preservations.preservationId }]

/** The projects that have preservations: all but the one with the defaults (PERM-22). */
export const WITH_PRESERVATIONS = { forPreservation: true } as const

/** Those that a reader sees. */
const withPreservations = (reader: ProjectReader): SQL | undefined => visibleProjectsSql(reader, WITH_PRESERVATIONS)

/** Copies in the projects that the reader sees, by name. */
const readVisible = (q: Queries, reader: ProjectReader, condition: SQL | undefined): Promise<PreservationRow[]> =>
  q
    .select(columns)
    .from(preservations)
    .innerJoin(projects, itsProject)
    .where(and(withPreservations(reader), condition))
    .orderBy(...orderBy(BY_NAME))

/** The copies in these projects that the reader sees, in pieces. Projects that the reader does not see are left out (PERM-29). */
export const preservationPieces = (
  q: Queries,
  reader: ProjectReader,
  projectIds: readonly number[],
  size: number,
): AsyncIterable<PreservationRow[]> => {
  const ids = idList([...new Set(projectIds)].filter(isStorableId))
  return inSmallPieces(
    inPieces(BY_NAME, size, ({ keyValues, after, order, limit }) =>
      q
        .select({
          id: preservations.preservationId,
          bytes: storedBytes(preservations.steps, preservations.extra),
          keyValues,
        })
        .from(preservations)
        .innerJoin(projects, itsProject)
        .where(and(withPreservations(reader), sql`${preservations.projectId} = any(${ids})`, after))
        .orderBy(...order)
        .limit(limit),
    ),
    (piece) => readVisible(q, reader, sql`${preservations.preservationId} = any(${idList(piece)})`),
  )
}

/** What the list shows of all copies that the reader sees: their steps can have many megabytes. */
export const readListed = (q: Queries, reader: ProjectReader) =>
  q
    .select({
      id: preservations.preservationId,
      name: preservations.name,
      projectId: preservations.projectId,
      projectName: projects.name,
      preservationRelatedKey: preservations.relatedKey,
      licenseId: projects.licenseId,
    })
    .from(preservations)
    .innerJoin(projects, itsProject)
    .where(withPreservations(reader))

/** Which copies a save may change. */
interface SavedCopies {
  readonly projectIds: readonly number[]
  readonly ids: readonly number[]
  readonly keys: readonly string[]
}

/** The copies that a save names by their ids, or by their keys and projects. */
export const readSaved = (
  q: Queries,
  reader: ProjectReader,
  { projectIds, ids, keys }: SavedCopies,
): Promise<PreservationRow[]> =>
  readVisible(
    q,
    reader,
    and(
      sql`${preservations.projectId} = any(${idList(projectIds)})`,
      or(
        sql`${preservations.preservationId} = any(${idList(ids.filter(isStorableId))})`,
        inArray(preservations.relatedKey, [...new Set(keys)]),
      ),
    ),
  )

/** The copies with one of these related keys that the reader sees in projects of one license: copies belong together within a license (WF-81). */
export const readByKeys = async (
  q: Queries,
  reader: ProjectReader,
  { keys, licenseId }: { readonly keys: readonly string[]; readonly licenseId: number },
): Promise<PreservationRow[]> =>
  readVisible(q, reader, and(inArray(preservations.relatedKey, [...new Set(keys)]), eq(projects.licenseId, licenseId)))

/** A copy that the reader sees. */
export async function findPreservation(
  q: Queries,
  reader: ProjectReader,
  preservationId: number,
): Promise<PreservationRow | undefined> {
  if (!isStorableId(preservationId)) return undefined
  const [row] = await readVisible(q, reader, eq(preservations.preservationId, preservationId))
  return row
}

/** Whether the reader sees a project that can have preservations. */
export async function hasVisibleProject(q: Queries, reader: ProjectReader, projectId: number): Promise<boolean> {
  if (!isStorableId(projectId)) return false
  return (await q.$count(projects, and(eq(projects.projectId, projectId), withPreservations(reader)))) > 0
}
