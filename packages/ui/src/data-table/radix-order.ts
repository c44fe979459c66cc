/** Up to this many are moved to their places one by one. */
const FEW = 64

/**
 * Puts numbers of rows in the order of their 64 bit keys, the higher half first. Stable. A comparing sort of the same
 * rows takes ten times as long.
 * @param order numbers of rows; changed in place
 * @param high upper half of the key, by row
 * @param low lower half of the key, by row
 * @param spare room for as many numbers
 */
export function radixOrder(order: Uint32Array, high: Uint32Array, low: Uint32Array, spare: Uint32Array): void {
  const { length } = order
  if (length <= FEW) {
    insert(order, high, low)
    return
  }
  const counts = new Uint32Array(256)
  let source = order
  let target = spare.subarray(0, length)
  for (const [keys, shift] of passes(high, low)) {
    counts.fill(0)
    for (let place = 0; place < length; place += 1) {
      const digit = ((keys[source[place] as number] as number) >>> shift) & 255
      counts[digit] = (counts[digit] as number) + 1
    }
    // Nothing to tell apart by this digit: most keys leave some of them alone.
    if (counts.includes(length)) continue
    let start = 0
    for (let digit = 0; digit < 256; digit += 1) {
      const count = counts[digit] as number
      counts[digit] = start
      start += count
    }
    for (let place = 0; place < length; place += 1) {
      const row = source[place] as number
      const digit = ((keys[row] as number) >>> shift) & 255
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

function passes(high: Uint32Array, low: Uint32Array): [keys: Uint32Array, shift: number][] {
  const shifts = [0, 8, 16, 24]
  return [
    ...shifts.map((shift): [Uint32Array, number] => [low, shift]),
    ...shifts.map((shift): [Uint32Array, number] => [high, shift]),
  ]
}
