import type { TreeId } from '../tree/tree-index'
import { readRecords } from './read-records'

/** An existing node, in a flat list. */
export interface ExistingNode {
  id: TreeId
  /** The id of its parent; none for a root. */
  parentId?: TreeId | null
  name: string
  /** No node is created under it. */
  isArchived?: boolean
}

/** The rules for reading lines. */
export interface PathRules {
  /** The error of a name, as a sentence, or undefined. */
  nameError: (name: string) => string | undefined
  /** Two names under one parent are the same when their keys are equal. */
  nameKey: (name: string) => string
  /** The remark of a line with an archived node. */
  archived: (name: string) => string
  /** Whether a name can be the title of a column, so that a first row of such names is offered as a header. */
  isHeaderName: (name: string) => boolean
  /** The error of a name that is none of the names of existing nodes with its key. */
  ambiguous: (names: readonly string[]) => string
}

const isNoHeaderName = (): boolean => false

/** The rules of a list whose names only must not be empty. */
export const createPathRules = (
  labels: Readonly<{
    emptyName: string
    archivedName: PathRules['archived']
    ambiguousName: (names: string) => string
  }>,
): PathRules => ({
  nameError: (name) => (name.trim() === '' ? labels.emptyName : undefined),
  nameKey: (name) => name.trim().toLowerCase(),
  archived: labels.archivedName,
  isHeaderName: isNoHeaderName,
  ambiguous: (names) => labels.ambiguousName(names.map((name) => `"${name}"`).join(', ')),
})

/** The result for a node. A `skipped` node is under an archived one and is not created. */
export type PathKind = 'new' | 'existing' | 'archived' | 'skipped' | 'wrong'

/** One node that the lines describe. */
export interface PathNode {
  name: string
  kind: PathKind
  /** The place of its parent among all nodes; -1 for a root. */
  parent: number
  /** 0 for a root. */
  depth: number
  /** The first line with it, from 0. */
  line: number
  /** The id of an existing node. */
  existingId: TreeId | undefined
  /** The error of a `wrong` node. */
  error: string | undefined
  /** The remark of an `archived` node, unless the one above has it. */
  remark: string | undefined
}

/** An error or a remark of a line. An error blocks the creation, a remark does not. */
export interface LineFault {
  /** From 0. */
  line: number
  kind: 'error' | 'remark'
  message: string
}

/** The nodes and faults of a text. */
export interface PathCheck {
  text: string
  delimiter: string
  /** The first row with names is a header and makes no node. */
  hasHeader: boolean
  /** Parents before children, siblings in the order of their first lines. */
  nodes: readonly PathNode[]
  /** In the order of the lines, at most one for each line. */
  faults: readonly LineFault[]
  counts: Readonly<Record<PathKind, number>>
  errors: number
  /** The place of the root of each line; -1 for a blank line, -2 for a header. */
  lineRoots: Int32Array
}

/** A node while lines are read. */
interface Draft extends Omit<PathNode, 'parent'> {
  parent: Draft | undefined
  children: Map<string, Draft>
  place: number
}

const BLANK = -1
const HEADER = -2

/** How many steps run before the work can pause. */
const STRIDE = 200

/** Indexes existing nodes by parent and key. Of two nodes with the same spelling, the index contains the active one. */
function* indexExisting(existingNodes: readonly ExistingNode[], nameKey: PathRules['nameKey']) {
  const index = new Map<TreeId | undefined, Map<string, ExistingNode[]>>()
  for (const [turn, node] of existingNodes.entries()) {
    const parent = node.parentId ?? undefined
    const names = index.get(parent) ?? new Map<string, ExistingNode[]>()
    index.set(parent, names)
    const key = nameKey(node.name)
    const others = names.get(key) ?? []
    const same = others.find(({ name }) => name === node.name)
    if (same === undefined) names.set(key, [...others, node])
    else if (same.isArchived === true) names.set(key, [...others.filter((other) => other !== same), node])
    if (turn % STRIDE === 0) yield
  }
  return index
}

/**
 * Reads rows as paths and combines them into trees: the same name under the same parent is one node. Runs in linear time. Yields
 * regularly, so that the caller can let the page render.
 */
