import type { FormattedJson, JsonPart } from './format-json'

/** Which parts are open; belongs to one text. Never changed: a step makes a new one. */
export interface JsonFolds {
  of: FormattedJson
  /** Parts that stand in fewer others than this are open. */
  levels: number
  /** Those that a person has opened or closed, by their line. */
  turned: ReadonlyMap<number, boolean>
}

/** Whether a part is open. */
export const isOpen = (folds: JsonFolds, line: number, part: JsonPart): boolean =>
  folds.turned.get(line) ?? part.depth < folds.levels

/** Opens or closes one part. */
export const turn = (folds: JsonFolds, line: number, open: boolean): JsonFolds => ({
  ...folds,
  turned: new Map(folds.turned).set(line, open),
})

/** Opens or closes all; of what is closed, the outermost part stays open. */
export const turnAll = (folds: JsonFolds, open: boolean): JsonFolds => ({
  ...folds,
  levels: open ? Number.POSITIVE_INFINITY : 1,
  turned: new Map(),
})

/** The lines that are seen: of a closed part only the first. */
export function openLines(folds: JsonFolds): number[] {
  const { lines, parts } = folds.of
  const seen: number[] = []
  for (let line = 0; line < lines.length; line += 1) {
    seen.push(line)
    const part = parts.get(line)
    if (part !== undefined && !isOpen(folds, line, part)) line = part.end
  }
  return seen
}

/** The key that a line begins with, as it is written; undefined for an entry of an array. */
const keyOf = (text: string): string | undefined => /^\s*"((?:[^"\\]|\\.)*)": /.exec(text)?.[1]

/** What a person calls a part: its key, its number in an array, nothing for the outermost. */
export function nameOf({ lines, parts }: FormattedJson, line: number): string | number | undefined {
  const part = parts.get(line)
  if (part === undefined || part.parent < 0) return undefined
  return keyOf(lines[line] ?? '') ?? part.place + 1
}

/** The part of a name in a part; -1 when there is none. */
function childNamed(json: FormattedJson, within: number, name: string | number | undefined): number {
  const end = json.parts.get(within)?.end ?? -1
  for (let line = within + 1; line < end; line += 1) {
    const part = json.parts.get(line)
    if (part === undefined) continue
    if (nameOf(json, line) === name) return line
    line = part.end
  }
  return -1
}

/** Where a part of one text stands in another one; -1 when it is not there. */
function sameIn(before: FormattedJson, line: number, after: FormattedJson): number {
  const names: (string | number | undefined)[] = []
  for (let at = line; at > 0; at = before.parts.get(at)?.parent ?? 0) names.unshift(nameOf(before, at))
  let found = after.parts.has(0) ? 0 : -1
  for (const name of names) found = found < 0 ? -1 : childNamed(after, found, name)
  return found
}

/** What was opened and closed, in a text that came later: by the names of the parts. */
export function carryFolds({ of, levels, turned }: JsonFolds, after: FormattedJson): JsonFolds {
  const carried = new Map<number, boolean>()
  for (const [line, open] of turned) {
    const now = sameIn(of, line, after)
    if (now >= 0) carried.set(now, open)
  }
  return { of: after, levels, turned: carried }
}
