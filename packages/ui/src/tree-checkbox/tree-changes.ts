import { readSelection } from './cascade'
import type { Selection } from './selection'
import { at, isLeaf, type TreeId } from './tree-index'

/** What a save would do to a row: to a leaf itself, or to something under a branch. */
export type RowChange = 'added' | 'removed' | 'changed'

/** The word for each change, English by default. */
export type RowChangeLabels = Readonly<Record<RowChange, string>>

/** Says of what is chosen how the row at a place differs from what is saved: nothing where it does not. */
export type TreeChanges = (selection: Selection) => (place: number) => string | undefined

const WORDS: RowChangeLabels = { added: 'Added', removed: 'Removed', changed: 'Changed below' }

const isOn = ({ checked, fixed }: Selection, place: number): boolean => at(checked, place) + at(fixed, place) > 0

/** How many leaves before each place differ from what is saved: sums, so that a branch answers in one step. */
function changedBefore(selection: Selection, saved: Selection): Int32Array {
  const { index } = selection
  const sums = new Int32Array(index.size + 1)
  for (let i = 0; i < index.size; i++) {
    const differs = isLeaf(index, i) && isOn(selection, i) !== isOn(saved, i)
    sums[i + 1] = at(sums, i) + (differs ? 1 : 0)
  }
  return sums
}

/**
 * The `changes` of a TreeCheckbox: each leaf that differs from what is saved says so, and so does a closed branch for those under it. A module of its own, as most trees
 * are saved at once. Keep what it returns as long as what is saved is the same.
 * @param saved ids of what is saved
 */
export function treeChanges(saved: Iterable<TreeId>, labels: RowChangeLabels = WORDS): TreeChanges {
  const ids = [...saved]
  const read = (selection: Selection): ReturnType<TreeChanges> => {
    const { index, counted } = selection
    const sums = changedBefore(selection, readSelection(index, counted, ids))
    return (place) => {
      if (at(sums, at(index.end, place)) === at(sums, place)) return undefined
      if (!isLeaf(index, place)) return labels.changed
      return isOn(selection, place) ? labels.added : labels.removed
    }
  }
  // Asked whenever the tree is drawn, and read anew when something else is chosen.
  let last: { readonly selection: Selection; readonly changeAt: ReturnType<TreeChanges> } | undefined
  return (selection) => {
    if (last?.selection !== selection) last = { selection, changeAt: read(selection) }
    return last.changeAt
  }
}