export function* checkPaths(
  text: string,
  delimiter: string,
  existingNodes: readonly ExistingNode[],
  { nameError, nameKey, archived, ambiguous }: Omit<PathRules, 'isHeaderName'>,
  hasHeader = false,
): Generator<undefined, PathCheck> {
  const index = yield* indexExisting(existingNodes, nameKey)
  const tops = new Map<string, Draft>()
  const faults: LineFault[] = []
  /** The root of each line, or what the line is instead. */
  const lineTops: (Draft | typeof BLANK | typeof HEADER)[] = []
  let steps = 0
  let isHeaderNext = hasHeader

  for (const { line, end, names } of readRecords(text, delimiter)) {
    const isHeader = isHeaderNext && names.length > 0
    if (isHeader) isHeaderNext = false
    let parent: Draft | undefined
    let fault: LineFault | undefined
    let top: Draft | typeof BLANK | typeof HEADER = isHeader ? HEADER : BLANK
    for (const name of isHeader ? [] : names) {
      const siblings: Map<string, Draft> = parent?.children ?? tops
      const ownKey = nameKey(name)
      const sameKey: readonly ExistingNode[] =
        (parent === undefined || parent.existingId !== undefined
          ? index.get(parent?.existingId)?.get(ownKey)
          : undefined) ?? []
      // Of existing nodes with one key, each is meant by its own spelling.
      const key = sameKey.length > 1 ? name : ownKey
      let node = siblings.get(key)
      if (node === undefined) {
        const match = sameKey.length > 1 ? sameKey.find((one) => one.name === name) : sameKey[0]
        const isUnderArchived = parent?.kind === 'archived' || parent?.kind === 'skipped'
        const ambiguity = sameKey.length > 1 ? ambiguous(sameKey.map((one) => one.name)) : undefined
        const error = match === undefined ? (ambiguity ?? nameError(name)) : undefined
        const kind =
          match !== undefined
            ? match.isArchived === true || isUnderArchived
              ? 'archived'
              : 'existing'
            : error !== undefined
              ? 'wrong'
              : isUnderArchived
                ? 'skipped'
                : 'new'
        node = {
          name: match?.name ?? name,
          kind,
          parent,
          depth: parent === undefined ? 0 : parent.depth + 1,
          line,
          existingId: match?.id,
          error,
          remark: kind === 'archived' && !isUnderArchived ? archived(match?.name ?? name) : undefined,
          children: new Map(),
          place: -1,
        }
        siblings.set(key, node)
      }
      if (node.error !== undefined && fault?.kind !== 'error') fault = { line, kind: 'error', message: node.error }
      if (node.remark !== undefined) fault ??= { line, kind: 'remark', message: node.remark }
      if (parent === undefined) top = node
      parent = node
      steps += 1
      if (steps % STRIDE === 0) yield
    }
    if (fault !== undefined) faults.push(fault)
    for (let each = line; each < end; each += 1) lineTops.push(top)
    if (line % STRIDE === 0) yield
  }

  const counts: Record<PathKind, number> = { new: 0, existing: 0, archived: 0, skipped: 0, wrong: 0 }
  const nodes: PathNode[] = []
  const stack: Iterator<Draft>[] = [tops.values()]
  while (stack.length > 0) {
    const next = stack.at(-1)?.next()
    if (next === undefined || next.done === true) {
      stack.pop()
      continue
    }
    const { children, parent, ...node } = next.value
    next.value.place = nodes.length
    counts[node.kind] += 1
    nodes.push({
      name: node.name,
      kind: node.kind,
      parent: parent?.place ?? -1,
      depth: node.depth,
      line: node.line,
      existingId: node.existingId,
      error: node.error,
      remark: node.remark,
    })
    stack.push(children.values())
    if (nodes.length % STRIDE === 0) yield
  }
  const lineRoots = Int32Array.from(lineTops, (top) => (typeof top === 'number' ? top : top.place))
  const errors = faults.filter(({ kind }) => kind === 'error').length
  return { text, delimiter, hasHeader, nodes, faults, counts, errors, lineRoots }
}

/** The typed lines of some trees, such as the ones that could not be created. The header stays above them. */
export function getRootLines(check: PathCheck, roots: ReadonlySet<number>): string {
  if (roots.size === 0) return ''
  return check.text
    .split('\n')
    .filter((_, line) => {
      const root = check.lineRoots[line] ?? BLANK
      return root === HEADER || roots.has(root)
    })
    .join('\n')
}
