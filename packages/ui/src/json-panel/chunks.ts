import type { JsonPart } from './format-json'
import { isOpen, type JsonFolds } from './json-folds'

/** How many lines the browser renders or skips together. */
const CHUNK = 200

/** Splits lines into chunks, so that a long text is a few elements instead of one for every line. */
export function splitChunks(lines: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, place) =>
    lines.slice(place * CHUNK, (place + 1) * CHUNK),
  )
}

/** The line numbers of a chunk, one on each line. */
export const joinLineNumbers = (lines: readonly number[]): string => lines.map((line) => line + 1).join('\n')

/** The visible text of a line. A closed part shows its two brackets with an ellipsis between them. */
export function getLineText(folds: JsonFolds, line: number): string {
  const { lines, parts } = folds.json
  const text = lines[line] ?? ''
  const part = parts.get(line)
  if (part === undefined || isOpen(folds, line, part)) return text
  return `${text} … ${(lines[part.end] ?? '').trimStart()}`
}

/** Lines of one element: a line that starts a part, or several lines that do not. */
export interface Run {
  /** The first line. */
  line: number
  text: string
  /** The part that the line starts. */
  part?: JsonPart
}

/** Groups lines into runs, split at each line that starts a part. */
export function groupRuns(folds: JsonFolds, lines: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const part = folds.json.parts.get(line)
    const last = runs.at(-1)
    if (part !== undefined) runs.push({ line, text: getLineText(folds, line), part })
    else if (last !== undefined && last.part === undefined) last.text += `\n${folds.json.lines[line] ?? ''}`
    else runs.push({ line, text: folds.json.lines[line] ?? '' })
  }
  return runs
}
