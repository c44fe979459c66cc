/** Up to this length, insertion sort is faster. */
const MAX_INSERTION = 64

/** Bits per pass: two characters of a text, or one. */
const WIDE = 14
const NARROW = 7

/**
 * Sorts row numbers by their 64-bit keys, by radix sort. Stable, and ten times as fast as a comparison sort.
 * @param order row numbers; sorted in place
 * @param high upper half of each key, by row number
 * @param low lower half of each key, by row number
 * @param spare buffer of at least the same length
 */
export function radixOrder(order: Uint32Array, high: Uint32Array, low: Uint32Array, spare: Uint32Array): void {
  const { length } = order
  if (length <= MAX_INSERTION) {
    insert(order, high, low)
    return
  }
  // Wide passes pay off for many rows only: for few rows, clearing the counts takes longer than the extra passes.
  const bits = length > 1 << (WIDE - 2) ? WIDE : NARROW
  const mask = (1 << bits) - 1
  const counts = new Uint32Array(mask + 1)
  let source = order
  let target = spare.subarray(0, length)
  for (const [keys, shift] of passes(high, low, bits)) {
    counts.fill(0)
    for (let place = 0; place < length; place += 1) {
      const digit = ((keys[source[place] as number] as number) >>> shift) & mask
      counts[digit] = (counts[digit] as number) + 1
    }
    // All rows have the same digit.
    if (counts.includes(length)) continue
    let start = 0
    for (let digit = 0; digit <= mask; digit += 1) {
      const count = counts[digit] as number
      counts[digit] = start
      start += count
    }
    for (let place = 0; place < length; place += 1) {
      const row = source[place] as number
      const digit = ((keys[row] as number) >>> shift) & mask
      const next = counts[digit] as number
      counts[digit] = next + 1
      target[next] = row
    }
    const swap = source
    source = target
    target = swap
  }
  if (source !== order) order.set(source)
}

function insert(order: Uint32Array, high: Uint32Array, low: Uint32Array): void {
  for (let next = 1; next < order.length; next += 1) {
    const row = order[next] as number
    const upper = high[row] as number
    const lower = low[row] as number
    let place = next
    for (; place > 0; place -= 1) {
      const before = order[place - 1] as number
      const difference = (high[before] as number) - upper || (low[before] as number) - lower
      if (difference <= 0) break
      order[place] = before
    }
    order[place] = row
  }
}

function passes(high: Uint32Array, low: Uint32Array, bits: number): [keys: Uint32Array, shift: number][] {
  const all: [Uint32Array, number][] = []
  for (const keys of [low, high]) for (let shift = 0; shift < 32; shift += bits) all.push([keys, shift])
  return all
}
