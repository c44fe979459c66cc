import { type SQL, sql } from 'drizzle-orm'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { canReadConfigs } from '@sitewright/domain/configs/policy'
import { canReadProjectImports } from '@sitewright/domain/imports/policy'
import type { ProjectContents } from '@sitewright/domain/projects/record'
import type { Actor } from '@sitewright/domain/shared/policy'
import { canReadSites, canSeeArchivedSites } from '@sitewright/domain/sites/policy'
import { canReadWorkflowsOfProjects } from '@sitewright/domain/workflows/policy'
import type { Queries } from '../../db/database'
import { importSystems, keyProjects, projectConfigs, sites, workflows } from '../../db/schema'
import type { ProjectRow } from './list'

/** How much a project contains, of what its reader may list (PROJ-58): one query. */
export async function readContents(
  q: Queries,
  reader: Actor,
  { projectId, licenseId }: Pick<ProjectRow, 'projectId' | 'licenseId'>,
): Promise<ProjectContents> {
  const count = (table: SQL, condition = sql`true`): SQL =>
    sql`(select count(*)::int from ${table} where project_id = ${projectId} and ${condition})`
  const seesArchived = canSeeArchivedSites(reader)
  const readsSites = canReadSites.decide(reader, undefined).allowed
  const counts: Readonly<Record<keyof ProjectContents, SQL | false>> = {
    apiKeys: canEditApiKey.decide(reader, { licenseId }).allowed && count(sql`${keyProjects}`),
    sites: readsSites && count(sql`${sites}`, seesArchived ? undefined : sql`is_active`),
    archivedSites: readsSites && seesArchived && count(sql`${sites}`, sql`not is_active`),
    imports: canReadProjectImports.decide(reader, undefined).allowed && count(sql`${importSystems}`),
    configs: canReadConfigs.decide(reader, undefined).allowed && count(sql`${projectConfigs}`),
    workflows:
      canReadWorkflowsOfProjects.decide(reader, undefined).allowed &&
      count(sql`${workflows}`, sql`not is_decommissioned`),
  }
  const columns = Object.entries(counts).flatMap(([name, value]) =>
    value === false ? [] : [sql`${value} as ${sql.identifier(name)}`],
  )
  if (columns.length === 0) return {}
  const { rows } = await q.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0] ?? {}
}
