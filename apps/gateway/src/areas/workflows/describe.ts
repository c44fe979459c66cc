import {
  itemWords,
  mappingWords,
  phaseWords,
  productionWords,
  triggerWords,
} from '@sitewright/domain/workflows/audit-words'
import { getLinks, type LinkKind } from '@sitewright/domain/workflows/board'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { equipmentMappings, getTrigger } from '@sitewright/domain/workflows/item-parts'
import { listItems, type PlacedItem } from '@sitewright/domain/workflows/links'
import type { WorkflowData } from '@sitewright/domain/workflows/workflow'

/** Entries of one list in an audit entry, at most. */
const MAX_AUDITED = 200

/** `Cut › Weld`, by the name of the phase and of the item. */
const titleOf = ({ phase, item }: PlacedItem): string => `${phase.phaseName} › ${item.itemName}`

/** A workflow in words, each list a field, so that a change of one item is one entry added and one removed. */
export function describeWorkflow(name: string, { phases }: WorkflowData): Record<string, unknown> {
  const items = listItems(phases)
  const titles = new Map(items.map((placed) => [placed.item.itemId, titleOf(placed)]))
  const ofItems = (write: (item: WorkflowItem) => readonly string[]): string[] =>
    items.flatMap((placed) => write(placed.item).map((text) => `${titleOf(placed)}: ${text}`)).slice(0, MAX_AUDITED)
  const linksOf = (kind: LinkKind): string[] =>
    ofItems((item) =>
      getLinks(item).flatMap((entry) => (entry.kind === kind ? [titles.get(entry.link.itemId) ?? ''] : [])),
    )
  return {
    name,
    // Lists of added and removed entries do not show a new order.
    order: items.slice(0, MAX_AUDITED).map(titleOf).join(', '),
    phases: phases.slice(0, MAX_AUDITED).map(phaseWords),
    phaseItems: ofItems((item) => [itemWords(item)]),
    requirements: ofItems(({ requirements = [] }) => requirements.map((requirement) => requirement.name)),
    triggers: ofItems((item) => [getTrigger(item)].flatMap((trigger) => (trigger ? [triggerWords(trigger)] : []))),
    equipmentStatuses: ofItems((item) => equipmentMappings(item).map(mappingWords)),
    productions: ofItems(({ production }) => (production ? [productionWords(production)] : [])),
    itemEmails: ofItems(({ emails = [] }) => emails),
    prerequisites: linksOf('preRequisite'),
    itemConditions: linksOf('conditionalVisibility'),
    autoResets: linksOf('reset'),
    autoCompletes: linksOf('complete'),
  }
}
