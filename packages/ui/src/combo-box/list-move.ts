import type { ComboOption } from './combo-option'

/** Rows that Page Up and Page Down go. */
const PAGE = 10

/**
 * Where a key moves in the open list, as a place in it; null if the key moves nothing. ↑ ↓ go round the ends, the others stop
 * there.
 * @param at where it stands; -1 for nowhere
 */
export function listMove(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1
    case 'ArrowUp':
      return at <= 0 ? last : at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return Math.min(last, Math.max(0, at) + PAGE)
    case 'PageUp':
      return Math.max(0, at - PAGE)
    default:
      return null
  }
}

/** What Enter would choose: the one that was moved to, else, after typing, the first that can be chosen. */
export function activePlace(shown: readonly ComboOption[], active: string | null, isFirstOffered: boolean): number {
  const place = active === null ? -1 : shown.findIndex((option) => option.value === active)
  if (place >= 0 || !isFirstOffered) return place
  return shown.findIndex((option) => option.disabledReason === undefined)
}

/** Which of the chosen ones has the focus after one is removed: the next, else the one before; null for the input. */
export function afterRemoval(place: number, count: number): number | null {
  if (count <= 1) return null
  return place < count - 1 ? place : place - 1
}
