import { at, FREE, INHERITED, isLeaf, type TreeId, type TreeIndex } from './tree-index'

/** What is chosen in a tree, at one moment. Nothing in it is worked out before it is asked for. */
export interface TreeSelection<Id extends TreeId = TreeId> {
  /** Whether a node is chosen; a branch is when all that can be changed under it is. What is inherited is not chosen. */
  has: (id: Id) => boolean
  /** How many `toArray` gives. */
  readonly count: number
  /** The chosen ones in the order of the tree: leaves, or every node where branches count too. */
  toArray: () => Id[]
  /** The shortest list that says the same: a branch of which every leaf is chosen, in place of its leaves. */
  highest: () => Id[]
}

/** Whether a branch only stands for its leaves, or is a thing of its own that is chosen with them. */
export type Counted = 'leaves' | 'nodes'

/** How a node is drawn: on, off, or in between. */
export type CheckState = 'true' | 'false' | 'mixed'

/** What is chosen, as counts over leaves. Never changed: a change makes a new one that shares what stayed the same. */
export class Selection implements TreeSelection {
  #count: number | undefined

  constructor(
    readonly index: TreeIndex,
    readonly counted: Counted,
    /** How many of a node's leaves that can be changed are on. */
    readonly checked: Int32Array,
    /** How many of its disabled leaves are on. */
    readonly fixed: Int32Array,
  ) {}

  has(id: TreeId): boolean {
    const place = this.index.placeOf(id)
    return place >= 0 && this.isChosen(place)
  }

  get count(): number {
    this.#count ??= this.counted === 'leaves' ? this.#leaves() : this.#places().length
    return this.#count
  }

  toArray(): TreeId[] {
    return this.#places().map((place) => this.#id(place))
  }

  highest(): TreeId[] {
    const { size, leaves, end } = this.index
    const ids: TreeId[] = []
    for (let i = 0; i < size;) {
      const isWhole = at(this.checked, i) === at(leaves, i) || (isLeaf(this.index, i) && at(this.fixed, i) > 0)
      if (isWhole) ids.push(this.#id(i))
      // Nothing on below: the whole range is passed by.
      i = isWhole || at(this.checked, i) + at(this.fixed, i) === 0 ? at(end, i) : i + 1
    }
    return ids
  }

  /** Whether the person's choice, not an inheritance, has it on. */
  isChosen(place: number): boolean {
    if (at(this.checked, place) + at(this.fixed, place) === 0) return false
    return this.state(place) === 'true'
  }

  /**
   * Checked when every enabled leaf under it is, or, without an enabled one, when every leaf is. Mixed when any other leaf is on,
   * also a disabled or inherited one.
   */
  state(place: number): CheckState {
    const { enabled, leaves, inherited } = this.index
    const isEnabled = at(enabled, place) > 0
    const checked = at(this.checked, place)
    const on = checked + at(this.fixed, place) + at(inherited, place)
    if (on === 0) return 'false'
    return (isEnabled ? checked === at(enabled, place) : on === at(leaves, place)) ? 'true' : 'mixed'
  }

  #leaves(): number {
    let sum = 0
    const { size, end } = this.index
    for (let i = 0; i < size; i = at(end, i)) sum += at(this.checked, i) + at(this.fixed, i)
    return sum
  }

  #places(): number[] {
    const places: number[] = []
    const { size, end } = this.index
    for (let i = 0; i < size;) {
      const isOff = at(this.checked, i) + at(this.fixed, i) === 0
      if (!isOff && (isLeaf(this.index, i) || (this.counted === 'nodes' && this.isChosen(i)))) places.push(i)
      i = isOff ? at(end, i) : i + 1
    }
    return places
  }

  #id(place: number): TreeId {
    return this.index.nodes[place]?.id ?? ''
  }
}

/** What a selection says in numbers, inherited ones among them. */
export interface TreeTotals {
  /** How many are on, for whatever reason. */
  selected: number
  /** How many there are. */
  total: number
  /** How many of them can be changed. */
  enabled: number
  /** Where the inherited ones come from, and how many each gives. */
  inherited: { from: string; count: number }[]
}

/** Counts a selection, in leaves or in nodes as it is told to. */
export function totals(selection: Selection): TreeTotals {
  const { index, counted, checked, fixed } = selection
  const from = inheritedFrom(index, counted)
  const given = from.reduce((sum, { count }) => sum + count, 0)
  if (counted === 'nodes') {
    let free = 0
    for (let i = 0; i < index.size; i++) if (at(index.held, i) === FREE) free++
    return { selected: selection.count + given, total: index.size, enabled: free, inherited: from }
  }
  const sums = { selected: given, total: 0, enabled: 0 }
  for (let i = 0; i < index.size; i = at(index.end, i)) {
    sums.selected += at(checked, i) + at(fixed, i)
    sums.total += at(index.leaves, i)
    sums.enabled += at(index.enabled, i)
  }
  return { ...sums, inherited: from }
}

function inheritedFrom(index: TreeIndex, counted: Counted): { from: string; count: number }[] {
  if (index.inherited.length === 0) return []
  const counts = new Map<string, number>()
  const source: string[] = []
  for (let i = 0; i < index.size; i++) {
    if (at(index.held, i) !== INHERITED) continue
    const from = index.nodes[i]?.inheritedFrom ?? source[at(index.parent, i)] ?? ''
    source[i] = from
    if (counted === 'nodes' || isLeaf(index, i)) counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  return Array.from(counts, ([from, count]) => ({ from, count }))
}
