import { COMBO_LABELS, type ComboLabels } from '../combo-box/combo-labels'

/** What an e-mail tag input says; the words of its suggestions among it. */
export interface EmailTagLabels extends Pick<ComboLabels, 'loading' | 'empty' | 'more' | 'results' | 'retry'> {
  /** For what is no address; "Not an email address." */
  invalid: string
  /** For an address that stands there already; "This address is there already." */
  repeated: string
  /** For more than there is room for; "No more than 10 addresses." */
  tooMany: (limit: number) => string
  /** Under the input, of what there is no room for even there; "And 4,890 more, which follow these." */
  kept: (count: number) => string
  /** At the end of the label's line; "7 of 10". */
  count: (count: number, limit: number) => string
  /** Name of the list of tags; "Recipients, 7 of 10". */
  list: (label: string, count: string) => string
  /** Name of the button that takes a tag away; "Remove ann@works.example". */
  remove: (text: string) => string
  /** Name of the field in which a tag is changed; "Change ann@works.example". */
  change: (text: string) => string
  /** What undo and redo call the adding; "Add ann@works.example", "Add 5 addresses". */
  add: (texts: readonly string[]) => string
  /** Announced; "ann@works.example added.", "5 added." */
  added: (texts: readonly string[]) => string
  /** Announced; "ann@works.example removed." */
  removed: (text: string) => string
  /** Announced; "Changed to ann@works.example." */
  changed: (text: string) => string
  /** Announced; "Undone: Remove ann@works.example." */
  undone: (step: string) => string
  /** Announced; "Redone: Remove ann@works.example." */
  redone: (step: string) => string
  /** In the open list when the source fails; "The suggestions could not be loaded." */
  failure: string
}

const format = (count: number): string => count.toLocaleString('en-US')

/** The words in English. */
export const EMAIL_TAG_LABELS: EmailTagLabels = {
  ...COMBO_LABELS,
  invalid: 'Not an email address.',
  repeated: 'This address is there already.',
  tooMany: (limit) => `No more than ${format(limit)} addresses.`,
  kept: (count) => `And ${format(count)} more, which follow these.`,
  count: (count, limit) => `${format(count)} of ${format(limit)}`,
  list: (label, count) => `${label}, ${count}`,
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
