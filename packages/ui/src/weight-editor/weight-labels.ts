import type { Refusal } from './share-out'
import type { WeightProblem } from './weights'

/** Words of WeightEditor. `row` is the name of a row; weights and sums come as text. */
export interface WeightLabels {
  /** What is wrong with what was typed into a row. */
  problem: Readonly<Record<WeightProblem, string>>
  /** The sum: "92.5 of 100". */
  sum: (total: string) => string
  /** Less than 100: "7.5 left". */
  left: (weight: string) => string
  /** More than 100: "2.5 too much". */
  over: (weight: string) => string
  /** Rows that are not in the sum: "1 weight cannot be read". */
  unread: (count: number) => string
  /** Name of the drawn scale: "Sum of weights". */
  scale: string
  /** Beside a row that differs from the saved one: "was 20". */
  was: (weight: string) => string
  /** Beside a row that was not saved yet: "New". */
  added: string
  /** Buttons and what undo calls them. */
  evenSplit: string
  scaleToWhole: string
  giveRest: (row: string) => string
  lock: (row: string) => string
  /** Name of the step that typing and the arrow keys take: "Change Cut". */
  change: (row: string) => string
  paste: string
  /** Beside a locked row. */
  locked: string
  /** Why a row cannot be locked. */
  lockHeld: string
  /** Why nothing can be shared out. */
  refused: Readonly<Record<Refusal, string>>
  /** Why no rest can be given. */
  restRefused: Readonly<Record<Exclude<Refusal, 'zero'>, string>>
  /** After a paste: how many were filled, were beyond the last row, were locked. */
  pasted: (filled: number, beyond: number, kept: number) => string
  /** After Even split and Scale to 100. */
  done: (action: string) => string
  /** After undo and redo by key. */
  undone: (step: string) => string
  redone: (step: string) => string
  /** In place of the rows when there are none. */
  empty: string
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** The words in English. */
export const WEIGHT_LABELS: WeightLabels = {
  problem: {
    empty: 'Enter a weight.',
    unreadable: 'Enter a number, such as 12.5.',
    small: 'Must be at least 0.',
    large: 'Must be at most 100.',
    fine: 'Enter at most 4 digits behind the point.',
  },
  sum: (total) => `${total} of 100`,
  left: (weight) => `${weight} left`,
  over: (weight) => `${weight} too much`,
  unread: (count) => `${many(count, 'weight', 'weights')} cannot be read`,
  scale: 'Sum of weights',
  was: (weight) => `was ${weight}`,
  added: 'New',
  evenSplit: 'Even split',
  scaleToWhole: 'Scale to 100',
  giveRest: (row) => `Give the rest to ${row}`,
  lock: (row) => `Lock ${row}`,
  change: (row) => `Change ${row}`,
  paste: 'Paste weights',
  locked: 'Locked. Unlock it to change it.',
  lockHeld: 'Correct the weight before you lock it.',
  refused: {
    locked: 'All rows are locked.',
    unread: 'Correct the weights that cannot be used first.',
    full: 'The locked weights are more than 100.',
    zero: 'The weights are 0; there is nothing to scale.',
  },
  restRefused: {
    locked: 'The row is locked.',
    unread: 'Correct the other weights first.',
    full: 'Nothing is left; the other weights are more than 100.',
  },
  pasted: (filled, beyond, kept) =>
    [
      `${many(filled, 'weight', 'weights')} pasted.`,
      beyond > 0 && `${many(beyond, 'value', 'values')} had no row.`,
      kept > 0 && `${many(kept, 'locked row', 'locked rows')} kept.`,
    ]
      .filter(Boolean)
      .join(' '),
  done: (action) => `Done: ${action}.`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  empty: 'There is nothing to weigh yet.',
}
