import { findCycles } from './cycles'

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
  const size = nodes.length
  const listed = new Map<TreeId, number>()
  let isHeld = false
  for (let i = 0; i < size; i++) {
    const node = nodes[i]
    listed.set(node?.id ?? '', i)
    isHeld ||= node?.disabledReason !== undefined || node?.inheritedFrom !== undefined
  }
  if (listed.size < size) return { faults: [{ kind: 'repeated-id', ids: repeatedIds(nodes) }] }

  const parents = new Int32Array(size)
  const orphans: TreeId[] = []
  // Siblings mostly stand together: their parent is looked up once.
  let lastId: TreeId | undefined
  let last: number | undefined = -1
  for (let i = 0; i < size; i++) {
    const parentId = nodes[i]?.parentId ?? undefined
    if (parentId !== lastId) {
      last = parentId === undefined ? -1 : listed.get(parentId)
      lastId = parentId
    }
    if (last === undefined) orphans.push(nodes[i]?.id ?? '')
    parents[i] = last ?? -1
  }
  if (orphans.length > 0) return { faults: [{ kind: 'unknown-parent', ids: orphans }] }

  const order = preOrder(parents)
  if (order.length < size) {
    const cycles = findCycles(parents).map((cycle) => cycle.map((i) => nodes[i]?.id ?? ''))
    return { faults: cycles.map((ids) => ({ kind: 'cycle', ids })) }
  }
  return { index: inOrder(nodes, parents, order, listed, isHeld) }
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

function isInOrder(order: Int32Array): boolean {
  for (let i = 0; i < order.length; i++) if (order[i] !== i) return false
  return true
}

function inOrder(
  list: readonly TreeNode[],
  parents: Int32Array,
  order: Int32Array,
  listed: Map<TreeId, number>,
  isHeld: boolean,
): TreeIndex {
  if (isInOrder(order)) return counted(list, parents, isHeld, (id) => listed.get(id) ?? -1)
  const size = order.length
  const nodes: TreeNode[] = []
  const placeAt = new Int32Array(size)
  for (let place = 0; place < size; place++) {
    const from = order[place] ?? 0
    placeAt[from] = place
    nodes.push(list[from] ?? { id: '', name: '' })
  }
  const parent = new Int32Array(size)
  for (let place = 0; place < size; place++) {
    const up = parents[order[place] ?? 0] ?? -1
    parent[place] = up < 0 ? -1 : (placeAt[up] ?? -1)
  }
  return counted(nodes, parent, isHeld, (id) => placeAt[listed.get(id) ?? -1] ?? -1)
}

/** The numbers of a tree that is in pre-order. */
function counted(
  nodes: readonly TreeNode[],
  parent: Int32Array,
  isHeld: boolean,
  placeOf: (id: TreeId) => number,
): TreeIndex {
  const size = nodes.length
  const depth = new Int32Array(size)
  const position = new Int32Array(size)
  const children = new Int32Array(size)
  let roots = 0
  for (let i = 0; i < size; i++) {
    const up = parent[i] ?? -1
    if (up < 0) position[i] = ++roots
    else {
      depth[i] = (depth[up] ?? 0) + 1
      position[i] = children[up] = (children[up] ?? 0) + 1
    }
  }
  const end = new Int32Array(size)
  const leaves = new Int32Array(size)
  for (let i = size - 1; i >= 0; i--) {
    if (children[i] === 0) {
      end[i] = i + 1
      leaves[i] = 1
    }
    const up = parent[i] ?? -1
    if (up < 0) continue
    // The last child is met first, and ends where its parent does.
    if (end[up] === 0) end[up] = end[i] ?? 0
    leaves[up] = (leaves[up] ?? 0) + (leaves[i] ?? 0)
  }
  const tree = { nodes, size, parent, depth, end, position, children, roots, leaves, placeOf }
  if (!isHeld) return { ...tree, enabled: leaves, inherited: new Int32Array(0), held: new Uint8Array(0) }

  const held = heldPlaces(nodes, parent)
  const enabled = new Int32Array(size)
  const inherited = new Int32Array(size)
  for (let i = size - 1; i >= 0; i--) {
    if (children[i] === 0 && held[i] === FREE) enabled[i] = 1
    if (children[i] === 0 && held[i] === INHERITED) inherited[i] = 1
    const up = parent[i] ?? -1
    if (up < 0) continue
    enabled[up] = at(enabled, up) + at(enabled, i)
    inherited[up] = at(inherited, up) + at(inherited, i)
  }
  return { ...tree, enabled, inherited, held }
}

/** No node at all. */
export const EMPTY_TREE: TreeIndex = counted([], new Int32Array(0), false, () => -1)

function heldPlaces(nodes: readonly TreeNode[], parent: Int32Array): Uint8Array {
  const held = new Uint8Array(nodes.length)
  for (let i = 0; i < held.length; i++) {
    if (nodes[i]?.inheritedFrom !== undefined) held[i] = INHERITED
    else if (nodes[i]?.disabledReason !== undefined) held[i] = DISABLED
    else held[i] = at(parent, i) < 0 ? FREE : at(held, at(parent, i))
  }
  return held
}

/** The node that holds a place back: itself, or the nearest one above with a reason; undefined for a free place. */
export function holderOf(index: TreeIndex, place: number): TreeNode | undefined {
  if (at(index.held, place) === FREE) return undefined
  for (let i = place; i >= 0; i = at(index.parent, i)) {
    const node = index.nodes[i]
    if (node?.inheritedFrom !== undefined || node?.disabledReason !== undefined) return node
  }
}
