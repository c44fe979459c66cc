import { COMBO_LABELS, type ComboLabels } from '../combo-box/combo-labels'
import type { CompleteTexts } from '../locale/label-texts'

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
  /** Name of the undo step that adds an address: "Add ann@works.example". */
  add: (text: string) => string
  /** Name of the undo step that adds several: "Add 5 addresses". */
  addMany: (count: number) => string
  /** Announced after an addition: "ann@works.example added." */
  added: (text: string) => string
  /** Announced after several were added: "5 added." */
  addedMany: (count: number) => string
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

/** The English texts. */
export const EMAIL_TAG_LABELS: CompleteTexts<EmailTagLabels> = {
  loading: COMBO_LABELS.loading,
  empty: COMBO_LABELS.empty,
  more: COMBO_LABELS.more,
  results: COMBO_LABELS.results,
  retry: COMBO_LABELS.retry,
  invalid: 'Not an email address.',
  repeated: 'This address is already in the list.',
  tooMany: 'No more than {maxTags} addresses.',
  overflow: { one: '1 more address follows.', other: '{count} more addresses follow.' },
  count: '{count} of {maxTags}',
  list: '{label}, {count}',
  tagHint: 'Press Enter to edit, Delete to remove.',
  remove: 'Remove {text}',
  change: 'Change {text}',
  add: 'Add {text}',
  addMany: 'Add {count} addresses',
  added: '{text} added.',
  addedMany: '{count} added.',
  removed: '{text} removed.',
  changed: 'Changed to {text}.',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  failure: 'The suggestions could not be loaded.',
}
