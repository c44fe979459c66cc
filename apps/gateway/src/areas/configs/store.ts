import { and, asc, eq, sql } from 'drizzle-orm'
import { inPieces, inSmallPieces, orderBy, storedBytes, type OrderKey } from '../../db/by-key'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { materialStatuses, projectConfigs, projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'

export type ConfigRow = typeof projectConfigs.$inferSelect

const BY_PROJECT: readonly OrderKey[] = [{ by: projectConfigs.projectId }, { by: projectConfigs.name }]

/** A config of a project by its name. The caller checks who may read it. */
export async function readConfig(q: Queries, projectId: number, name: string): Promise<ConfigRow | undefined> {
  const [row] = await q
    .select()
    .from(projectConfigs)
    .where(and(eq(projectConfigs.projectId, projectId), eq(projectConfigs.name, name)))
  return row
}

/** The name of a config, with its project, where the caller sees that project. */
export async function findConfig(q: Queries, actor: ProjectReader, configId: number) {
  const [row] = await q
    .select({ name: projectConfigs.name, projectId: projects.projectId, licenseId: projects.licenseId })
    .from(projectConfigs)
    .innerJoin(projects, eq(projects.projectId, projectConfigs.projectId))
    .where(and(eq(projectConfigs.configId, configId), visibleProjectsSql(actor)))
  return row
}

/** The configs of projects by the ids of the projects and by name, in pieces. The caller checks who may read them. @param name only configs of this name */
export const configPieces = (
  q: Queries,
  projectIds: readonly number[],
  size: number,
  name?: string,
): AsyncIterable<ConfigRow[]> =>
  inSmallPieces(
    inPieces(BY_PROJECT, size, ({ keyValues, after, order, limit }) =>
      q
        .select({ id: projectConfigs.configId, bytes: storedBytes(projectConfigs.data), keyValues })
        .from(projectConfigs)
        .where(
          and(
            sql`${projectConfigs.projectId} = any(${idList(projectIds)})`,
            name === undefined ? undefined : eq(projectConfigs.name, name),
            after,
          ),
        )
        .orderBy(...order)
        .limit(limit),
    ),
    (ids) =>
      q
        .select()
        .from(projectConfigs)
        .where(sql`${projectConfigs.configId} = any(${idList(ids)})`)
        .orderBy(...orderBy(BY_PROJECT)),
  )

/** The configs of a project, by name. */
export const readConfigs = async (q: Queries, projectId: number): Promise<ConfigRow[]> =>
  q.select().from(projectConfigs).where(eq(projectConfigs.projectId, projectId)).orderBy(asc(projectConfigs.name))

/** The license of a project. */
export async function readLicenseOf(q: Queries, projectId: number): Promise<number | undefined> {
  const [row] = await q
    .select({ licenseId: projects.licenseId })
    .from(projects)
    .where(eq(projects.projectId, projectId))
  return row?.licenseId
}

/** The material statuses in their order. */
export async function readMaterialStatuses(q: Queries): Promise<string[]> {
  const rows = await q
    .select({ name: materialStatuses.name })
    .from(materialStatuses)
    .orderBy(asc(materialStatuses.place))
  return rows.map(({ name }) => name)
}
