import type { TreeId } from '../tree-checkbox/tree-index'
import { splitPath } from './delimiters'

/** What is there already, in a flat list. */
export interface KnownNode {
  id: TreeId
  /** At the top without one. */
  parentId?: TreeId | null
  name: string
  /** Nothing is created under it. */
  isArchived?: boolean
}

/** How lines are read. */
export interface PathRules {
  /** The names of a line, from the top down; none for a blank line. */
  split: (line: string, delimiter: string) => string[]
  /** What is wrong with a name, as a sentence; undefined when nothing is. */
  nameError: (name: string) => string | undefined
  /** Two names under one parent are the same when these are equal. */
  nameKey: (name: string) => string
  /** Said of a line that meets an archived node. */
  archived: (name: string) => string
}

export const PATH_RULES: PathRules = {
  split: splitPath,
  nameError: (name) => (name.trim() === '' ? 'A name between two others is empty.' : undefined),
  nameKey: (name) => name.trim().toLowerCase(),
  archived: (name) => `${name} is archived. Nothing is created under it.`,
}

/** What becomes of a node: `skipped` stands under an archived one and is not created. */
export type PathKind = 'new' | 'existing' | 'archived' | 'skipped' | 'wrong'

/** One node of what the lines describe. */
export interface PathNode {
  name: string
  kind: PathKind
  /** Its place among all nodes; -1 at the top. */
  parent: number
  /** 0 at the top. */
  depth: number
  /** Among its siblings, from 1. */
  position: number
  setSize: number
  /** The first line that names it, from 0. */
  line: number
  /** The id of one that is there already. */
  knownId: TreeId | undefined
  /** What is wrong with a `wrong` one. */
  error: string | undefined
}

/** What is to be told of a line: an error keeps all from being created, a remark does not. */
export interface LineFault {
  /** From 0. */
  line: number
  kind: 'error' | 'remark'
  message: string
}

/** What a text describes. */
export interface PathCheck {
  text: string
  delimiter: string
  /** Parents before children, siblings in the order of their first lines. */
  nodes: readonly PathNode[]
  /** In the order of the lines, one a line at most. */
  faults: readonly LineFault[]
  counts: Readonly<Record<PathKind, number>>
  errors: number
  /** The top node of each line; -1 of a blank one. */
  rootOfLine: Int32Array
}

/** What is kept of a node while lines are read. */
interface Draft extends Omit<PathNode, 'parent' | 'position' | 'setSize'> {
  parent: Draft | undefined
  children: Map<string, Draft>
  place: number
}

/** So many steps between two points at which the work may be put down. */
const STRIDE = 200

/** The known nodes by parent and name; of two with one name the active one. */
function* indexKnown(known: readonly KnownNode[], nameKey: PathRules['nameKey']) {
  const index = new Map<TreeId | undefined, Map<string, KnownNode>>()
  for (const [turn, node] of known.entries()) {
    const parent = node.parentId ?? undefined
    const names = index.get(parent) ?? new Map<string, KnownNode>()
    index.set(parent, names)
    const key = nameKey(node.name)
    if (!names.has(key) || names.get(key)?.isArchived === true) names.set(key, node)
    if (turn % STRIDE === 0) yield
  }
  return index
}

/**
 * Reads lines as paths and puts them together to trees: a name that stands under the same parent already is that node. The time is
 * linear in the text and in what is known. Yields now and then, so that the caller can let the page draw.
 */
export function* checkPaths(
  text: string,
  delimiter: string,
  known: readonly KnownNode[],
  { split, nameError, nameKey, archived }: PathRules,
): Generator<undefined, PathCheck> {
  const index = yield* indexKnown(known, nameKey)
  const lines = text.split('\n')
  const tops = new Map<string, Draft>()
  const faults: LineFault[] = []
  const topOfLine: (Draft | undefined)[] = []
  let steps = 0

  for (const [line, content] of lines.entries()) {
    let parent: Draft | undefined
    let fault: LineFault | undefined
    for (const name of split(content, delimiter)) {
      const siblings: Map<string, Draft> = parent?.children ?? tops
      const key = nameKey(name)
      let node = siblings.get(key)
      if (node === undefined) {
        const match: KnownNode | undefined =
          parent === undefined || parent.knownId !== undefined ? index.get(parent?.knownId)?.get(key) : undefined
        const isShut = parent?.kind === 'archived' || parent?.kind === 'skipped'
        const error = match === undefined ? nameError(name) : undefined
        const kind =
          match !== undefined
            ? match.isArchived === true || isShut
              ? 'archived'
              : 'existing'
            : error !== undefined
              ? 'wrong'
              : isShut
                ? 'skipped'
                : 'new'
        node = {
          name: match?.name ?? name,
          kind,
          parent,
          depth: parent === undefined ? 0 : parent.depth + 1,
          line,
          knownId: match?.id,
          error,
          children: new Map(),
          place: -1,
        }
        siblings.set(key, node)
      }
      if (node.error !== undefined && fault?.kind !== 'error') fault = { line, kind: 'error', message: node.error }
      if (node.kind === 'archived') fault ??= { line, kind: 'remark', message: archived(node.name) }
      if (parent === undefined) topOfLine[line] = node
      parent = node
      steps += 1
      if (steps % STRIDE === 0) yield
    }
    if (fault !== undefined) faults.push(fault)
    if (line % STRIDE === 0) yield
  }

  const counts: Record<PathKind, number> = { new: 0, existing: 0, archived: 0, skipped: 0, wrong: 0 }
  const nodes: PathNode[] = []
  const stack: { rest: Iterator<Draft>; setSize: number; position: number }[] = [
    { rest: tops.values(), setSize: tops.size, position: 0 },
  ]
  while (stack.length > 0) {
    const level = stack.at(-1)
    const next = level?.rest.next()
    if (level === undefined || next === undefined || next.done === true) {
      stack.pop()
      continue
    }
    const { children, parent, ...node } = next.value
    next.value.place = nodes.length
    level.position += 1
    counts[node.kind] += 1
    nodes.push({
      name: node.name,
      kind: node.kind,
      parent: parent?.place ?? -1,
      depth: node.depth,
      position: level.position,
      setSize: level.setSize,
      line: node.line,
      knownId: node.knownId,
      error: node.error,
    })
    stack.push({ rest: children.values(), setSize: children.size, position: 0 })
    if (nodes.length % STRIDE === 0) yield
  }
  const rootOfLine = Int32Array.from(lines, (_, line) => topOfLine[line]?.place ?? -1)
  const errors = faults.filter(({ kind }) => kind === 'error').length
  return { text, delimiter, nodes, faults, counts, errors, rootOfLine }
}

/** The lines of some of the trees, such as those that could not be created, as they were typed. */
export function linesOf(check: PathCheck, roots: ReadonlySet<number>): string {
  return check.text
    .split('\n')
    .filter((_, line) => roots.has(check.rootOfLine[line] ?? -1))
    .join('\n')
}
