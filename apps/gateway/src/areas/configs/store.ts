import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { projectConfigs } from '../../db/schema'

export type ConfigRow = typeof projectConfigs.$inferSelect

/** A config of a project by its name. The caller checks who may read it. */
export async function readConfig(q: Queries, projectId: number, name: string): Promise<ConfigRow | undefined> {
  const [row] = await q
    .select()
    .from(projectConfigs)
    .where(and(eq(projectConfigs.projectId, projectId), eq(projectConfigs.name, name)))
  return row
}
