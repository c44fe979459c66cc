import { findCycles } from './cycles'
import { IdTable } from './id-table'

/** The unique id of a node. `1` and `'1'` are two ids. */
export type TreeId = string | number

/** A node of a tree, in a flat list. Siblings keep the order of the list. A parent may come after its children. */
export interface TreeNode<Id extends TreeId = TreeId> {
  id: Id
  /** The id of its parent; none for a root. */
  parentId?: Id | null
  /** The visible name: one line, cut off with an ellipsis. */
  name: string
  /** Why it cannot be changed, as a sentence. Also disables everything under it. */
  disabledReason?: string
  /** The source it is inherited from, such as "group Site Admins". It and everything under it are checked and cannot be changed. */
  inheritedFrom?: string
  /** One or two words in a badge after the name, such as "Archived". */
  badge?: string
  /** The target of the link on its name. */
  href?: string
}

/** Why a list of nodes is not a tree, with the ids of the nodes. */
export interface TreeFault {
  kind: 'repeated-id' | 'unknown-parent' | 'cycle'
  /** The repeated ids, the nodes with an unknown parent, or the nodes of one cycle, each under the next one. */
  ids: TreeId[]
}

export const FREE = 0
export const DISABLED = 1
export const INHERITED = 2

/**
 * A tree as numbers. A node is its place in pre-order, so that the descendants of `i` are the range from `i + 1` to `end[i]`.
 * Arrays of only zeros are empty: read them with `at`.
 */
export interface TreeIndex {
  /** In pre-order. */
  nodes: readonly TreeNode[]
  size: number
  /** Place of the parent; -1 at the top. */
  parent: Int32Array
  /** 0 at the top. */
  depth: Int32Array
  /** One past its last descendant. */
  end: Int32Array
  /** Among its siblings, from 1. */
  position: Int32Array
  /** How many children it has. */
  children: Int32Array
  /** How many roots there are. */
  roots: number
  /** How many leaves are under it; 1 for a leaf. */
  leaves: Int32Array
  /** How many of those leaves can be changed. */
  enabled: Int32Array
  /** How many of those leaves are inherited. */
  inherited: Int32Array
  /** FREE, DISABLED or INHERITED, from the node itself or its nearest ancestor with a lock. */
  locks: Uint8Array
  /** -1 for an id that is not in the tree. */
  findPlace: (id: TreeId) => number
}

/** A tree, or why the list is not one. */
export type TreeResult = { index: TreeIndex; faults?: never } | { index?: never; faults: TreeFault[] }

const NONE: TreeNode = { id: '', name: '' }

/** The number at a place, and 0 beyond the end of the array. */
export const at = (array: Int32Array | Uint8Array, place: number): number => array[place] ?? 0

export const isLeaf = (index: TreeIndex, place: number): boolean => at(index.children, place) === 0

/** How many siblings a node has, itself included. */
export function setSize(index: TreeIndex, place: number): number {
  const parent = at(index.parent, place)
  return parent < 0 ? index.roots : at(index.children, parent)
}

/** Sorts a flat list into pre-order and counts it. Never throws: a list that is not a tree returns its faults. */
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
  // Siblings are usually adjacent, so their parent is looked up once.
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

/** The nodes that can be reached from the roots, in pre-order. Nodes of a cycle are missing. */
function preOrder(parents: Int32Array): Int32Array {
  const size = parents.length
  // Linked lists of children. Numbers are places plus 1: 0 ends a list, and place 0 is the parent of the roots.
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
 * Counts a list that is in pre-order, such as a server that walks a tree sends. The parent of each node is the node before it or an
 * ancestor of that one, so no lookup is needed. One pass, because the engine optimizes a loop only after many iterations.
 * @returns undefined for any other list, and for a list with a repeated id
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
  // One step past the last node ends all its ancestors.
  for (let i = 0; i <= size; i++) {
    const node = nodes[i]
    const parentId = node?.parentId ?? undefined
    const isSibling = parentId === upId
    let last = i - 1
    // The node before and its ancestors end here, up to the parent.
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
  const findPlace = (id: TreeId): number => table.find(id)
  const tree = { nodes, size, parent, depth, end, position, children, roots, leaves, findPlace }
  const inherited = new Int32Array(isDisabled ? size : 0)
  const locks = new Uint8Array(inherited.length)
  if (!isDisabled) return { ...tree, enabled: leaves, inherited, locks }

  const enabled = new Int32Array(size)
  for (let i = 0; i < size; i++) {
    if (nodes[i]?.inheritedFrom !== undefined) locks[i] = INHERITED
    else if (nodes[i]?.disabledReason !== undefined) locks[i] = DISABLED
    else locks[i] = at(locks, at(parent, i))
  }
  for (let i = size - 1; i >= 0; i--) {
    if (children[i] === 0 && locks[i] === FREE) enabled[i] = 1
    if (children[i] === 0 && locks[i] === INHERITED) inherited[i] = 1
    const above = parent[i] ?? -1
    if (above < 0) continue
    enabled[above] = at(enabled, above) + at(enabled, i)
    inherited[above] = at(inherited, above) + at(inherited, i)
  }
  return { ...tree, enabled, inherited, locks }
}

/** The tree without nodes. */
export const EMPTY_TREE: TreeIndex = indexInOrder([])

/** The node whose reason locks a place: itself or its nearest ancestor with one; undefined for a free place. */
export function findLockingNode(index: TreeIndex, place: number): TreeNode | undefined {
  if (at(index.locks, place) === FREE) return undefined
  for (let i = place; i >= 0; i = at(index.parent, i)) {
    const node = index.nodes[i]
    if (node?.inheritedFrom !== undefined || node?.disabledReason !== undefined) return node
  }
}
