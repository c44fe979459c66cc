/** Deeper than this nobody reads; without an end to it a short text could be written as a very long one. */
const DEEPEST = 40

/** A string, a bracket, a separator, or anything else that is no white space. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g

/** JSON in lines, or the text as it was when it is not JSON. */
export interface FormattedJson {
  lines: readonly string[]
  /** Why it could not be read, in the words of the browser. */
  problem?: string
}

const spell = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

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
    return { lines: text.split(/\r\n|\r|\n/), problem: spell(problem) }
  }
  const lines: string[] = []
  let line = ''
  let depth = 0
  const indent = (): string => '  '.repeat(Math.min(depth, DEEPEST))
  const breakLine = (): void => {
    lines.push(line)
    line = indent()
  }
  let previous = ''
  for (const [token] of text.matchAll(TOKEN)) {
    const isEmpty = (token === '}' && previous === '{') || (token === ']' && previous === '[')
    if (token === '}' || token === ']') {
      depth -= 1
      if (!isEmpty) breakLine()
    } else if (previous === '{' || previous === '[' || previous === ',') {
      breakLine()
    }
    line += token === ':' ? ': ' : token
    if (token === '{' || token === '[') depth += 1
    previous = token
  }
  lines.push(line)
  return { lines }
}
