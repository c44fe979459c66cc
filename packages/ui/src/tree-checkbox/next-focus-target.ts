import { at, type TreeIndex } from './tree-index'

/**
 * Where the focus goes when the data comes anew: to the same node, else to the next sibling that is still there, to the
 * one before, to the parent, and so on upwards.
 * @returns a place in the later tree; 0 when nothing around it is left
 */
export function findNextFocusTarget(before: TreeIndex, place: number, after: TreeIndex): number {
  const now = (i: number): number => after.placeOf(before.nodes[i]?.id ?? '')
  for (let i = place; i >= 0 && i < before.size; i = at(before.parent, i)) {
    if (now(i) >= 0) return now(i)
    const parent = at(before.parent, i)
    const last = parent < 0 ? before.size : at(before.end, parent)
    for (let next = at(before.end, i); next < last; next = at(before.end, next)) if (now(next) >= 0) return now(next)
    let previous = -1
    for (let sibling = parent + 1; sibling < i; sibling = at(before.end, sibling)) {
      if (now(sibling) >= 0) previous = now(sibling)
    }
    if (previous >= 0) return previous
  }
  return 0
}
