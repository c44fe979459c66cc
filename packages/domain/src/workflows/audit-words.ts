import { itemTypeLabels } from './board-messages'
import type { EquipmentMapping, Production, Trigger, WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'

/*
 * Parts of a workflow in words, as entries of the Activity tab.
 */

const CONDITIONS = {
  0: 'not set',
  1: 'entering site',
  2: 'leaving site',
  3: 'tag assignment',
  4: 'tag unassignment',
} as const
const STATES = { 0: 'Progress', 1: 'Reset' } as const

export const phaseWords = ({ phaseName, phaseWeight, color }: WorkflowPhase): string =>
  `${phaseName}: ${phaseWeight}, ${color}`

export const itemWords = ({ itemType, itemWeight }: WorkflowItem): string =>
  `${itemTypeLabels[itemType]}, ${itemWeight}`

export const triggerWords = ({ triggerName, condition, siteID }: Trigger): string =>
  `${triggerName} (${CONDITIONS[condition]}${siteID === 0 ? '' : ` ${siteID}`})`

export const mappingWords = ({ progressState, equipmentStatusState }: EquipmentMapping): string =>
  `${progressState === null ? 'No state' : STATES[progressState]} with status ${equipmentStatusState ?? 'not set'}`

export const productionWords = ({ name, totalQuantity, uom }: Production): string =>
  [name, totalQuantity, uom].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
