import { nameKey } from '../shared/name-key'

/** Places of the names that an earlier place has already. Blank names do not count (WF-51). */
export function findRepeated(names: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const [place, name] of names.entries()) {
    const key = nameKey(name)
    if (key === '') continue
    if (seen.has(key)) repeated.add(place)
    seen.add(key)
  }
  return repeated
}

/** Places of the values that an earlier place has already. */
export function findLater(values: readonly unknown[]): ReadonlySet<number> {
  const seen = new Set<unknown>()
  const repeated = new Set<number>()
  for (const [place, value] of values.entries()) {
    if (seen.has(value)) repeated.add(place)
    seen.add(value)
  }
  return repeated
}
