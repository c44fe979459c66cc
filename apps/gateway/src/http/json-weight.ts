/** Counts a value with all array items and object members below it. Stops soon above the limit, so that it is cheap for any value. */
export function weigh(value: unknown, limit: number): number {
  let weight = 1
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next)
    weight += inner.length
    if (weight > limit) return weight
    for (const item of inner) if (typeof item === 'object') open.push(item)
  }
  return weight
}
