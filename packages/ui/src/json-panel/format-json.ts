/** The maximum indentation. Without it a short, deep text would become a very long one. */
const MAX_DEPTH = 40

/** An object or an array on several lines. */
export interface JsonPart {
  /** Its last line. */
  end: number
  /** The number of its entries. */
  count: number
  /** The first line of its parent; -1 for the outermost part. */
  parent: number
  /** Its place among the entries of its parent, from 0. */
  place: number
  /** The number of parts around it. */
  depth: number
}

/** JSON as lines, or the unchanged lines of a text that is not JSON. */
export interface FormattedJson {
  lines: readonly string[]
  /** The parts by their first lines, from top to bottom. */
  parts: ReadonlyMap<number, JsonPart>
  /** Why it is not JSON, in the browser's words. */
  problem?: string
}

const getMessage = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

/** The end of a string that starts at a quote: after the next quote without an escaping backslash. */
function findStringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

/** The characters that end a number or a word. */
const BREAK = /[\s"[\]{},:]/g
/** White space between two tokens. */
const SPACE = /\s*/y

/** Reads the tokens of valid JSON: strings, brackets, separators, numbers and words. */
function* readTokens(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    SPACE.lastIndex = at
    SPACE.test(text)
    const from = SPACE.lastIndex
    const sign = text.charAt(from)
    if (sign === '') return
    BREAK.lastIndex = from + 1
    if (sign === '"') at = findStringEnd(text, from)
    else if ('[]{},:'.includes(sign)) at = from + 1
    else at = BREAK.exec(text)?.index ?? text.length
    yield text.slice(from, at)
  }
}

const isOpening = (token: string): boolean => token === '{' || token === '['
const isClosing = (token: string): boolean => token === '}' || token === ']'

/** Writes tokens as lines, and tracks the open parts. */
function createWriter() {
  const lines: string[] = []
  const parts = new Map<number, JsonPart>()
  const open: number[] = []
  let line = ''
  let previous = ''
  const innermost = (): JsonPart | undefined => parts.get(open.at(-1) ?? -1)
  const breakLine = (): void => {
    lines.push(line)
    line = '  '.repeat(Math.min(open.length, MAX_DEPTH))
  }
  const begin = (): void => {
    const parent = innermost()
    const place = (parent?.count ?? 1) - 1
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
        const parent = innermost()
        if (parent !== undefined) parent.count += 1
        breakLine()
      }
      if (isOpening(token)) begin()
      line += token === ':' ? ': ' : token
      previous = token
    },
    done: (): FormattedJson => {
      lines.push(line)
      return { lines, parts }
    },
  }
}

/** How many tokens are formatted between two looks at the clock. */
const TOKENS_A_STEP = 2000

/**
 * Formats JSON in steps: each `next` formats some more of it, and the last one returns the result. So a text of several megabytes blocks nothing.
 *
 * It formats the text instead of parsed values, so that long numbers, repeated keys and the order of keys stay as they are.
 */
export function* formatInSteps(text: string): Generator<void, FormattedJson> {
  try {
    JSON.parse(text)
  } catch (problem) {
    return { lines: text.split(/\r\n|\r|\n/), parts: new Map(), problem: getMessage(problem) }
  }
  yield
  const { write, done } = createWriter()
  let count = 0
  for (const token of readTokens(text)) {
    write(token)
    count += 1
    if (count % TOKENS_A_STEP === 0) yield
  }
  return done()
}

/** Formats JSON on lines with two spaces for each level, all at once. */
export function formatJson(text: string): FormattedJson {
  const steps = formatInSteps(text)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
