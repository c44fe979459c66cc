import type { CompleteTexts } from '../locale/label-texts'
import { COMMON_TREE_LABELS, type CommonTreeLabels } from '../tree/common-labels'
import { LEVEL_LABELS, type LevelLabels } from '../tree/LevelsMenu'
import type { OutlineMove } from './outline'

/** The texts of a name tree. A `name` is shortened and never empty. */
export interface NameTreeLabels extends CommonTreeLabels, LevelLabels {
  /** The name of a field at the top level: "Name, level 1, 2 of 2". */
  field: (level: number, position: number, total: number) => string
  /** The name of a field below, with the name of its parent, because levels repeat: "Name, level 3, 2 of 2, in Yard". */
  fieldIn: (level: number, position: number, total: number, parent: string) => string
  /** A row without a name in a sentence. */
  nameless: string
  /** The errors of a row without a name and of one with the name of a sibling, unless `rules` replace them. */
  missingName: string
  repeatedName: string
  /** The badge of a new row. */
  isNew: string
  /** The badge of a changed row. */
  isChanged: string
  /** The badge of a row that could not be saved. */
  isUnsaved: string
  /** The name of the toolbar. */
  toolbar: string
  add: string
  addChild: string
  remove: string
  move: Readonly<Record<OutlineMove, string>>
  /** Why a row cannot move in a direction. */
  moveErrors: Readonly<Record<OutlineMove, string>>
  /** Why a saved row of a sorted tree has no other parent in a direction. */
  parentErrors: Readonly<Record<'up' | 'down', string>>
  /** Why a saved row of a sorted tree cannot move under a new one. */
  newParentError: string
  /** The undo step of a save that leaves out rows without a name. */
  stepDropEmpty: string
  /** Why a row cannot be removed. */
  removeError: string
  /** Why a row action has no row to act on. */
  noRow: string
  readOnly: string
  /** Why nothing can be changed while the saved nodes are not a tree. */
  noTree: string
  saving: string
  /** The names of the steps in undo and redo. */
  stepAdd: string
  stepRename: (name: string) => string
  stepMove: (name: string) => string
  stepRemove: (name: string) => string
  stepPaste: (count: number) => string
  /** The announcements after a step. */
  moved: (name: string, level: number, position: number, total: number) => string
  movedUnder: (name: string, level: number, position: number, total: number, parent: string) => string
  removed: (name: string) => string
  pasted: (count: number) => string
  canceled: (name: string) => string
  undone: (step: string) => string
  redone: (step: string) => string
  /** The search field. */
  search: string
  /** How many names contain the searched text. */
  found: (count: number) => string
  notFound: string
  /** Beside the search field, while the current row is a match. */
  matchPosition: (position: number, total: number) => string
  /** The announcement of a match at the top level, and of one below. */
  foundMatch: (position: number, total: number, name: string) => string
  foundMatchIn: (position: number, total: number, name: string, parent: string) => string
  /** The count beside Save. */
  changes: (count: number) => string
  noChanges: string
  save: string
  nothingToSave: string
  /** Why Save is disabled, beside it. */
  invalidNames: (count: number) => string
  /** The button that moves to the next row with a problem. */
  nextProblem: string
  noProblem: string
  /** The title of the list of invalid names. */
  errors: (count: number) => string
  /** That title after all names were corrected. */
  noErrors: string
  /** The title of the list of rows that could not be saved. */
  failures: (count: number) => string
  /** Before a name in the list that is valid now; for screen readers. */
  fixedPrefix: string
  /** After a list that is cut off: how many entries it leaves out. */
  more: (count: number) => string
  empty: string
  /** After the name of a closed row: how many rows it hides. */
  below: (count: number) => string
  /** The announcements after a row closes or opens. */
  collapsed: (name: string, count: number) => string
  expanded: (name: string) => string
}

