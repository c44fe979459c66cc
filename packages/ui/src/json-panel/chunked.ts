import type { JsonPart } from './format-json'
import { isOpen, type JsonFolds } from './json-folds'

/** How many lines the browser draws or leaves out together. */
const CHUNK = 200

/** Cuts lines into chunks, so that a long text is a few elements and not one for every line. */
export function chunked(seen: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(seen.length / CHUNK) }, (_, place) =>
    seen.slice(place * CHUNK, (place + 1) * CHUNK),
  )
}

/** The number of each line, one under the other. */
export const numbersOf = (lines: readonly number[]): string => lines.map((line) => line + 1).join('\n')

/** What is read in a line: of a closed part, its two brackets with an ellipsis between them. */
export function wordsOf(folds: JsonFolds, line: number): string {
  const text = folds.of.lines[line] ?? ''
  const part = folds.of.parts.get(line)
  if (part === undefined || isOpen(folds, line, part)) return text
  return `${text} … ${(folds.of.lines[part.end] ?? '').trimStart()}`
}

/** Lines that belong together: one that begins a part, or several that do not. */
export interface Run {
  /** The first of them. */
  line: number
  text: string
  /** The part that it begins. */
  part?: JsonPart
}

/** Parts lines at those that can be folded. */
export function runsOf(folds: JsonFolds, lines: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const part = folds.of.parts.get(line)
    const last = runs.at(-1)
    if (part !== undefined) runs.push({ line, text: wordsOf(folds, line), part })
    else if (last !== undefined && last.part === undefined) last.text += `\n${folds.of.lines[line] ?? ''}`
    else runs.push({ line, text: folds.of.lines[line] ?? '' })
  }
  return runs
}
