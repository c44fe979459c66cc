import type { CompleteTexts } from '../locale/label-texts'
import type { DelimiterNames } from './delimiters'
import type { PathKind } from './path-check'

/** The steps, in their order. */
export type BulkPasteStep = 'paste' | 'check' | 'create'

/** The texts of a bulk paste editor. Lines count from 1. */
export interface BulkPasteLabels {
  delimiter: string
  /** The names of the delimiters that are offered by default. */
  delimiters: DelimiterNames
  /** Offers the delimiter that most lines contain, and the button that chooses it. */
  suggested: (label: string) => string
  useSuggested: (label: string) => string
  /** The name of the list of steps, and its steps. */
  steps: string
  stepNames: Readonly<Record<BulkPasteStep, string>>
  /** After the name of a step that is done, for assistive technology. */
  stepDone: string
  /** The check box for a first line that looks like a header. */
  header: string
  lines: (count: number) => string
  check: string
  /** The error of a text without names. */
  nothing: string
  checking: string
  create: string
  creating: string
  /** Why nothing can be created before the lines are checked. */
  uncheckedReason: string
  /** Why nothing can be created from invalid lines. */
  errorsReason: string
  /** Why nothing can be created from lines without a new name. */
  nothingNewReason: string
  /** In place of the preview before the first check. */
  beforeCheck: string
  /** The name of the preview. */
  preview: string
  /** The counts above the preview. */
  counts: Readonly<Record<PathKind, (count: number) => string>>
  kinds: Readonly<Record<PathKind, string>>
  /** The first line of a node, from 1. */
  line: (line: number) => string
  /** A node without a name. */
  nameless: string
  /** The error of a line with an empty name, and the remark of one with an archived name, unless `rules` replace them. */
  emptyName: string
  archivedName: (name: string) => string
  /** @param names of existing nodes with one key, in quotation marks */
  ambiguousName: (names: string) => string
  /** In the title of the list of lines. */
  invalidLines: (count: number) => string
  archivedLines: (count: number) => string
  fault: (line: number, message: string) => string
  /** After a list that is cut off: how many lines it leaves out. */
  more: (count: number) => string
}

/** The English texts. */
export const BULK_PASTE_LABELS: CompleteTexts<BulkPasteLabels> = {
  delimiter: 'Delimiter',
  delimiters: {
    tab: 'Tab',
    comma: 'Comma',
    pipe: 'Pipe',
    colon: 'Colon',
    semicolon: 'Semicolon',
    dot: 'Dot',
    greaterThan: 'Greater-than',
  },
  suggested: 'Most lines contain another delimiter: {label}.',
  useSuggested: 'Use {label}',
  steps: 'Steps',
  stepNames: { paste: 'Paste', check: 'Check', create: 'Create' },
  stepDone: 'done',
  header: 'First line is a header',
  lines: { one: '{count} line', other: '{count} lines' },
  check: 'Validate',
  nothing: 'Enter at least one name.',
  checking: 'Checking the lines.',
  create: 'Create',
  creating: 'Creation is in progress.',
  uncheckedReason: 'Validate the lines first.',
  errorsReason: 'Fix the invalid lines first.',
  nothingNewReason: 'The lines contain nothing new.',
  beforeCheck: 'Validate shows which names are new and which exist already. Nothing is created before you confirm.',
  preview: 'Preview',
  counts: {
    new: '{count} new',
    existing: '{count} existing',
    archived: '{count} archived',
    skipped: '{count} not created',
    wrong: '{count} invalid',
  },
  kinds: { new: 'New', existing: 'Existing', archived: 'Archived', skipped: 'Not created', wrong: 'Invalid' },
  line: 'Line {line}',
  nameless: 'Unnamed',
  emptyName: 'A name inside the path is empty.',
  archivedName: '{name} is archived. Nothing is created under it.',
  ambiguousName: '{names} count as the same name. Write the one you mean exactly.',
  invalidLines: { one: '{count} invalid line', other: '{count} invalid lines' },
  archivedLines: { one: '{count} line with an archived name', other: '{count} lines with an archived name' },
  fault: 'Line {line}: {message}',
  more: 'And {count} more.',
}

/** The counts above the preview: those of new names, and all that are not 0. */
export const summarize = (counts: Readonly<Record<PathKind, number>>, labels: BulkPasteLabels): string =>
  (Object.keys(labels.counts) as PathKind[])
    .filter((kind) => counts[kind] > 0 || kind === 'new')
    .map((kind) => labels.counts[kind](counts[kind]))
    .join(', ')

/** The title of the list of lines. */
export const countFaults = (errors: number, remarks: number, labels: BulkPasteLabels): string =>
  [errors > 0 && labels.invalidLines(errors), remarks > 0 && labels.archivedLines(remarks)].filter(Boolean).join(', ')
