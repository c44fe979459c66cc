import type { FormattedJson, JsonPart } from './format-json'

/** The open parts of one text. Immutable: a step creates a new one. */
export interface JsonFolds {
  json: FormattedJson
  /** Parts inside fewer parts than this are open. */
  levels: number
  /** The parts that the user opened or closed, by their lines. */
  toggled: ReadonlyMap<number, boolean>
}

/** Whether a part is open. */
export const isOpen = (folds: JsonFolds, line: number, part: JsonPart): boolean =>
  folds.toggled.get(line) ?? part.depth < folds.levels

/** Opens or closes one part. */
export const setPartOpen = (folds: JsonFolds, line: number, open: boolean): JsonFolds => ({
  ...folds,
  toggled: new Map(folds.toggled).set(line, open),
})

/** Opens or closes all parts. The outermost part stays open. */
export const setAllOpen = (folds: JsonFolds, open: boolean): JsonFolds => ({
  ...folds,
  levels: open ? Number.POSITIVE_INFINITY : 1,
  toggled: new Map(),
})

/** The visible lines: only the first line of a closed part. */
export function listVisibleLines(folds: JsonFolds): number[] {
  const { lines, parts } = folds.json
  const visibleLines: number[] = []
  for (let line = 0; line < lines.length; line += 1) {
    visibleLines.push(line)
    const part = parts.get(line)
    if (part !== undefined && !isOpen(folds, line, part)) line = part.end
  }
  return visibleLines
}

/** The key at the start of a line, as written; undefined for an entry of an array. */
const readKey = (text: string): string | undefined => /^\s*"((?:[^"\\]|\\.)*)": /.exec(text)?.[1]

/** The name of a part: its key, its number in an array, or undefined for the outermost part. */
export function getPartName({ lines, parts }: FormattedJson, line: number): string | number | undefined {
  const part = parts.get(line)
  if (part === undefined || part.parent < 0) return undefined
  return readKey(lines[line] ?? '') ?? part.place + 1
}

/** Finds the part with a name in a part; -1 for none. */
function findChild(json: FormattedJson, parent: number, name: string | number | undefined): number {
  const end = json.parts.get(parent)?.end ?? -1
  for (let line = parent + 1; line < end; line += 1) {
    const part = json.parts.get(line)
    if (part === undefined) continue
    if (getPartName(json, line) === name) return line
    line = part.end
  }
  return -1
}

/** Finds the same part in another text; -1 for none. */
function findSamePart(before: FormattedJson, line: number, after: FormattedJson): number {
  const names: (string | number | undefined)[] = []
  for (let at = line; at > 0; at = before.parts.get(at)?.parent ?? 0) names.unshift(getPartName(before, at))
  let found = after.parts.has(0) ? 0 : -1
  for (const name of names) found = found < 0 ? -1 : findChild(after, found, name)
  return found
}

/** Carries open and closed parts over to a newer text, by the names of the parts. */
export function carryFolds({ json, levels, toggled }: JsonFolds, after: FormattedJson): JsonFolds {
  const carried = new Map<number, boolean>()
  for (const [line, open] of toggled) {
    const newLine = findSamePart(json, line, after)
    if (newLine >= 0) carried.set(newLine, open)
  }
  return { json: after, levels, toggled: carried }
}
