import type { PathKind } from './path-check'

/** The words of a bulk paste editor, for another language. Lines count from 1. */
export interface BulkPasteLabels {
  delimiter: string
  /** Of the delimiter that the text seems to be written with. */
  guessed: (label: string) => string
  lines: (count: number) => string
  check: string
  /** Nothing is in the field. */
  nothing: string
  checking: string
  create: string
  creating: string
  /** Why it cannot be created yet. */
  uncheckedReason: string
  errorsReason: string
  nothingNewReason: string
  /** Names of the preview, and what is in it. */
  preview: string
  summary: (counts: Readonly<Record<PathKind, number>>) => string
  kinds: Readonly<Record<PathKind, string>>
  /** A name that is empty. */
  nameless: string
  /** Above the list of lines. */
  faults: (errors: number, remarks: number) => string
  fault: (line: number, message: string) => string
  more: (count: number) => string
}

const format = new Intl.NumberFormat('en-US').format
const counted = (count: number, one: string, many: string): string => `${format(count)} ${count === 1 ? one : many}`

const KINDS: Readonly<Record<PathKind, string>> = {
  new: 'New',
  existing: 'Existing',
  archived: 'Archived',
  skipped: 'Not created',
  wrong: 'Wrong',
}

export const BULK_PASTE_LABELS: BulkPasteLabels = {
  delimiter: 'Delimiter',
  guessed: (label) => `${label}, guessed`,
  lines: (count) => counted(count, 'line', 'lines'),
  check: 'Validate',
  nothing: 'Enter some lines.',
  checking: 'The lines are being checked.',
  create: 'Create',
  creating: 'It is being created.',
  uncheckedReason: 'The lines must be checked first.',
  errorsReason: 'Some lines are wrong.',
  nothingNewReason: 'There is nothing new in the lines.',
  preview: 'What will be there',
  summary: (counts) =>
    (Object.keys(KINDS) as PathKind[])
      .filter((kind) => counts[kind] > 0 || kind === 'new')
      .map((kind) => `${format(counts[kind])} ${KINDS[kind].toLowerCase()}`)
      .join(', '),
  kinds: KINDS,
  nameless: 'Unnamed',
  faults: (errors, remarks) =>
    [
      errors > 0 && counted(errors, 'line is wrong', 'lines are wrong'),
      remarks > 0 && counted(remarks, 'line meets an archived name', 'lines meet an archived name'),
    ]
      .filter(Boolean)
      .join(', '),
  fault: (line, message) => `Line ${format(line)}: ${message}`,
  more: (count) => `And ${format(count)} more.`,
}
