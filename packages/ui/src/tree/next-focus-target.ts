import { at, type TreeIndex } from './tree-index'

/**
 * Finds the focus target when new data arrives: the same node, else the next remaining sibling, the previous one, the parent, and so on
 * upward.
 * @returns a place in the newer tree; 0 when nothing around the node remains
 */
export function findNextFocusTarget(before: TreeIndex, place: number, after: TreeIndex): number {
  const findNow = (i: number): number => after.findPlace(before.nodes[i]?.id ?? '')
  for (let i = place; i >= 0 && i < before.size; i = at(before.parent, i)) {
    if (findNow(i) >= 0) return findNow(i)
    const parent = at(before.parent, i)
    const last = parent < 0 ? before.size : at(before.end, parent)
    for (let next = at(before.end, i); next < last; next = at(before.end, next))
      if (findNow(next) >= 0) return findNow(next)
    let previous = -1
    for (let sibling = parent + 1; sibling < i; sibling = at(before.end, sibling)) {
      if (findNow(sibling) >= 0) previous = findNow(sibling)
    }
    if (previous >= 0) return previous
  }
  return 0
}
