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
  const nextQuote = createFinder(text, /(?<!\\)"/g)
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

/** Whether a word can be a name before a bracket. Quoted text is a name, even an address in quotes. */
const isName = (word: string): boolean => !word.includes('@') || /^"[^]*"$/.test(word)

/** Whether a word is the address after it, with or without single quotes. */
const isNameOf = (word: string, address: string): boolean =>
  word.replaceAll(/^'|'$/g, '').toLowerCase() === address.toLowerCase()

/**
 * Parses addresses separated by commas, semicolons, spaces, tabs or lines, with or without a name: `Ann Li <ann@works.example>`,
 * `"Li, Ann" <ann@works.example>`, `Li, Ann <ann@works.example>`. It drops nothing: a text that is not
 * an address is returned unchanged, and adjacent words without an `@` as one. Never throws. Its time is linear in the length of the text.
 * @param isAddress whether a text is an address
 */
export function parseAddresses(text: string, isAddress: (text: string) => boolean): ParsedAddress[] {
  const found: ParsedAddress[] = []
  // Texts between commas that can be the name before a bracket, as in `Li, Ann <ann@works.example>`.
  const open: Token[] = []
  const put = (start: number, end: number, inner = text.slice(start, end)): void => {
    const raw = text.slice(start, end)
    const address = [inner.replaceAll(INVISIBLE, ''), inner].find(isAddress)
    // Invisible characters alone are not a text.
    if (address !== undefined || raw.replaceAll(INVISIBLE, '') !== '') found.push({ text: address ?? raw, raw })
  }
  const flush = (): void => {
    for (const { start, end } of open) put(start, end)
    open.length = 0
  }
  // The last word with an `@`, while only spaces follow it.
  let address: Token | undefined
  let isAfterComma = true
  for (const { kind, start, end } of splitTokens(text)) {
    const part = text.slice(start, end)
    const last = open.at(-1)
    if (kind === 'break') {
      address = undefined
      isAfterComma = true
      if (part !== ',') flush()
    } else if (kind === 'angle') {
      const inner = part.slice(1, -1).trim()
      // Mail programs name a person without a name by the address: `ann@works.example <ann@works.example>`.
      const repeated = address !== undefined && isNameOf(text.slice(address.start, address.end), inner) ? address : null
      if (repeated !== null) found.pop()
      put((repeated ?? open[0])?.start ?? start, end, inner)
      open.length = 0
      address = undefined
    } else if (kind === 'word') {
      if (isName(part)) {
        if (last === undefined || isAfterComma) open.push({ kind, start, end })
        else last.end = end
        address = undefined
      } else {
        flush()
        put(start, end)
        address = { kind, start, end }
      }
      isAfterComma = false
    }
  }
  flush()
  return found
}

/** Whether the end of a text is inside quotes or brackets, where a separator does not separate. */
export function isInsideQuotes(text: string): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
  const quotes = line.split(/(?<!\\)"/).length - 1
  return quotes % 2 === 1 || line.lastIndexOf('<') > line.lastIndexOf('>')
}

/** Whether a text contains a separator other than a space. */
export const hasBreak = (text: string): boolean => BREAK.test(text)
