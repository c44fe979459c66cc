import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { licenseConfigs as licenseConfigCalls } from '@sitewright/api-client/calls/license-configs'
import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { equipmentStatuses } from '@sitewright/domain/configs/equipment-statuses'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { canReadConfigs, canReadLicenseConfigs } from '@sitewright/domain/configs/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import { canReadProjectUsers } from '@sitewright/domain/projects/policy'
import type { EquipmentConfigs } from '@sitewright/domain/workflows/equipment'
import { createOperations } from '../api'
import { cleanSearch } from '../page-query'
import { fetchOnce, useRead } from '../read'

const { configs, licenseConfigs, projects } = createOperations({
  configs: configCalls,
  licenseConfigs: licenseConfigCalls,
  projects: projectCalls,
})

/** The active projects that a workflow can be in, by name (WF-30). */
export const useWorkflowProjects = () =>
  useRead(projects.list, { query: { isActive: true } }, { revalidates: 'on-mount' })

type ConfigsReply = Awaited<ReturnType<typeof configs.ofProjects.load>>
type LicenseConfigsReply = Awaited<ReturnType<typeof licenseConfigs.list.load>>

const selectStatusesOfProjects = ({ body }: ConfigsReply): EquipmentConfigs['ofProjects'] =>
  new Map(
    body.flatMap(({ projectId, data }) =>
      projectId === undefined || projectId === null ? [] : [[projectId, equipmentStatuses(data.configs)] as const],
    ),
  )

const selectLicenseStatuses = ({ body }: LicenseConfigsReply) => {
  const config = body.find(({ name }) => name === EQUIPMENT_STATUS_CONFIG)
  return { statuses: config && equipmentStatuses(config.data.configs) }
}

/** The equipment statuses of projects (WF-63, WF-67). Without the roles to read them, all projects count as alike. */
export const useEquipmentConfigs = (projectIds: readonly number[], actor: Actor) =>
  useRead(
    configs.ofProjects,
    projectIds.length === 0 || !canReadConfigs.canDecide(actor).allowed
      ? undefined
      : { params: { configName: EQUIPMENT_STATUS_CONFIG }, body: [...projectIds] },
    { select: selectStatusesOfProjects, keepsPrevious: true, revalidates: 'on-mount' },
  )

/** Whether the actor may read who belongs to a project. */
export const canSuggestEmails = (actor: Actor): boolean => canReadProjectUsers.canDecide(actor).allowed

/** The equipment statuses of a license, which several projects use (WF-64). */
export const useLicenseStatuses = (licenseId: number, actor: Actor) =>
  useRead(
    licenseConfigs.list,
    canReadLicenseConfigs.decide(actor, { licenseId }).allowed ? { params: { licenseId } } : undefined,
    { select: selectLicenseStatuses, revalidates: 'on-mount' },
  )

/** Suggestions that one search asks for. */
const MAX_SUGGESTIONS = 50

/** The addresses of the active users of a project that contain a text (ITEM-09). @throws Problem */
export async function findProjectEmails(
  projectId: number,
  text: string,
): Promise<{ value: string; label: string; description: string }[]> {
  const search = cleanSearch(text)
  const query = { getActive: true, pageSize: MAX_SUGGESTIONS, ...(search !== '' && { search }) }
  const users = await fetchOnce(projects.users, { params: { projectId }, query })
  return users.map(({ email, firstName, lastName }) => ({
    value: email,
    label: email,
    description: `${firstName} ${lastName}`,
  }))
}