/** The English texts. */
export const NAME_TREE_LABELS: CompleteTexts<NameTreeLabels> = {
  ...COMMON_TREE_LABELS,
  ...LEVEL_LABELS,
  field: 'Name, level {level}, {position} of {total}',
  fieldIn: 'Name, level {level}, {position} of {total}, in {parent}',
  nameless: 'Unnamed',
  missingName: 'Enter a name.',
  repeatedName: 'A sibling already has this name.',
  isNew: 'New',
  isChanged: 'Changed',
  isUnsaved: 'Not saved',
  toolbar: 'Change the current row',
  add: 'Add',
  addChild: 'Add child',
  remove: 'Remove',
  move: { up: 'Move up', down: 'Move down', indent: 'Indent', outdent: 'Outdent' },
  moveErrors: {
    up: 'This row is already first.',
    down: 'This row is already last.',
    indent: "Can't indent the first row.",
    outdent: 'This row is already at the top level.',
  },
  parentErrors: {
    up: 'Rows are sorted by name, and there is no parent above to move under.',
    down: 'Rows are sorted by name, and there is no parent below to move under.',
  },
  newParentError: 'Save the new row before you move others under it.',
  stepDropEmpty: 'Remove empty rows',
  removeError: 'Only new rows can be removed.',
  noRow: 'Add a row first.',
  readOnly: 'You can read this but not change it.',
  noTree: 'The saved names do not form a tree.',
  saving: 'Wait until your changes are saved.',
  stepAdd: 'Add a row',
  stepRename: 'Rename {name}',
  stepMove: 'Move {name}',
  stepRemove: 'Remove {name}',
  stepPaste: { one: 'Paste {count} line', other: 'Paste {count} lines' },
  moved: '{name} moved to level {level}, {position} of {total}.',
  movedUnder: '{name} moved to level {level}, {position} of {total} under {parent}.',
  removed: '{name} removed.',
  pasted: { one: '{count} line pasted.', other: '{count} lines pasted.' },
  canceled: 'Restored {name}.',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  search: 'Find a name',
  found: { one: '{count} match', other: '{count} matches' },
  notFound: 'No match',
  matchPosition: 'Match {position} of {total}',
  foundMatch: 'Match {position} of {total}: {name}',
  foundMatchIn: 'Match {position} of {total}: {name}, in {parent}',
  changes: { one: '{count} change', other: '{count} changes' },
  noChanges: 'No changes',
  save: 'Save',
  nothingToSave: 'There are no changes to save.',
  invalidNames: {
    one: '{count} name is invalid. Correct it to save.',
    other: '{count} names are invalid. Correct them to save.',
  },
  nextProblem: 'Next problem',
  noProblem: 'No row has a problem.',
  errors: { one: '{count} invalid name', other: '{count} invalid names' },
  noErrors: 'All names are valid now',
  failures: { one: '{count} row could not be saved', other: '{count} rows could not be saved' },
  fixedPrefix: 'Fixed:',
  more: 'And {count} more.',
  empty: 'No names yet. Choose Add to start with one row.',
  below: '{count} below',
  collapsed: { one: '{name} collapsed, {count} row hidden.', other: '{name} collapsed, {count} rows hidden.' },
  expanded: '{name} expanded.',
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters that change the direction of all following text. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

const MAX_LETTERS = 40
/** A letter can have any number of marks, so only the first code units of a name are segmented. */
const MAX_UNITS = 400

/** A name for a sentence: shortened, and without characters that would change the direction of the sentence. */
export function shortName(name: string, nameless: string): string {
  const text = name.replaceAll(DIRECTION_OVERRIDES, '').trim()
  if (text === '') return nameless
  if (text.length <= MAX_LETTERS) return text
  // Graphemes, so that no visible letter is cut in half.
  const letters = Array.from(LETTERS.segment(text.slice(0, MAX_UNITS)), ({ segment }) => segment)
  const isLong = letters.length > MAX_LETTERS || text.length > MAX_UNITS
  return isLong ? `${letters.slice(0, MAX_LETTERS).join('')}…` : text
}
