/** Up to this length, insertion sort is faster. */
const MAX_INSERTION = 24

/** Sort keys of rows: several words of 32 bits, the most significant one first. */
export interface WordKeys {
  /** The word of a row at a level, from 0. */
  word: (row: number, level: number) => number
  /** Whether rows with this word have equal keys, so that only `compare` can order them. */
  isLast: (word: number, level: number) => boolean
  /** Orders two rows whose words before a level are equal. */
  compare: (a: number, b: number, level: number) => number
}

/**
 * Sorts row numbers by their keys, several times as fast as by comparisons: the browser sorts integers without calling a function.
 * Rows with an equal word are sorted by their next one. Stable if `compare` is 0 for no two rows.
 * @param rows row numbers; sorted in place
 */
export function sortByWords(rows: Uint32Array, keys: WordKeys): void {
  // Without recursion, because texts with 10,000 equal characters would overflow the stack.
  const open = [{ part: rows, level: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { part, level } = next
    if (part.length <= MAX_INSERTION) insert(part, keys, level)
    else sortByWord(part, keys, level, open)
  }
}

function sortByWord(part: Uint32Array, keys: WordKeys, level: number, open: { part: Uint32Array; level: number }[]) {
  const { length } = part
  // Each key has the word in its upper half and the place of the row in its lower half.
  const places = new BigUint64Array(length)
  const halves = new Uint32Array(places.buffer)
  for (let place = 0; place < length; place += 1) {
    halves[place * 2 + LOWER] = place
    halves[place * 2 + 1 - LOWER] = keys.word(part[place] as number, level)
  }
  places.sort()
  const before = part.slice()
  for (let place = 0; place < length; place += 1) part[place] = before[halves[place * 2 + LOWER] as number] as number
  for (let start = 0, end = 1; start < length; start = end, end += 1) {
    const word = halves[start * 2 + 1 - LOWER] as number
    while (end < length && halves[end * 2 + 1 - LOWER] === word) end += 1
    if (end - start === 1) continue
    const equal = part.subarray(start, end)
    if (keys.isLast(word, level)) equal.sort((a, b) => keys.compare(a, b, level + 1))
    else open.push({ part: equal, level: level + 1 })
  }
}

/** The index of the lower half of a 64-bit number: 0 on all common processors. */
export const LOWER = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 0 : 1

function insert(part: Uint32Array, { compare }: WordKeys, level: number): void {
  for (let next = 1; next < part.length; next += 1) {
    const row = part[next] as number
    let place = next
    for (; place > 0 && compare(part[place - 1] as number, row, level) > 0; place -= 1) {
      part[place] = part[place - 1] as number
    }
    part[place] = row
  }
}
