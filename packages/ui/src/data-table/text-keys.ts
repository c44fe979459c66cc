import { type Alphabet, LAST_LETTER } from './text-alphabet'

/** Characters that fit into one 64 bit key, seven bits each. */
export const IN_KEY = 8
const IN_HALF = IN_KEY / 2
/** Keys of a text that are made as it is read. Few texts agree in all of them. */
const READY = 3

/** The upper and the lower halves of keys, by row. */
export type KeyHalves = readonly [high: Uint32Array, low: Uint32Array]

/**
 * Texts as keys, whose order is that of the characters in an alphabet. A text is read once: its first keys are made while it
 * is looked whether the alphabet knows all of it.
 */
export class TextKeys {
  readonly #alphabet: Alphabet
  /** Half after half. */
  readonly #halves: readonly Uint32Array[]
  /** Keys further on in the texts, made when they are asked for. */
  #later: KeyHalves | undefined

  /** @param count how many rows there are */
  constructor(count: number, alphabet: Alphabet) {
    this.#alphabet = alphabet
    this.#halves = Array.from({ length: READY * 2 }, () => new Uint32Array(count))
  }

  /**
   * Reads the text of a row.
   * @returns whether the alphabet knows all of its characters; a row of which it does not has no keys
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
      if (at % IN_HALF === IN_HALF - 1) {
        ;(halves[half] as Uint32Array)[row] = key
        key = 0
        half += 1
      }
    }
    // Nothing comes before anything.
    if (half < halves.length) (halves[half] as Uint32Array)[row] = key << (7 * (IN_HALF - (length % IN_HALF)))
    return true
  }

  /**
   * The keys of the characters from one on, a multiple of IN_KEY.
   * @param rows that have keys and whose texts these are asked for
   */
  at(from: number, rows: Uint32Array, texts: readonly string[]): KeyHalves {
    const place = (from / IN_KEY) * 2
    const high = this.#halves[place]
    const low = this.#halves[place + 1]
    if (high !== undefined && low !== undefined) return [high, low]
    this.#later ??= [new Uint32Array(texts.length), new Uint32Array(texts.length)]
    for (const row of rows) {
      const text = texts[row] ?? ''
      this.#later[0][row] = this.#half(text, from)
      this.#later[1][row] = this.#half(text, from + IN_HALF)
    }
    return this.#later
  }

  #half(text: string, from: number): number {
    let key = 0
    for (let at = from; at < from + IN_HALF; at += 1) {
      key = (key << 7) | (at < text.length ? (this.#alphabet[text.charCodeAt(at)] as number) : 0)
    }
    return key
  }
}
