/** A text between separators, pasted or typed. */
export interface ParsedAddress {
  /** The text of its tag: the address without invisible characters, or the text itself when it is not an address. */
  text: string
  /** The whole text, such as `Ann Li <ann@works.example>`. */
  raw: string
}

/** A token of a pasted text. Separators inside quotes and angle brackets belong to their token. */
interface Token {
  kind: 'word' | 'angle' | 'space' | 'break'
  start: number
  end: number
}

const BREAK = /[,;\t\n\r\v\f\u2028\u2029]/
const SPACE = /\s/
/** Characters without a special meaning. One match for all of them, because a paste can contain thousands of addresses. */
const PLAIN = /[^\s,;"<]+/y
const LINE_END = /[\n\r]/g
/** Direction marks, soft hyphens and zero-width spaces, which chats and mail programs copy. */
const INVISIBLE = /\p{Cf}/gu

/** Returns a function that finds the next match from an index on. It searches each part of the text once. */
function createFinder(text: string, search: RegExp) {
  const pattern = new RegExp(search)
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

/** Splits a text into tokens, which together are the whole text. */
function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  const nextQuote = createFinder(text, /"/g)
  const nextClose = createFinder(text, />/g)
  const lineEnd = createFinder(text, LINE_END)
  const add = (kind: Token['kind'], start: number, end: number): void => {
    const last = tokens.at(-1)
    if (last !== undefined && last.kind === kind && kind !== 'angle' && kind !== 'break') last.end = end
    else tokens.push({ kind, start, end })
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
    // A quote or bracket without its counterpart on the line is an ordinary character.
    const close = char === '"' ? nextQuote(at + 1) : char === '<' ? nextClose(at + 1) : text.length
    const isClosed = close < text.length && close < lineEnd(at)
    const end = isClosed ? close + 1 : at + 1
    if (BREAK.test(char)) add('break', at, end)
    else if (SPACE.test(char)) add('space', at, end)
    else add(isClosed && char === '<' ? 'angle' : 'word', at, end)
    at = end
  }
  return tokens
}

/**
 * Parses addresses separated by commas, semicolons, spaces, tabs or lines, with or without a name: `Ann Li <ann@works.example>`,
 * `"Li, Ann" <ann@works.example>`. It drops nothing: a text that is not an address is returned unchanged, and adjacent words
 * without an `@` as one. Never throws. Its time is linear in the length of the text.
 * @param isAddress whether a text is an address
 */
export function parseAddresses(text: string, isAddress: (text: string) => boolean): ParsedAddress[] {
  const found: ParsedAddress[] = []
  // Words that can be the name before a bracket.
  const open: { name: Token | null } = { name: null }
  const put = (start: number, end: number, inner = text.slice(start, end)): void => {
    const raw = text.slice(start, end)
    const address = [inner.replaceAll(INVISIBLE, ''), inner].find(isAddress)
    // Invisible characters alone are not a text.
    if (address !== undefined || raw.replaceAll(INVISIBLE, '') !== '') found.push({ text: address ?? raw, raw })
  }
  const flush = (): void => {
    if (open.name !== null) put(open.name.start, open.name.end)
    open.name = null
  }
  for (const { kind, start, end } of splitTokens(text)) {
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

/** Whether the end of a text is inside quotes or brackets, where a separator does not separate. */
export function isInsideQuotes(text: string): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
  const quotes = line.split('"').length - 1
  return quotes % 2 === 1 || line.lastIndexOf('<') > line.lastIndexOf('>')
}

/** Whether a text contains a separator other than a space. */
export const hasBreak = (text: string): boolean => BREAK.test(text)
