import type { TreeFault } from '../tree-checkbox/tree-index'
import { LABELS } from '../tree-checkbox/tree-labels'
import type { OutlineMove, RowFacts } from './outline'

/** The words of a name tree, for another language. `name` is short, and never empty. */
export interface NameTreeLabels {
  /** Name of a field: what stands in it and where it is. */
  field: (facts: Pick<RowFacts, 'position' | 'setSize'> & { level: number }) => string
  /** What a row without a name is called. */
  nameless: string
  isNew: string
  isChanged: string
  isUnsaved: string
  /** Name of the buttons above the tree. */
  toolbar: string
  add: string
  addChild: string
  remove: string
  move: Readonly<Record<OutlineMove, string>>
  /** Why a row cannot be moved so. */
  noMove: Readonly<Record<OutlineMove, string>>
  /** Why it cannot be removed. */
  noRemove: string
  noRow: string
  readOnly: string
  /** Why nothing can be changed while what is saved is no tree. */
  noTree: string
  saving: string
  /** Names of the steps, for undo. */
  stepAdd: string
  stepRename: (name: string) => string
  stepMove: (name: string) => string
  stepRemove: (name: string) => string
  stepPaste: (count: number) => string
  /** Said after a step. */
  moved: (
    name: string,
    facts: { level: number; position: number; setSize: number; parent: string | undefined },
  ) => string
  removed: (name: string) => string
  pasted: (count: number) => string
  canceled: (name: string) => string
  undone: (step: string) => string
  redone: (step: string) => string
  /** Beside Save. */
  changes: (count: number) => string
  save: string
  nothingToSave: string
  /** Above the list of what is wrong. */
  errors: (count: number) => string
  failures: (count: number) => string
  mended: string
  more: (count: number) => string
  empty: string
  loading: string
  faults: (faults: readonly TreeFault[]) => string
}

const format = new Intl.NumberFormat('en-US').format
const counted = (count: number, one: string, many: string): string => `${format(count)} ${count === 1 ? one : many}`

export const NAME_TREE_LABELS: NameTreeLabels = {
  field: ({ level, position, setSize }) => `Name, level ${level}, ${format(position)} of ${format(setSize)}`,
  nameless: 'Unnamed',
  isNew: 'New',
  isChanged: 'Changed',
  isUnsaved: 'Not saved',
  toolbar: 'Change the current row',
  add: 'Add',
  addChild: 'Add Under It',
  remove: 'Remove',
  move: { up: 'Move up', down: 'Move down', indent: 'Indent', outdent: 'Outdent' },
  noMove: {
    up: 'It is the first one beside its siblings.',
    down: 'It is the last one beside its siblings.',
    indent: 'There is none before it that it could stand under.',
    outdent: 'It stands at the top already.',
  },
  noRemove: 'Only what is new can be removed.',
  noRow: 'There is no row yet.',
  readOnly: 'This can be read and not changed.',
  noTree: 'What is saved cannot be read as a tree.',
  saving: 'It is being saved.',
  stepAdd: 'Add a row',
  stepRename: (name) => `Rename ${name}`,
  stepMove: (name) => `Move ${name}`,
  stepRemove: (name) => `Remove ${name}`,
  stepPaste: (count) => `Paste ${counted(count, 'line', 'lines')}`,
  moved: (name, { level, position, setSize, parent }) =>
    `${name} moved to level ${level}, ${format(position)} of ${format(setSize)}${parent === undefined ? '' : ` under ${parent}`}.`,
  removed: (name) => `${name} removed.`,
  pasted: (count) => `${counted(count, 'line', 'lines')} pasted.`,
  canceled: (name) => `Back to ${name}.`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  changes: (count) => (count === 0 ? 'No changes' : counted(count, 'change', 'changes')),
  save: 'Save',
  nothingToSave: 'Nothing has changed.',
  errors: (count) => (count === 0 ? 'No name is wrong any more' : `${counted(count, 'name is', 'names are')} wrong`),
  failures: (count) => `${counted(count, 'row', 'rows')} could not be saved`,
  mended: 'Mended:',
  more: (count) => `And ${format(count)} more.`,
  empty: 'There are no names yet.',
  loading: 'Loading',
  faults: LABELS.faults,
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Signs that turn the direction of all that comes after them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A name as it is said in a sentence: without its end when it is very long, and without what would turn the sentence around.
 */
export function shortName(name: string, nameless: string): string {
  const text = name.replaceAll(TURNS, '').trim()
  if (text === '') return nameless
  if (text.length <= 40) return text
  // What is one letter to a reader is not cut in half. A letter may have any number of signs on it: no more than so many are looked at.
  const letters = Array.from(LETTERS.segment(text.slice(0, 400)), ({ segment }) => segment)
  return letters.length > 40 || text.length > 400 ? `${letters.slice(0, 40).join('')}…` : text
}
