import { findCycles } from './cycles'
import { IdTable } from './id-table'

/** What tells a node apart from all others. `1` and `'1'` are two ids. */
export type TreeId = string | number

/** A node of a tree, in a flat list. Siblings stand in the order of the list; parents may come after their children. */
export interface TreeNode<Id extends TreeId = TreeId> {
  id: Id
  /** The node it stands under; at the top without one. */
  parentId?: Id | null
  /** What is read and drawn; one line, cut with an ellipsis. */
  name: string
  /** Why it cannot be changed, as a sentence; holds for everything under it too. */
  disabledReason?: string
  /** Where it is given from, such as "group Site Admins": it and everything under it are on, and cannot be changed. */
  inheritedFrom?: string
  /** One or two words in a badge after the name, such as "Archived". */
  badge?: string
  /** Where its name leads. */
  href?: string
}

/** Why a list of nodes is no tree, with the nodes it is about. */
export interface TreeFault {
  kind: 'repeated-id' | 'unknown-parent' | 'cycle'
  /** The repeated ids; the nodes whose parent is unknown; the nodes of one cycle, each under the next one. */
  ids: TreeId[]
}

export const FREE = 0
export const DISABLED = 1
export const INHERITED = 2

/**
 * A tree as numbers. A node is its place in pre-order, so that what stands under `i` is the range from `i + 1` to `end[i]`.
 * Arrays that would hold only zeros are empty: read them with `at`.
 */
export interface TreeIndex {
  /** In pre-order. */
  nodes: readonly TreeNode[]
  size: number
  /** Place of the parent; -1 at the top. */
  parent: Int32Array
  /** 0 at the top. */
  depth: Int32Array
  /** One past the last place under it. */
  end: Int32Array
  /** Among its siblings, from 1. */
  position: Int32Array
  /** How many children it has. */
  children: Int32Array
  /** How many nodes stand at the top. */
  roots: number
  /** How many leaves it stands for; 1 for a leaf. */
  leaves: Int32Array
  /** How many of those can be changed. */
  enabled: Int32Array
  /** How many of those are inherited. */
  inherited: Int32Array
  /** FREE, DISABLED or INHERITED, by itself or by what it stands under. */
  held: Uint8Array
  /** -1 for an id that is not in the tree. */
  placeOf: (id: TreeId) => number
}

/** A tree, or what keeps the list from being one. */
export type TreeResult = { index: TreeIndex; faults?: never } | { index?: never; faults: TreeFault[] }

const NONE: TreeNode = { id: '', name: '' }

/** What an array holds at a place, and 0 where it ends. */
export const at = (array: Int32Array | Uint8Array, place: number): number => array[place] ?? 0

export const isLeaf = (index: TreeIndex, place: number): boolean => at(index.children, place) === 0

/** How many siblings a node has, itself among them. */
export function setSize(index: TreeIndex, place: number): number {
  const parent = at(index.parent, place)
  return parent < 0 ? index.roots : at(index.children, parent)
}

/** Puts a flat list into pre-order and counts it. Never throws: a list that is no tree gives its faults. */
export function buildTree(nodes: readonly TreeNode[]): TreeResult {
  const index = indexInOrder(nodes)
  return index === undefined ? buildUnordered(nodes) : { index }
}

function buildUnordered(list: readonly TreeNode[]): TreeResult {
  const table = new IdTable(list)
  for (let i = 0; i < list.length; i++) {
    if (!table.add(i)) return { faults: [{ kind: 'repeated-id', ids: repeatedIds(list) }] }
  }
  const parents = new Int32Array(list.length)
  const orphans: TreeId[] = []
  // Siblings mostly stand together: their parent is looked up once.
  let lastId: TreeId | undefined
  let last = -1
  list.forEach(({ id, parentId }, i) => {
    const upId = parentId ?? undefined
    if (upId !== lastId) {
      last = upId === undefined ? -1 : table.find(upId)
      lastId = upId
    }
    if (last < 0 && upId !== undefined) orphans.push(id)
    parents[i] = last
  })
  if (orphans.length > 0) return { faults: [{ kind: 'unknown-parent', ids: orphans }] }

  const nodes: TreeNode[] = []
  for (const place of preOrder(parents)) nodes.push(list[place] ?? NONE)
  if (nodes.length < list.length) {
    const cycles = findCycles(parents).map((cycle) => cycle.map((i) => list[i]?.id ?? ''))
    return { faults: cycles.map((ids) => ({ kind: 'cycle', ids })) }
  }
  return { index: indexInOrder(nodes) ?? EMPTY_TREE }
}

function repeatedIds(nodes: readonly TreeNode[]): TreeId[] {
  const seen = new Set<TreeId>()
  const repeated = new Set<TreeId>()
  for (const { id } of nodes) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated]
}

