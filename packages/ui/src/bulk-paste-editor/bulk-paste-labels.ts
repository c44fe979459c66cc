import type { PathKind } from './path-check'

/** The texts of a bulk paste editor. Lines count from 1. */
export interface BulkPasteLabels {
  delimiter: string
  /** The option of the delimiter that the text seems to use. */
  guessed: (label: string) => string
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
  /** The name of the preview. */
  preview: string
  /** The counts above the preview. */
  summary: (counts: Readonly<Record<PathKind, number>>) => string
  kinds: Readonly<Record<PathKind, string>>
  /** A node without a name. */
  nameless: string
  /** The title of the list of lines. */
  faults: (errors: number, remarks: number) => string
  fault: (line: number, message: string) => string
  /** After a list that is cut off: how many lines it leaves out. */
  more: (count: number) => string
}

const KINDS: Readonly<Record<PathKind, string>> = {
  new: 'New',
  existing: 'Existing',
  archived: 'Archived',
  skipped: 'Not created',
  wrong: 'Invalid',
}

/** The English texts, with numbers in the format of a locale. */
export function createBulkPasteLabels(locale: string): BulkPasteLabels {
  const { format } = new Intl.NumberFormat(locale)
  const count = (amount: number, singular: string, plural: string): string =>
    `${format(amount)} ${amount === 1 ? singular : plural}`
  return {
    delimiter: 'Delimiter',
    guessed: (label) => `${label} (detected)`,
    lines: (lines) => count(lines, 'line', 'lines'),
    check: 'Validate',
    nothing: 'Enter at least one name.',
    checking: 'Checking the lines.',
    create: 'Create',
    creating: 'Creation is in progress.',
    uncheckedReason: 'Validate the lines first.',
    errorsReason: 'Fix the invalid lines first.',
    nothingNewReason: 'The lines contain nothing new.',
    preview: 'Preview',
    summary: (counts) =>
      (Object.keys(KINDS) as PathKind[])
        .filter((kind) => counts[kind] > 0 || kind === 'new')
        .map((kind) => `${format(counts[kind])} ${KINDS[kind].toLowerCase()}`)
        .join(', '),
    kinds: KINDS,
    nameless: 'Unnamed',
    faults: (errors, remarks) =>
      [
        errors > 0 && count(errors, 'invalid line', 'invalid lines'),
        remarks > 0 && count(remarks, 'line with an archived name', 'lines with an archived name'),
      ]
        .filter(Boolean)
        .join(', '),
    fault: (line, message) => `Line ${format(line)}: ${message}`,
    more: (lines) => `And ${format(lines)} more.`,
  }
}
