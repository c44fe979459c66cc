import { COMBO_LABELS, type ComboLabels } from '../combo-box/combo-labels'

/** Texts of an email tag input, those of its suggestions included. */
export interface EmailTagLabels extends Pick<ComboLabels, 'loading' | 'empty' | 'more' | 'results' | 'retry'> {
  /** Error of a text that is not an address: "Not an email address." */
  invalid: string
  /** Error of an address that is already in the list: "This address is already in the list." */
  repeated: string
  /** Error of more addresses than allowed: "No more than 10 addresses." */
  tooMany: (maxTags: number) => string
  /** Under an input that shows a part of the text beyond the maximum: "4,890 more addresses follow." */
  overflow: (count: number) => string
  /** At the end of the label's line: "7 of 10". */
  count: (count: number, maxTags: number) => string
  /** Name of the list of tags: "Recipients, 7 of 10". */
  list: (label: string, count: string) => string
  /** Accessible description of every tag: "Press Enter to edit, Delete to remove." */
  tagHint: string
  /** Name of the button that removes a tag: "Remove ann@works.example". */
  remove: (text: string) => string
  /** Name of the field that edits a tag: "Change ann@works.example". */
  change: (text: string) => string
  /** Name of the undo step that adds addresses: "Add ann@works.example", "Add 5 addresses". */
  add: (texts: readonly string[]) => string
  /** Announced after an addition: "ann@works.example added.", "5 added." */
  added: (texts: readonly string[]) => string
  /** Announced after a removal: "ann@works.example removed." */
  removed: (text: string) => string
  /** Announced after an edit: "Changed to ann@works.example." */
  changed: (text: string) => string
  /** Announced after undo: "Undone: Remove ann@works.example." */
  undone: (step: string) => string
  /** Announced after redo: "Redone: Remove ann@works.example." */
  redone: (step: string) => string
  /** In the open list when the source fails: "The suggestions could not be loaded." */
  failure: string
}

const format = (count: number): string => count.toLocaleString('en-US')

/** The English texts. */
export const EMAIL_TAG_LABELS: EmailTagLabels = {
  ...COMBO_LABELS,
  invalid: 'Not an email address.',
  repeated: 'This address is already in the list.',
  tooMany: (maxTags) => `No more than ${format(maxTags)} addresses.`,
  overflow: (count) => (count === 1 ? '1 more address follows.' : `${format(count)} more addresses follow.`),
  count: (count, maxTags) => `${format(count)} of ${format(maxTags)}`,
  list: (label, count) => `${label}, ${count}`,
  tagHint: 'Press Enter to edit, Delete to remove.',
  remove: (text) => `Remove ${text}`,
  change: (text) => `Change ${text}`,
  add: (texts) => (texts.length === 1 ? `Add ${texts.join('')}` : `Add ${format(texts.length)} addresses`),
  added: (texts) => (texts.length === 1 ? `${texts.join('')} added.` : `${format(texts.length)} added.`),
  removed: (text) => `${text} removed.`,
  changed: (text) => `Changed to ${text}.`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  failure: 'The suggestions could not be loaded.',
}
