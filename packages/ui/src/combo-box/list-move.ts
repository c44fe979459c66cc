import { type ComboId, type ComboOption, getOwnReason } from './combo-option'

/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10

/**
 * The index that a key moves to in the open list; null for any other key. ↑ and ↓ wrap around the ends; the other keys stop there.
 * @param at the active index; -1 for none
 */
export function findListIndex(key: string, at: number, count: number): number | null {
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

/** Index of the option that Enter chooses: the active one, else, after typing, the first that can be chosen; -1 for none. */
export function findActiveIndex<Id extends ComboId>(
  visible: readonly ComboOption<Id>[],
  active: Id | null,
  isFirstOffered: boolean,
  getDisabledReason: (option: ComboOption<Id>) => string | undefined = getOwnReason,
): number {
  const place = active === null ? -1 : visible.findIndex((option) => option.value === active)
  if (place >= 0 || !isFirstOffered) return place
  return visible.findIndex((option) => getDisabledReason(option) === undefined)
}

/** Index of the tag to focus after one is removed: the next, else the previous; null for the input. */
export function findTagAfterRemoval(place: number, count: number): number | null {
  if (count <= 1) return null
  return place < count - 1 ? place : place - 1
}
