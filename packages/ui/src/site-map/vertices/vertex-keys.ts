import type { Position, Ring } from '../drawing/shape'

/** The vertices of a shape with a key for each of them. */
export interface KeyedRing {
  readonly positions: Ring
  readonly keys: readonly number[]
  /** The next unused key. */
  readonly next: number
}

/** No vertices. */
export const NO_VERTICES: KeyedRing = { positions: [], keys: [], next: 0 }

const toText = (position: Position | undefined): string | undefined => position?.join(' ')

const isSame = (a: Position | undefined, b: Position | undefined): boolean => a === b || toText(a) === toText(b)

/** Gives each vertex the key that it had. Inserting, deleting, moving and reordering vertices changes no key of the others. */
export function keyVertices(before: KeyedRing, positions: Ring): KeyedRing {
  const [oldCount, count] = [before.positions.length, positions.length]
  const shortest = Math.min(oldCount, count)
  let start = 0
  while (start < shortest && isSame(before.positions[start], positions[start])) start += 1
  let end = 0
  while (end < shortest - start && isSame(before.positions[oldCount - 1 - end], positions[count - 1 - end])) end += 1
  // Only the vertices between those that stay can have changed.
  const changed = before.positions.slice(start, oldCount - end)
  const changedKeys = before.keys.slice(start, oldCount - end)
  const places = new Map(changed.map((position, place) => [toText(position), place]))
  const middle = positions.slice(start, count - end)
  const moved = middle.map((position) => {
    const place = places.get(toText(position))
    places.delete(toText(position))
    return place
  })
  const used = new Set(moved)
  let { next } = before
  const keys = moved.map((place, i) => {
    if (place !== undefined) return changedKeys[place] ?? next++
    // A vertex at another position is the one that had its number.
    const isNew = middle.length !== changed.length || used.has(i)
    return (isNew ? undefined : changedKeys[i]) ?? next++
  })
  return {
    positions,
    keys: [...before.keys.slice(0, start), ...keys, ...before.keys.slice(oldCount - end)],
    next,
  }
}
