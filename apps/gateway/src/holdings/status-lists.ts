import { and, eq, sql } from 'drizzle-orm'
import { equipmentStatuses, type EquipmentStatus } from '@sitewright/domain/configs/equipment-statuses'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import type { EquipmentConfigs } from '@sitewright/domain/workflows/equipment'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { licenseConfigs, projectConfigs, projects } from '../db/schema'
import { isStorableId } from '../http/storable'

/** The statuses of a license; undefined where it has no list. */
export async function readLicenseStatuses(q: Queries, licenseId: number): Promise<EquipmentStatus[] | undefined> {
  const [row] = await q
    .select({ data: licenseConfigs.data })
    .from(licenseConfigs)
    .where(and(eq(licenseConfigs.licenseId, licenseId), eq(licenseConfigs.name, EQUIPMENT_STATUS_CONFIG)))
  return row && equipmentStatuses(row.data.configs)
}

/**
 * The statuses of projects and those of their license. Projects without a list of their own are left out of `ofProjects` (WF-63, WF-64), unless they are of another license than the
 * first one, as old data can have it.
 */
export async function readStatusLists(q: Queries, projectIds: readonly number[]): Promise<EquipmentConfigs> {
  const rows = await q
    .select({
      projectId: projects.projectId,
      licenseId: projects.licenseId,
      own: projectConfigs.data,
      ofLicense: licenseConfigs.data,
    })
    .from(projects)
    .leftJoin(
      projectConfigs,
      and(eq(projectConfigs.projectId, projects.projectId), eq(projectConfigs.name, EQUIPMENT_STATUS_CONFIG)),
    )
    .leftJoin(
      licenseConfigs,
      and(eq(licenseConfigs.licenseId, projects.licenseId), eq(licenseConfigs.name, EQUIPMENT_STATUS_CONFIG)),
    )
    .where(sql`${projects.projectId} = any(${idList(projectIds.filter(isStorableId))})`)
    .orderBy(projects.projectId)
  const [first] = rows
  const ofProjects = new Map(
    rows.flatMap(({ projectId, licenseId, own, ofLicense }) => {
      const list = licenseId === first?.licenseId ? own : (own ?? ofLicense ?? { configs: [] })
      return list === null ? [] : [[projectId, equipmentStatuses(list.configs)]]
    }),
  )
  return { ofProjects, ofLicense: first?.ofLicense ? equipmentStatuses(first.ofLicense.configs) : undefined }
}