/** The nodes that are reached from the top, in pre-order; shorter than the list when some stand in a cycle. */
function preOrder(parents: Int32Array): Int32Array {
  const size = parents.length
  // Linked lists of children, one past the number so that 0 ends a list; place 0 is the top.
  const first = new Int32Array(size + 1)
  const next = new Int32Array(size + 1)
  for (let i = size; i > 0; i--) {
    const parent = (parents[i - 1] ?? 0) + 1
    next[i] = first[parent] ?? 0
    first[parent] = i
  }
  const order = new Int32Array(size)
  let count = 0
  let node = first[0] ?? 0
  while (node !== 0) {
    order[count++] = node - 1
    let step = first[node] ?? 0
    while (step === 0 && node !== 0) {
      step = next[node] ?? 0
      node = (parents[node - 1] ?? 0) + 1
    }
    node = step
  }
  return order.subarray(0, count)
}

/**
 * Counts a list that is in pre-order, as a server that walks a tree sends it: each node's parent is the one before it, or
 * stands above that, so that none has to be looked up. All in one pass: a tree is read once, and a loop gets quick only
 * after it has run for a while.
 * @returns undefined for any other list, and for one with an id that comes twice
 */
function indexInOrder(nodes: readonly []): TreeIndex
function indexInOrder(nodes: readonly TreeNode[]): TreeIndex | undefined
function indexInOrder(nodes: readonly TreeNode[]): TreeIndex | undefined {
  const size = nodes.length
  const table = new IdTable(nodes)
  const parent = new Int32Array(size)
  const depth = new Int32Array(size)
  const position = new Int32Array(size)
  const children = new Int32Array(size)
  const end = new Int32Array(size)
  const leaves = new Int32Array(size)
  let isDisabled = false
  let roots = 0
  let up = -1
  let upId: TreeId | undefined
  // One step beyond the last node ends all that stand above it.
  for (let i = 0; i <= size; i++) {
    const node = nodes[i]
    const parentId = node?.parentId ?? undefined
    const isSibling = parentId === upId
    let last = i - 1
    // From the node before upwards, everything ends here until the parent is met.
    while (last >= 0 && (isSibling ? last !== up : nodes[last]?.id !== parentId)) {
      end[last] = i
      if (children[last] === 0) leaves[last] = 1
      const above = parent[last] ?? -1
      if (above >= 0) leaves[above] = (leaves[above] ?? 0) + (leaves[last] ?? 0)
      last = above
    }
    if (last < 0 && parentId !== undefined) return undefined
    if (node === undefined) break

    if (!table.add(i)) return undefined
    isDisabled ||= node.disabledReason !== undefined || node.inheritedFrom !== undefined
    up = last
    upId = parentId
    parent[i] = up
    if (up < 0) position[i] = ++roots
    else {
      depth[i] = (depth[up] ?? 0) + 1
      position[i] = children[up] = (children[up] ?? 0) + 1
    }
  }
  const placeOf = (id: TreeId): number => table.find(id)
  const tree = { nodes, size, parent, depth, end, position, children, roots, leaves, placeOf }
  const inherited = new Int32Array(isDisabled ? size : 0)
  const held = new Uint8Array(inherited.length)
  if (!isDisabled) return { ...tree, enabled: leaves, inherited, held }

  const enabled = new Int32Array(size)
  for (let i = 0; i < size; i++) {
    if (nodes[i]?.inheritedFrom !== undefined) held[i] = INHERITED
    else if (nodes[i]?.disabledReason !== undefined) held[i] = DISABLED
    else held[i] = at(held, at(parent, i))
  }
  for (let i = size - 1; i >= 0; i--) {
    if (children[i] === 0 && held[i] === FREE) enabled[i] = 1
    if (children[i] === 0 && held[i] === INHERITED) inherited[i] = 1
    const above = parent[i] ?? -1
    if (above < 0) continue
    enabled[above] = at(enabled, above) + at(enabled, i)
    inherited[above] = at(inherited, above) + at(inherited, i)
  }
  return { ...tree, enabled, inherited, held }
}

/** No node at all. */
export const EMPTY_TREE: TreeIndex = indexInOrder([])

/** The node that holds a place back: itself, or the nearest one above with a reason; undefined for a free place. */
export function holderOf(index: TreeIndex, place: number): TreeNode | undefined {
  if (at(index.held, place) === FREE) return undefined
  for (let i = place; i >= 0; i = at(index.parent, i)) {
    const node = index.nodes[i]
    if (node?.inheritedFrom !== undefined || node?.disabledReason !== undefined) return node
  }
}
