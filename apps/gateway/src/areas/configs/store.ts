import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { materialStatuses, projectConfigs, projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'

export type ConfigRow = typeof projectConfigs.$inferSelect

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

/** The configs of a project, by name. */
export const readConfigs = async (q: Queries, projectId: number): Promise<ConfigRow[]> =>
  q.select().from(projectConfigs).where(eq(projectConfigs.projectId, projectId)).orderBy(asc(projectConfigs.name))

/** The config of a name of each project that has it. */
export const readConfigsOf = async (q: Queries, projectIds: readonly number[], name: string): Promise<ConfigRow[]> =>
  q
    .select()
    .from(projectConfigs)
    .where(and(sql`${projectConfigs.projectId} = any(${idList(projectIds)})`, eq(projectConfigs.name, name)))
    .orderBy(asc(projectConfigs.projectId))

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
