/**
 * Applies a wanted selection. Locked options do not change, whatever the action wants: a selected one stays, another is not added. Each
 * component that selects from a list of options changes its selection with this function.
 * @param current the selection before the action, in its order
 * @param wanted the selection that the action asks for, in its order
 * @param isLocked whether an option may not change; `isSelected` is its state before the action
 */
export function applySelection<Id>(
  current: readonly Id[],
  wanted: readonly Id[],
  isLocked: (id: Id, isSelected: boolean) => boolean,
): Id[] {
  const selected = new Set(current)
  const next = wanted.filter((id) => selected.has(id) || !isLocked(id, false))
  const included = new Set(next)
  // A locked option returns behind the one that it follows.
  let place = 0
  for (const id of current) {
    if (included.has(id)) place = Math.max(place, next.indexOf(id, place) + 1)
    else if (isLocked(id, true)) next.splice(place++, 0, id)
  }
  return next
}
