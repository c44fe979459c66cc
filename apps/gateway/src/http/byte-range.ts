/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** One range: `bytes=0-499`, `bytes=500-`, or the last bytes, `bytes=-500`. */
const SINGLE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14.2).
 * @returns `undefined` for the whole file: without a header, and for one that a server may ignore (several ranges, another unit, not readable). `'unsatisfiable'` for a
 * range outside the file, which is a 416
 */
export function rangeOf(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    if (Number(last) === 0) return 'unsatisfiable'
    // An empty file has no last bytes to number: it is sent whole.
    return length === 0 ? undefined : { start: Math.max(0, length - Number(last)), end: length - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= length) return 'unsatisfiable'
  return { start, end: last === '' ? length - 1 : Math.min(Number(last), length - 1) }
}

/**
 * Does If-Range allow a part? Only a strong tag that the file still has does: parts of two files must not be joined. A date never does, because files have none.
 * @param tag the ETag of the file as it is sent
 */
export const allowsRange = (ifRange: string | readonly string[] | undefined, tag: string | undefined): boolean =>
  ifRange === undefined || (tag !== undefined && String(ifRange).trim() === tag)
