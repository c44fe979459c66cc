import type { Refusal } from './share-out'
import type { WeightProblem } from './weights'
import type { CompleteTexts } from '../locale/label-texts'

/** Texts of WeightEditor. `row` is the name of a row; weights and sums are formatted texts. */
export interface WeightLabels {
  /** Errors of a row, by problem. */
  problem: Readonly<Record<Exclude<WeightProblem, 'ambiguous'>, string>>
  /** Error of a row whose text has two meanings, such as `1.234` in German. */
  ambiguous: (whole: string, fraction: string) => string
  /** The sum: "92.5 of 100". */
  sum: (total: string) => string
  /** A sum below 100: "7.5 left". */
  left: (weight: string) => string
  /** A sum above 100: "2.5 over". */
  over: (weight: string) => string
  /** Weights that the sum leaves out: "1 weight is not a number". */
  invalid: (count: number) => string
  /** Accessible name of the scale: "Sum of weights". */
  scale: string
  /** Beside a row that differs from its saved weight: "was 20". */
  was: (weight: string) => string
  /** Beside a row without a saved weight: "New". */
  added: string
  /** Button, and the name of its undo step. */
  evenSplit: string
  /** Button, and the name of its undo step. */
  scaleToWhole: string
  giveRest: (row: string) => string
  lock: (row: string) => string
  /** Name of the undo step of typing and the arrow keys: "Change Cut". */
  change: (row: string) => string
  /** Name of the undo step of a paste. */
  paste: string
  /** Why a locked row cannot be changed. */
  locked: string
  /** Why a row with an invalid weight cannot be locked. */
  lockDisabledReason: string
  /** Why Even split and Scale to 100 are disabled. */
  refused: Readonly<Record<Refusal, string>>
  /** Why a row cannot get the rest. */
  restRefused: Readonly<Record<Exclude<Refusal, 'zero'>, string>>
  /** Announced after a paste: the filled rows, the values after the last row, and the locked rows. */
  pasted: (count: number) => string
  beyond: (count: number) => string
  skipped: (count: number) => string
  /** Announced after Even split and Scale to 100. */
  done: (action: string) => string
  /** Announced after undo. */
  undone: (step: string) => string
  /** Announced after redo. */
  redone: (step: string) => string
  /** Shown when there are no rows. */
  empty: string
}

/** The English texts. */
export const WEIGHT_LABELS: CompleteTexts<WeightLabels> = {
  problem: {
    empty: 'Enter a weight.',
    unreadable: 'Enter a number, such as 12.5.',
    small: 'Must be at least 0.',
    large: 'Must be at most 100.',
    fine: 'Enter at most 4 decimal places.',
  },
  ambiguous: 'Enter {whole} or {fraction}.',
  sum: '{total} of 100',
  left: '{weight} left',
  over: '{weight} over',
  invalid: { one: '{count} weight is not a number', other: '{count} weights are not numbers' },
  scale: 'Sum of weights',
  was: 'was {weight}',
  added: 'New',
  evenSplit: 'Even split',
  scaleToWhole: 'Scale to 100',
  giveRest: 'Give the rest to {row}',
  lock: 'Lock {row}',
  change: 'Change {row}',
  paste: 'Paste weights',
  locked: 'This row is locked. Unlock it to change its weight.',
  lockDisabledReason: 'Correct the weight before you lock this row.',
  refused: {
    locked: 'All rows are locked. Unlock a row first.',
    invalid: 'Correct the invalid weights first.',
    full: 'The locked weights are more than 100. Unlock a row first.',
    zero: 'All unlocked weights are 0. Enter a weight first.',
  },
  restRefused: {
    locked: 'This row is locked. Unlock it first.',
    invalid: 'Correct the invalid weights of the other rows first.',
    full: 'Nothing is left. The other weights are more than 100.',
  },
  pasted: { one: '{count} weight pasted.', other: '{count} weights pasted.' },
  beyond: { one: '{count} value had no row.', other: '{count} values had no row.' },
  skipped: { one: '{count} locked row skipped.', other: '{count} locked rows skipped.' },
  done: 'Done: {action}.',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  empty: 'No rows yet. Each row you add gets a weight here.',
}
