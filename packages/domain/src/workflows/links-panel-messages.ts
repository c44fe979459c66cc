import { listNames } from '../shared/join-names'
import { itemFlagLabels } from './board-messages'
import { PROGRESS_STATE, type WorkflowItem } from './item'
import { itemLabels } from './item-messages'
import { getTrigger } from './item-parts'
import type { PlacedItem, PlacedLink, WorkflowLinks } from './links'
import { kindOfLink, nameOfItem, nameOfPhase } from './links-messages'

/** Labels of the panel with the links of a card (WF-100 to WF-102). */
export const linksPanelLabels = {
  panel: (item: string) => `Links of ${item}`,
  properties: 'Properties',
  propertiesOf: (item: string) => `Properties of ${item}`,
  uses: 'Uses',
  usedBy: 'Used by',
  outside: 'Outside the workflow',
  noItem: 'No item',
  copy: 'Copy as text',
  keyJump: 'Go to the item',
  keyBack: 'Back',
  keyClose: 'Close',
} as const

export const linksPanelMessages = {
  /** Hints beside the headings of two lists. */
  usesHint: (item: string) => `Items that ${item} links to`,
  usedByHint: "It can't be deleted while these items link to it",
  usesNothing: 'Uses no other item.',
  usedByNothing: 'No other item uses it.',
  staysInside: 'No equipment status, no trigger, no emails.',
  chooseCard: 'Choose an item on the board to see its links.',
  targetMissing: (kind: string) => `${kind}: its item no longer exists`,
  targetUnset: (kind: string) => `${kind}: no item chosen yet`,
  place: (phase: string, place: number, count: number, weight: number) =>
    `${phase}, item ${place} of ${count}, weight ${weight}`,
  copied: (item: string) => `Links of ${item} copied as text.`,
  copyFailed: 'The links could not be copied.',
} as const

/** The item at the other end of a link. */
export const nameOfEnd = (link: PlacedLink, other: PlacedItem | undefined): string => {
  if (other !== undefined) return nameOfItem(other)
  return link.isDangling ? itemLabels.deletedItem : linksPanelLabels.noItem
}

/** A link by the item at its other end: its kind and the phase of that item. */
export const describeLink = (link: PlacedLink, other: PlacedItem | undefined): string =>
  other === undefined
    ? linksPanelMessages[link.isDangling ? 'targetMissing' : 'targetUnset'](kindOfLink(link))
    : `${kindOfLink(link)}, ${nameOfPhase(other)}`

/** Where an item is: "Fabricate, item 3 of 5, weight 20". */
export const describePlace = (placed: PlacedItem): string =>
  linksPanelMessages.place(
    nameOfPhase(placed),
    placed.phase.items.indexOf(placed.item) + 1,
    placed.phase.items.length,
    placed.item.itemWeight,
  )

/** A link that leaves the workflow. */
export interface OutsideLink {
  readonly kind: 'equipmentStatus' | 'triggers' | 'emails'
  readonly text: string
}

/**
 * What an item does outside of the workflow, or what reaches it from there (WF-100).
 * @param statusName the name of an equipment status by its code
 */
export function listOutside(item: WorkflowItem, statusName: (state: number) => string): readonly OutsideLink[] {
  const { equipmentStatus, itemStateFromEquipmentStatus = [], emails = [] } = item
  const own = equipmentStatus?.equipmentStatusState ?? undefined
  const trigger = getTrigger(item)
  const isProgress = (state: number | null): boolean => state === PROGRESS_STATE.progress
  const statuses = [
    ...(own === undefined || !equipmentStatus
      ? []
      : [
          `Sets the status to ${statusName(own)} when the item is ${isProgress(equipmentStatus.progressState) ? 'completed' : 'reset'}`,
        ]),
    ...itemStateFromEquipmentStatus.flatMap(({ progressState, equipmentStatusState: state }) =>
      state === null
        ? []
        : [`${isProgress(progressState) ? 'Completed' : 'Reset'} when the status becomes ${statusName(state)}`],
    ),
  ]
  return [
    ...statuses.map((text) => ({ kind: 'equipmentStatus' as const, text })),
    ...(trigger === undefined ? [] : [{ kind: 'triggers' as const, text: trigger.triggerName }]),
    ...(emails.length === 0 ? [] : [{ kind: 'emails' as const, text: listNames(emails) }]),
  ]
}

/** All links of an item as plain text, in the words of the panel (WF-102). */
export function toLinksText(links: WorkflowLinks, placed: PlacedItem, statusName: (state: number) => string): string {
  const { itemId } = placed.item
  const toLines = (list: readonly PlacedLink[], end: 'from' | 'to', none: string): string[] =>
    list.length === 0
      ? [`  ${none}`]
      : list.map((link) => {
          const other = link[end]
          return `  ${nameOfEnd(link, other)} (${describeLink(link, other)})`
        })
  const outside = listOutside(placed.item, statusName)
  return [
    linksPanelLabels.panel(nameOfItem(placed)),
    describePlace(placed),
    linksPanelLabels.uses,
    ...toLines(links.getUses(itemId), 'to', linksPanelMessages.usesNothing),
    linksPanelLabels.usedBy,
    ...toLines(links.getUsers(itemId), 'from', linksPanelMessages.usedByNothing),
    linksPanelLabels.outside,
    ...(outside.length === 0
      ? [`  ${linksPanelMessages.staysInside}`]
      : outside.map(({ kind, text }) => `  ${text} (${itemFlagLabels[kind]})`)),
  ].join('\n')
}
