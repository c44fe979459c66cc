/** Deeper than this nobody reads; without an end to it a short text could be written as a very long one. */
const DEEPEST = 40

/** An object or an array that stands over several lines. */
export interface JsonPart {
  /** The line it ends in. */
  end: number
  /** How many entries it has. */
  count: number
  /** The line of the part that it stands in; -1 for the outermost. */
  parent: number
  /** Its place among the entries of that, from 0. */
  place: number
  /** How many parts it stands in. */
  depth: number
}

/** JSON in lines, or the text as it was when it is not JSON. */
export interface FormattedJson {
  lines: readonly string[]
  /** The parts that can be folded, by the line that each begins in, from top to bottom. */
  parts: ReadonlyMap<number, JsonPart>
  /** Why it could not be read, in the words of the browser. */
  problem?: string
}

const spell = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

/** Where a string ends that begins at a quote: behind the next quote that no backslash takes away. */
function stringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

/** What a number or a word ends at. */
const BREAK = /[\s"[\]{},:]/g
/** What stands between two tokens. */
const SPACE = /\s*/y

/** The tokens of a text that is known to be JSON: strings, brackets, separators, numbers and words. */
function* tokensOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    SPACE.lastIndex = at
    SPACE.test(text)
    const from = SPACE.lastIndex
    const sign = text.charAt(from)
    if (sign === '') return
    BREAK.lastIndex = from + 1
    if (sign === '"') at = stringEnd(text, from)
    else if ('[]{},:'.includes(sign)) at = from + 1
    else at = BREAK.exec(text)?.index ?? text.length
    yield text.slice(from, at)
  }
}

const isOpening = (token: string): boolean => token === '{' || token === '['
const isClosing = (token: string): boolean => token === '}' || token === ']'

/** Lines as they are written, with the parts that are not closed yet. */
function writer() {
  const lines: string[] = []
  const parts = new Map<number, JsonPart>()
  const open: number[] = []
  let line = ''
  let previous = ''
  const innermost = (): JsonPart | undefined => parts.get(open.at(-1) ?? -1)
  const breakLine = (): void => {
    lines.push(line)
    line = '  '.repeat(Math.min(open.length, DEEPEST))
  }
  const begin = (): void => {
    const within = innermost()
    const place = (within?.count ?? 1) - 1
    parts.set(lines.length, { end: -1, count: 0, parent: open.at(-1) ?? -1, place, depth: open.length })
    open.push(lines.length)
  }
  const finish = (): void => {
    const from = open.at(-1) ?? -1
    const part = parts.get(from)
    open.pop()
    if (part?.count === 0) parts.delete(from)
    else if (part !== undefined) {
      part.end = lines.length + 1
      breakLine()
    }
  }
  return {
    write: (token: string): void => {
      if (isClosing(token)) finish()
      else if (isOpening(previous) || previous === ',') {
        const within = innermost()
        if (within !== undefined) within.count += 1
        breakLine()
      }
      if (isOpening(token)) begin()
      line += token === ':' ? ': ' : token
      previous = token
    },
    done: (): FormattedJson => ({ lines: [...lines, line], parts }),
  }
}

/**
 * Writes JSON over lines, two spaces a level.
 *
 * Works on the text and not on what it means: numbers of more digits than a number holds, keys that are given twice and
 * their order stay as they are.
 */
export function formatJson(text: string): FormattedJson {
  try {
    JSON.parse(text)
  } catch (problem) {
    return { lines: text.split(/\r\n|\r|\n/), parts: new Map(), problem: spell(problem) }
  }
  const { write, done } = writer()
  for (const token of tokensOf(text)) write(token)
  return done()
}
