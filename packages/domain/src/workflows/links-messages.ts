import { itemFlagLabels } from './board-messages'
import { itemLabels } from './item-messages'
import type { PlacedItem, PlacedLink } from './links'

/** Texts about the links of a workflow that the editor shows at once (WF-97 to WF-99). Those of the panel are loaded with it. */
export const linkLabels = {
  /** The button that opens the panel, and the panel. */
  links: 'Links',
  close: 'Close links',
  goToNext: 'Go to next',
  remove: 'Remove link',
  choose: 'Choose item…',
  /** Accessible names of the two buttons. @param link the item with the link, and its kind */
  removeOf: (link: string) => `Remove link: ${link}`,
  chooseOf: (link: string) => `Choose item… for ${link}`,
} as const

export const linkMessages = {
  dangling: (count: number) =>
    count === 1
      ? '1 link points to an item that no longer exists.'
      : `${count} links point to items that no longer exist.`,
  loading: 'The links are loading.',
  loadFailed: "Couldn't load the links",
  more: (count: number) => `and ${count} more`,
  removed: (link: string) => `Link removed: ${link}.`,
  /** Name of the step of undo. */
  removeStep: (item: string) => `Remove a link from ${item}`,
} as const

export const nameOfItem = ({ item }: PlacedItem): string => item.itemName || itemLabels.unnamed
export const nameOfPhase = ({ phase }: PlacedItem): string => phase.phaseName || itemLabels.unnamedPhase

/** The kind of a link, with the name of a condition: "Conditional “Fits”". */
export const kindOfLink = ({ kind, condition }: PlacedLink): string =>
  condition ? `${itemFlagLabels[kind]} “${condition}”` : itemFlagLabels[kind]

/** A link by the item that has it: "Weld, Fabricate: Prerequisite". */
export const describeOwnLink = (link: PlacedLink): string =>
  `${nameOfItem(link.from)}, ${nameOfPhase(link.from)}: ${kindOfLink(link)}`
