/** How many lines the browser draws or leaves out together. */
const CHUNK = 200

/** Lines that belong together, as text. */
export interface LineChunk {
  /** Number of its first line, from 1. */
  from: number
  count: number
  text: string
  /** The numbers of its lines, one under the other. */
  numbers: string
}

/** Cuts lines into chunks of text, so that a long text is a few elements and not one for every line. */
export function chunked(lines: readonly string[]): LineChunk[] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, place) => {
    const start = place * CHUNK
    const own = lines.slice(start, start + CHUNK)
    return {
      from: start + 1,
      count: own.length,
      text: own.join('\n'),
      numbers: own.map((_line, index) => start + index + 1).join('\n'),
    }
  })
}
