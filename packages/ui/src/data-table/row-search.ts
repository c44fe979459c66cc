const MARKS = /\p{M}/gu
const PLAIN = /^[\0-\x7f]*$/
/** Ends the text of a row. Nobody types it. */
const END = '\0'
/** Rows that are folded and searched as one text: one long text costs a fraction of a thousand short ones. */
const CHUNK = 1024

/** A text as it is searched: case and accents do not count. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}

/** What one searches for; spaces around it do not count. */
export const searched = (search: string): string => folded(search.replaceAll(END, ' ').trim())

interface Chunk {
  text: string
  /** Where the text of each row ends. */
  ends: Uint32Array
}

/** The texts of many rows, made once and searched often. */
export class SearchIndex {
  readonly #count: number
  readonly #chunks: Chunk[] = []

  /** @param textOf what a row is searched by, as it is written */
  constructor(count: number, textOf: (row: number) => string) {
    this.#count = count
    for (let from = 0; from < count; from += CHUNK) {
      this.#chunks.push(chunkOf(from, Math.min(from + CHUNK, count), textOf))
    }
  }

  /**
   * Which rows hold a text.
   * @param search the folded text that is searched for
   * @returns 1 where a row holds it
   */
  matches(search: string): Uint8Array {
    const found = new Uint8Array(this.#count)
    for (const [place, { text, ends }] of this.#chunks.entries()) {
      let row = 0
      for (let hit = text.indexOf(search); hit !== -1 && row < ends.length; ) {
        while ((ends[row] as number) < hit) row += 1
        found[place * CHUNK + row] = 1
        hit = text.indexOf(search, (ends[row] as number) + 1)
      }
    }
    return found
  }
}

function chunkOf(from: number, to: number, textOf: (row: number) => string): Chunk {
  let raw = ''
  for (let row = from; row < to; row += 1) raw += textOf(row) + END
  const text = folded(raw)
  const ends = new Uint32Array(to - from)
  let count = 0
  for (let end = text.indexOf(END); end !== -1; end = text.indexOf(END, end + 1)) ends[count++] = end
  // A row that holds the sign itself: all of them are read again without it.
  return count === ends.length ? { text, ends } : chunkOf(from, to, (row) => textOf(row).replaceAll(END, ' '))
}
