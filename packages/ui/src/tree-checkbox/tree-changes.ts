import { readSelection } from './cascade'
import type { Selection } from './selection'
import { at, isLeaf, type TreeId } from '../tree/tree-index'

/** How a row differs from the saved selection: a leaf itself, or a branch because of a leaf under it. */
export type RowChange = 'added' | 'removed' | 'changed'

/** Compares a selection with the saved one. The result finds the change of the row at a place; undefined for no change. */
export type TreeChanges = (selection: Selection) => (place: number) => RowChange | undefined

const isOn = ({ checked, checkedDisabled }: Selection, place: number): boolean =>
  at(checked, place) + at(checkedDisabled, place) > 0

/** For each place the number of changed leaves before it: prefix sums, so that a branch needs one subtraction. */
function countChangesBefore(selection: Selection, saved: Selection): Int32Array {
  const { index } = selection
  const sums = new Int32Array(index.size + 1)
  for (let i = 0; i < index.size; i++) {
    const isChanged = isLeaf(index, i) && isOn(selection, i) !== isOn(saved, i)
    sums[i + 1] = at(sums, i) + (isChanged ? 1 : 0)
  }
  return sums
}

/**
 * Creates the `changes` of a TreeCheckbox: each leaf that differs from the saved selection is labeled, and so is a closed branch with such
 * a leaf. It is a separate module, because most trees save each change immediately. Memoize the result while the saved ids are the same.
 * @param saved ids of the saved selection
 */
export function treeChanges(saved: Iterable<TreeId>): TreeChanges {
  const ids = [...saved]
  const compare = (selection: Selection): ReturnType<TreeChanges> => {
    const { index, unit } = selection
    const sums = countChangesBefore(selection, readSelection(index, unit, ids))
    return (place) => {
      if (at(sums, at(index.end, place)) === at(sums, place)) return undefined
      if (!isLeaf(index, place)) return 'changed'
      return isOn(selection, place) ? 'added' : 'removed'
    }
  }
  // Every render calls this, and only a new selection needs a new comparison.
  let last: { readonly selection: Selection; readonly changeAt: ReturnType<TreeChanges> } | undefined
  return (selection) => {
    if (last?.selection !== selection) last = { selection, changeAt: compare(selection) }
    return last.changeAt
  }
}
