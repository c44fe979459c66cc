import { isSameName } from '../shared/same-name'

/** Points to an item, by its phase and itself. */
export interface ItemLink {
  phaseId: string
  itemId: string
}

/** What an item of a workflow carries that its card shows, or that points to other items. (Operations specification §3.) */
export interface BoardWorkflowItem {
  itemId: string
  itemName: string
  /** 2 Progress, 1 Incremental, 3 Production. */
  itemType: 1 | 2 | 3
  itemWeight: number
  preRequisite?: ItemLink | null
  conditionalVisibility?: readonly (ItemLink & { condition: string })[]
  complete?: readonly ItemLink[]
  reset?: readonly ItemLink[]
  trigger?: unknown
  triggers?: readonly unknown[]
  requirements?: readonly unknown[]
  itemStateFromEquipmentStatus?: readonly unknown[]
  equipmentStatus?: unknown
  production?: unknown
  emails?: readonly string[]
}

/** A phase of a workflow with its items. */
export interface BoardWorkflowPhase<Item extends BoardWorkflowItem = BoardWorkflowItem> {
  phaseId: string
  phaseName: string
  color: string
  phaseWeight: number
  items: readonly Item[]
}

/** What the icons of a card flag, in their order (WF-42). */
export const ITEM_FLAGS = [
  'preRequisite',
  'conditionalVisibility',
  'requirements',
  'triggers',
  'reset',
  'complete',
  'equipmentStatus',
  'production',
  'emails',
] as const

/** One of them. */
export type ItemFlag = (typeof ITEM_FLAGS)[number]

const some = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0
const isSet = (value: unknown): boolean => value !== undefined && value !== null

/** Which icons the card of an item carries (WF-42). */
export function getFlags(item: BoardWorkflowItem): ItemFlag[] {
  const has: Readonly<Record<ItemFlag, boolean>> = {
    preRequisite: isSet(item.preRequisite),
    conditionalVisibility: some(item.conditionalVisibility),
    requirements: some(item.requirements),
    triggers: isSet(item.trigger) || some(item.triggers),
    reset: some(item.reset),
    complete: some(item.complete),
    equipmentStatus: isSet(item.equipmentStatus) || some(item.itemStateFromEquipmentStatus),
    production: isSet(item.production),
    emails: some(item.emails),
  }
  return ITEM_FLAGS.filter((flag) => has[flag])
}

/** The links that keep what they point to from being deleted. */
export type LinkKind = 'preRequisite' | 'conditionalVisibility' | 'reset' | 'complete'

/** A link of an item to another. */
export interface Reference {
  kind: LinkKind
  from: BoardWorkflowItem
  fromPhase: BoardWorkflowPhase
}

/** The links of an item, each kind in its order. */
export const getLinks = (item: BoardWorkflowItem): { kind: LinkKind; link: ItemLink }[] => [
  ...(item.preRequisite ? [{ kind: 'preRequisite' as const, link: item.preRequisite }] : []),
  ...(item.conditionalVisibility ?? []).map((link) => ({ kind: 'conditionalVisibility' as const, link })),
  ...(item.reset ?? []).map((link) => ({ kind: 'reset' as const, link })),
  ...(item.complete ?? []).map((link) => ({ kind: 'complete' as const, link })),
]

/** An item by its id, or a phase by its id. */
export type ReferenceTarget = { itemId: string } | { phaseId: string }

/**
 * Reads the links of a workflow once. The result lists what refers to an item, or to any item of a phase: an item's own links, and those
 * within a phase that goes as a whole, do not count.
 */
export function indexReferences(
  phases: readonly BoardWorkflowPhase[],
): (target: ReferenceTarget) => readonly Reference[] {
  const [toItems, toPhases] = [new Map<string, Reference[]>(), new Map<string, Reference[]>()]
  const add = (lists: Map<string, Reference[]>, id: string, reference: Reference): void => {
    const list = lists.get(id)
    if (list === undefined) lists.set(id, [reference])
    else list.push(reference)
  }
  for (const fromPhase of phases) {
    for (const from of fromPhase.items) {
      for (const { kind, link } of getLinks(from)) {
        if (link.itemId !== from.itemId) add(toItems, link.itemId, { kind, from, fromPhase })
        if (link.phaseId !== fromPhase.phaseId) add(toPhases, link.phaseId, { kind, from, fromPhase })
      }
    }
  }
  return (target) => ('itemId' in target ? toItems.get(target.itemId) : toPhases.get(target.phaseId)) ?? []
}

/** The id of the phase of each item, by the id of the item. */
export const phaseIdsByItem = (phases: readonly BoardWorkflowPhase[]): ReadonlyMap<string, string> =>
  new Map(phases.flatMap(({ phaseId, items }) => items.map(({ itemId }) => [itemId, phaseId] as const)))

/**
 * Items may be moved between phases: every link to a moved one names its new phase (WF-41).
 * @returns the same phases where no link has to change; items without such a link stay as they are
 */
export function withLinksRewritten<Item extends BoardWorkflowItem, Phase extends BoardWorkflowPhase<Item>>(
  phases: readonly Phase[],
): readonly Phase[] {
  const findPhase = phaseIdsByItem(phases)
  const isStale = (link: ItemLink): boolean => (findPhase.get(link.itemId) ?? link.phaseId) !== link.phaseId
  const renewed = <Link extends ItemLink>(link: Link): Link => ({
    ...link,
    phaseId: findPhase.get(link.itemId) ?? link.phaseId,
  })
  const rewrite = (item: Item): Item =>
    getLinks(item).some(({ link }) => isStale(link))
      ? {
          ...item,
          ...(item.preRequisite && { preRequisite: renewed(item.preRequisite) }),
          ...(item.conditionalVisibility && { conditionalVisibility: item.conditionalVisibility.map(renewed) }),
          ...(item.reset && { reset: item.reset.map(renewed) }),
          ...(item.complete && { complete: item.complete.map(renewed) }),
        }
      : item
  const next = phases.map((phase) => {
    const items = phase.items.map(rewrite)
    return items.every((item, at) => item === phase.items[at]) ? phase : { ...phase, items }
  })
  return next.every((phase, at) => phase === phases[at]) ? phases : next
}

/** Whether another phase of the workflow has the name (WF-50). */
export const isPhaseNameTaken = (
  phases: readonly Pick<BoardWorkflowPhase, 'phaseId' | 'phaseName'>[],
  phaseId: string,
  name: string,
): boolean => phases.some((phase) => phase.phaseId !== phaseId && isSameName(phase.phaseName, name))

/** Whether another item of the phase has the name; the same name in two phases is allowed (ITEM-05). */
export const isItemNameTaken = (
  items: readonly Pick<BoardWorkflowItem, 'itemId' | 'itemName'>[],
  itemId: string,
  name: string,
): boolean => items.some((item) => item.itemId !== itemId && isSameName(item.itemName, name))
