import { type Alphabet, LAST_LETTER } from './text-alphabet'

/** Characters in a 64-bit key, with seven bits each. */
export const KEY_LENGTH = 8
const HALF_LENGTH = KEY_LENGTH / 2
/** Keys that are computed while a text is read. Few texts are equal in all of them. */
const READY_KEYS = 3

/** Upper and lower halves of keys, by row number. */
export type KeyHalves = readonly [high: Uint32Array, low: Uint32Array]

/**
 * Sort keys of texts, based on the ranks of an alphabet. Each text is read once: this checks its characters and computes its
 * first keys.
 */
export class TextKeys {
  readonly #alphabet: Alphabet
  /** Halves of the first keys, in order. */
  readonly #halves: readonly Uint32Array[]
  /** Later keys, computed on demand. */
  #later: KeyHalves | undefined

  /** @param count number of rows */
  constructor(count: number, alphabet: Alphabet) {
    this.#alphabet = alphabet
    this.#halves = Array.from({ length: READY_KEYS * 2 }, () => new Uint32Array(count))
  }

  /**
   * Reads the text of a row.
   * @returns whether the alphabet has all characters of the text. Without them, the row has no keys.
   */
  read(row: number, text: string): boolean {
    const alphabet = this.#alphabet
    const halves = this.#halves
    const { length } = text
    let key = 0
    let half = 0
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at)
      const rank = code > LAST_LETTER ? 0 : (alphabet[code] as number)
      if (rank === 0) return false
      if (half === halves.length) continue
      key = (key << 7) | rank
      if (at % HALF_LENGTH === HALF_LENGTH - 1) {
        ;(halves[half] as Uint32Array)[row] = key
        key = 0
        half += 1
      }
    }
    // Pads with zeros, so that a shorter text comes first.
    if (half < halves.length) (halves[half] as Uint32Array)[row] = key << (7 * (HALF_LENGTH - (length % HALF_LENGTH)))
    return true
  }

  /**
   * Returns the keys for the characters from an offset, a multiple of KEY_LENGTH.
   * @param rows row numbers with keys
   */
  at(from: number, rows: Uint32Array, texts: readonly string[]): KeyHalves {
    const place = (from / KEY_LENGTH) * 2
    const high = this.#halves[place]
    const low = this.#halves[place + 1]
    if (high !== undefined && low !== undefined) return [high, low]
    this.#later ??= [new Uint32Array(texts.length), new Uint32Array(texts.length)]
    for (const row of rows) {
      const text = texts[row] ?? ''
      this.#later[0][row] = this.#half(text, from)
      this.#later[1][row] = this.#half(text, from + HALF_LENGTH)
    }
    return this.#later
  }

  #half(text: string, from: number): number {
    let key = 0
    for (let at = from; at < from + HALF_LENGTH; at += 1) {
      key = (key << 7) | (at < text.length ? (this.#alphabet[text.charCodeAt(at)] as number) : 0)
    }
    return key
  }
}
