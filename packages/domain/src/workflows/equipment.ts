import { groupBy } from '../shared/group-by'
import type { EquipmentStatus } from './item'
import { equipmentMappings, hasEquipmentStatus } from './item-parts'
import { listItems } from './links'
import type { EquipmentStatusUse, Workflow, WorkflowPhase } from './workflow'

/*
 * Equipment statuses of workflows: which ones items offer, where they come from, and where they are used. (WF-63, WF-64, WF-67, WF-70, ITEM-85, CONF-44.)
 */

type Statuses = readonly EquipmentStatus[]

/** The statuses that the CustomEquipmentStatus configs of projects and of their license offer. A project without a config has those of the license. */
export interface EquipmentConfigs {
  readonly ofProjects: ReadonlyMap<number, Statuses>
  readonly ofLicense?: Statuses | undefined
}

const statusesOf = ({ ofProjects, ofLicense }: EquipmentConfigs, projectId: number): Statuses =>
  ofProjects.get(projectId) ?? ofLicense ?? []

/**
 * Where the statuses of a project come from, as a value to compare: projects have the same source if they have the same statuses with the same codes (WF-67, WF-70).
 */
export const equipmentSource = (configs: EquipmentConfigs, projectId: number): string =>
  JSON.stringify(statusesOf(configs, projectId).map(({ name, state }) => [name, state]))

/** Whether the selected projects have different statuses (WF-70). */
export const haveDifferingStatuses = (configs: EquipmentConfigs, projectIds: readonly number[]): boolean =>
  new Set(projectIds.map((projectId) => equipmentSource(configs, projectId))).size > 1

/** The statuses that items offer: of the project if one is selected, of the license if several are (WF-63, WF-64, ITEM-85). */
export function equipmentOptions(configs: EquipmentConfigs, projectIds: readonly number[]): Statuses {
  const [first] = projectIds
  if (first === undefined) return []
  return projectIds.length === 1 ? statusesOf(configs, first) : (configs.ofLicense ?? [])
}

/** Whether any item has an equipment status (WF-67, WF-69). */
export const usesEquipmentStatus = (phases: readonly WorkflowPhase[]): boolean =>
  listItems(phases).some(({ item }) => hasEquipmentStatus(item))

/** Items of active workflows that use an equipment status, each status of an item once (CONF-44). */
export function equipmentStatusUse(
  workflows: readonly Pick<Workflow, 'workflowId' | 'name' | 'isDecommissioned' | 'workflowData'>[],
): EquipmentStatusUse[] {
  return workflows
    .filter(({ isDecommissioned }) => !isDecommissioned)
    .flatMap(({ workflowId, name, workflowData }) =>
      listItems(workflowData.phases).flatMap(({ phase, item }) => {
        const states = new Set(equipmentMappings(item).map(({ equipmentStatusState }) => equipmentStatusState))
        return [...states].flatMap((state) =>
          state === null
            ? []
            : [{ state, workflowId, workflowName: name, phaseName: phase.phaseName, itemName: item.itemName }],
        )
      }),
    )
}

/** Uses by their code, as the screens of configs list them. */
export const usesByState = ({ body }: { readonly body: readonly EquipmentStatusUse[] }) =>
  new Map(
    [...groupBy(body, ({ state }) => state)].map(([state, uses]) => [
      state,
      uses.map(({ projectName, workflowName, phaseName, itemName }) => ({
        project: projectName,
        workflow: workflowName,
        phase: phaseName,
        item: itemName,
      })),
    ]),
  )
