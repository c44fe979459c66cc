import type { TreeId } from './tree-index'

/** Minimum number of slots per id. More slots mean fewer collisions. */
const SLOTS_PER_ID = 2

const BEYOND = 2 ** 32

function hashId(id: TreeId): number {
  let hash = 0
  // A number: the lowest 32 bits, the bits above them, and the fraction.
  if (typeof id === 'number') hash = Math.imul(id, 0x9e3779b1) ^ (id / BEYOND) ^ ((id % 1) * BEYOND)
  else for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  // Most ids differ at their end, and the slot comes from the low bits: every bit must reach all of them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

/**
 * Maps ids to their places in a list. It takes a third of the time and memory of a Map, because it stores only places and hashes
 * (open addressing), and no ids.
 */
export class IdTable {
  readonly #ids: readonly { id: TreeId }[]
  /** Places plus 1, so that 0 is an empty slot. */
  readonly #slots: Int32Array
  readonly #hashes: Int32Array

  /** @param ids the list whose places are added, in its order */
  constructor(ids: readonly { id: TreeId }[]) {
    this.#ids = ids
    this.#slots = new Int32Array(1 << (32 - Math.clz32(ids.length * SLOTS_PER_ID)))
    this.#hashes = new Int32Array(ids.length)
  }

  /**
   * Adds one place.
   * @returns false when an earlier place has the same id
   */
  add(place: number): boolean {
    const id = this.#ids[place]?.id ?? ''
    const hash = hashId(id)
    const slot = this.#findSlot(id, hash)
    if (this.#slots[slot] !== 0) return false
    this.#slots[slot] = place + 1
    this.#hashes[place] = hash
    return true
  }

  /** @returns the place of an id; -1 for none */
  find(id: TreeId): number {
    return (this.#slots[this.#findSlot(id, hashId(id))] ?? 0) - 1
  }

  /** The slot of an id, or the empty slot for it. */
  #findSlot(id: TreeId, hash: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const place = (slots[slot] ?? 0) - 1
      if (place < 0 || (this.#hashes[place] === hash && this.#ids[place]?.id === id)) return slot
    }
  }
}
