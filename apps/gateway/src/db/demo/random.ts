/** Random numbers that come in the same order for the same seed (mulberry32): two fresh starts are equal. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** So many of the items, each once, in their order. */
  some<T>(items: readonly T[], count: number): T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from.')
      return item
    },
    some: (items, count) => {
      let wanted = Math.min(count, items.length)
      return items.filter((_, index) => {
        const isTaken = next() < wanted / (items.length - index)
        if (isTaken) wanted -= 1
        return isTaken
      })
    },
  }
}
