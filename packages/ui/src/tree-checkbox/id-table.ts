import type { TreeId } from './tree-index'

/** Room for each id, so that few of them meet in one place. */
const SPREAD = 2

const BEYOND = 2 ** 32

function hashOf(id: TreeId): number {
  let hash = 0
  // The lowest bits of a whole number, those above them, and what is behind the point.
  if (typeof id === 'number') hash = Math.imul(id, 0x9e3779b1) ^ (id / BEYOND) ^ ((id % 1) * BEYOND)
  else for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  // Ids mostly differ at their end, and a place is taken from the low bits: each bit has to reach all of them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

/**
 * At which place of a list an id stands: what a Map would tell, for a third of the work and memory, as it holds no ids, only
 * places by their hashes (open addressing).
 */
export class IdTable {
  readonly #ids: readonly { id: TreeId }[]
  /** Places, one past the number so that 0 is none. */
  readonly #slots: Int32Array
  readonly #hashes: Int32Array

  /** @param ids the list whose places are added, in its order */
  constructor(ids: readonly { id: TreeId }[]) {
    this.#ids = ids
    this.#slots = new Int32Array(1 << (32 - Math.clz32(ids.length * SPREAD)))
    this.#hashes = new Int32Array(ids.length)
  }

  /**
   * Adds one place.
   * @returns false when its id stands at an earlier place already
   */
  add(place: number): boolean {
    const id = this.#ids[place]?.id ?? ''
    const hash = hashOf(id)
    const slot = this.#slotOf(id, hash)
    if (this.#slots[slot] !== 0) return false
    this.#slots[slot] = place + 1
    this.#hashes[place] = hash
    return true
  }

  /** @returns the place of an id; -1 for none */
  find(id: TreeId): number {
    return (this.#slots[this.#slotOf(id, hashOf(id))] ?? 0) - 1
  }

  /** Where an id stands, or the free slot where it would. */
  #slotOf(id: TreeId, hash: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const place = (slots[slot] ?? 0) - 1
      if (place < 0 || (this.#hashes[place] === hash && this.#ids[place]?.id === id)) return slot
    }
  }
}
