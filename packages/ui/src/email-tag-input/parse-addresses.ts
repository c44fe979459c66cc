/** One thing that was pasted or typed between separators. */
export interface ParsedAddress {
  /** What a tag shows: the address without what cannot be seen in it, or what stood there when it is none. */
  text: string
  /** All that stood there, such as `Ann Li <ann@works.example>`. */
  raw: string
}

/** Part of a pasted text. Quotes and angle brackets hold separators together. */
interface Piece {
  kind: 'word' | 'angle' | 'space' | 'break'
  start: number
  end: number
}

const BREAK = /[,;\t\n\r\v\f\u2028\u2029]/
const SPACE = /\s/
/** A stretch that neither ends a word nor holds others together; read in one go, as a paste of thousands must not be felt. */
const PLAIN = /[^\s,;"<]+/y
const LINE_END = /[\n\r]/g
/** Marks of direction, soft hyphens and spaces of no width, which chats and mail programs copy along. */
const UNSEEN = /\p{Cf}/gu

/** Finds a character from a place on; each stretch of the text is looked through once. */
function finder(text: string, wanted: RegExp) {
  const pattern = new RegExp(wanted)
  let from = -1
  let found = -1
  return (place: number): number => {
    if (from >= 0 && place >= from && (found >= place || found === text.length)) return found
    from = place
    pattern.lastIndex = place
    found = pattern.exec(text)?.index ?? text.length
    return found
  }
}

/** Cuts a text into pieces that together are the whole of it. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const nextQuote = finder(text, /"/g)
  const nextClose = finder(text, />/g)
  const lineEnd = finder(text, LINE_END)
  const add = (kind: Piece['kind'], start: number, end: number): void => {
    const last = pieces.at(-1)
    if (last !== undefined && last.kind === kind && kind !== 'angle' && kind !== 'break') last.end = end
    else pieces.push({ kind, start, end })
  }
  const plain = new RegExp(PLAIN)
  let at = 0
  while (at < text.length) {
    plain.lastIndex = at
    if (plain.test(text)) {
      add('word', at, plain.lastIndex)
      at = plain.lastIndex
      continue
    }
    const char = text.charAt(at)
    // A quote or a bracket that is not closed on its line is a character like any other.
    const close = char === '"' ? nextQuote(at + 1) : char === '<' ? nextClose(at + 1) : text.length
    const isClosed = close < text.length && close < lineEnd(at)
    const end = isClosed ? close + 1 : at + 1
    if (BREAK.test(char)) add('break', at, end)
    else if (SPACE.test(char)) add('space', at, end)
    else add(isClosed && char === '<' ? 'angle' : 'word', at, end)
    at = end
  }
  return pieces
}

/**
 * Reads addresses separated by commas, semicolons, spaces, tabs or lines, with or without a name: `Ann Li <ann@works.example>`,
 * `"Li, Ann" <ann@works.example>`. Nothing is dropped: what is no address is handed out as it stood, and words without an
 * `@` beside each other as one. Never throws; takes time in proportion to the length of the text.
 * @param isAddress what an address is
 */
export function parseAddresses(text: string, isAddress: (text: string) => boolean): ParsedAddress[] {
  const found: ParsedAddress[] = []
  // Words that may be the name before a bracket.
  const open: { name: Piece | null } = { name: null }
  const put = (start: number, end: number, inner = text.slice(start, end)): void => {
    const raw = text.slice(start, end)
    const address = [inner.replaceAll(UNSEEN, ''), inner].find(isAddress)
    // What cannot be seen at all is nothing.
    if (address !== undefined || raw.replaceAll(UNSEEN, '') !== '') found.push({ text: address ?? raw, raw })
  }
  const flush = (): void => {
    if (open.name !== null) put(open.name.start, open.name.end)
    open.name = null
  }
  for (const { kind, start, end } of piecesOf(text)) {
    if (kind === 'break') flush()
    else if (kind === 'angle') {
      put(open.name?.start ?? start, end, text.slice(start + 1, end - 1).trim())
      open.name = null
    } else if (kind === 'word') {
      const isName = !text.slice(start, end).includes('@')
      if (isName) open.name = { kind, start: open.name?.start ?? start, end }
      else {
        flush()
        put(start, end)
      }
    }
  }
  flush()
  return found
}

/** Whether a separator at the end of a text stands inside quotes or brackets, where it separates nothing. */
export function isInsideQuotes(text: string): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
  const quotes = line.split('"').length - 1
  return quotes % 2 === 1 || line.lastIndexOf('<') > line.lastIndexOf('>')
}

/** Whether a text holds what separates addresses whatever else stands there. */
export const hasBreak = (text: string): boolean => BREAK.test(text)
