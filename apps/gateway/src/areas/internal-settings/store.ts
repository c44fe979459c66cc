import { asc, eq, inArray } from 'drizzle-orm'
import { isRemoved } from '@sitewright/domain/internal-settings/rules'
import type { ProjectOverride } from '@sitewright/domain/internal-settings/model'
import type { Queries } from '../../db/database'
import { internalSettings, projectOverrides, projects } from '../../db/schema'

export type SettingsRow = Omit<typeof internalSettings.$inferSelect, 'licenseId'>

/** Before the first save there is no row. */
const NONE: SettingsRow = { customerCode: '', opportunityId: '', version: 0 }

export async function readSettings(q: Queries, licenseId: number): Promise<SettingsRow> {
  const [row] = await q.select().from(internalSettings).where(eq(internalSettings.licenseId, licenseId))
  return row ?? NONE
}

export async function writeSettings(tx: Queries, licenseId: number, row: SettingsRow): Promise<void> {
  await tx
    .insert(internalSettings)
    .values({ licenseId, ...row })
    .onConflictDoUpdate({ target: internalSettings.licenseId, set: row })
}

/** The projects of a license by id. */
export const readProjects = (q: Queries, licenseId: number) =>
  q
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(eq(projects.licenseId, licenseId))
    .orderBy(asc(projects.projectId))

/** The overrides of a license by project. */
export async function readOverrides(q: Queries, licenseId: number): Promise<Map<number, ProjectOverride>> {
  const rows = await q
    .select({ projectId: projects.projectId, type: projectOverrides.type, value: projectOverrides.value })
    .from(projectOverrides)
    .innerJoin(projects, eq(projects.projectId, projectOverrides.projectId))
    .where(eq(projects.licenseId, licenseId))
    .orderBy(asc(projects.projectId))
  return new Map(rows.map(({ projectId, type, value }) => [projectId, { type, value }]))
}

/** Writes overrides, and deletes those with an empty type. */
export async function writeOverrides(tx: Queries, overrides: ReadonlyMap<number, ProjectOverride>): Promise<void> {
  if (overrides.size === 0) return
  await tx.delete(projectOverrides).where(inArray(projectOverrides.projectId, [...overrides.keys()]))
  const rows = [...overrides].filter(([, override]) => !isRemoved(override))
  if (rows.length === 0) return
  await tx.insert(projectOverrides).values(rows.map(([projectId, override]) => ({ projectId, ...override })))
}
