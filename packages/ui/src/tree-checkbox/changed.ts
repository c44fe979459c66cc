import type { Selection } from './selection'
import { at, isLeaf } from './tree-index'

/** What a save would do to a row: to a leaf itself, or to something under a branch. */
export type RowChange = 'added' | 'removed' | 'changed'

const isOn = ({ checked, fixed }: Selection, place: number): boolean => at(checked, place) + at(fixed, place) > 0

/** How many leaves before each place differ from what is saved: sums, so that a branch answers in one step. */
export function changedBefore(selection: Selection, saved: Selection): Int32Array {
  const { index } = selection
  const sums = new Int32Array(index.size + 1)
  for (let i = 0; i < index.size; i++) {
    const differs = isLeaf(index, i) && isOn(selection, i) !== isOn(saved, i)
    sums[i + 1] = at(sums, i) + (differs ? 1 : 0)
  }
  return sums
}

/** How the row of a place differs from what is saved; a branch by what is under it. */
export function changeOf(selection: Selection, sums: Int32Array, place: number): RowChange | undefined {
  const { index } = selection
  if (at(sums, at(index.end, place)) === at(sums, place)) return undefined
  return isLeaf(index, place) ? (isOn(selection, place) ? 'added' : 'removed') : 'changed'
}
