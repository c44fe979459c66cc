import { at, FREE, INHERITED, isLeaf, type TreeId, type TreeIndex } from '../tree/tree-index'

/** The selection of a tree at one moment. Ids are computed only when read. */
export interface TreeSelection<Id extends TreeId = TreeId> {
  /** Whether a node is selected. A branch is selected when every enabled leaf under it is. An inherited node is not selected. */
  has: (id: Id) => boolean
  /** The length of `toArray`. */
  readonly count: number
  /** The selected leaves in the order of the tree, and with the unit `nodes` the selected branches too. */
  toArray: () => Id[]
  /** The shortest equivalent list: a branch with every leaf selected replaces its leaves. */
  highest: () => Id[]
}

/** What is selected and counted: only `leaves`, where a branch groups them, or all `nodes`, where a branch is also an item. */
export type SelectionUnit = 'leaves' | 'nodes'

/** The value of `aria-checked`. */
export type CheckState = 'true' | 'false' | 'mixed'

/** A selection as counts of leaves. Immutable: a change creates a new one that shares the unchanged parts. */
export class Selection implements TreeSelection {
  #count: number | undefined

  constructor(
    readonly index: TreeIndex,
    readonly unit: SelectionUnit,
    /** For each node: how many of its enabled leaves are checked. */
    readonly checked: Int32Array,
    /** For each node: how many of its disabled leaves are checked. */
    readonly checkedDisabled: Int32Array,
  ) {}

  has(id: TreeId): boolean {
    const place = this.index.findPlace(id)
    return place >= 0 && this.isSelected(place)
  }

  get count(): number {
    this.#count ??= this.unit === 'leaves' ? this.#countLeaves() : this.#listPlaces().length
    return this.#count
  }

  toArray(): TreeId[] {
    return this.#listPlaces().map((place) => this.#getId(place))
  }

  highest(): TreeId[] {
    const { size, leaves, end } = this.index
    const ids: TreeId[] = []
    for (let i = 0; i < size;) {
      const isWhole =
        at(this.checked, i) === at(leaves, i) || (isLeaf(this.index, i) && at(this.checkedDisabled, i) > 0)
      if (isWhole) ids.push(this.#getId(i))
      i = isWhole || this.#isEmpty(i) ? at(end, i) : i + 1
    }
    return ids
  }

  /** Whether a node is checked and not only by inheritance. */
  isSelected(place: number): boolean {
    return !this.#isEmpty(place) && this.state(place) === 'true'
  }

  /**
   * Checked when every enabled leaf under it is, or, without an enabled leaf, when every leaf is. Mixed when any other leaf is on, even a
   * disabled or an inherited one.
   */
  state(place: number): CheckState {
    const { enabled, leaves, inherited } = this.index
    const isEnabled = at(enabled, place) > 0
    const checked = at(this.checked, place)
    const on = checked + at(this.checkedDisabled, place) + at(inherited, place)
    if (on === 0) return 'false'
    return (isEnabled ? checked === at(enabled, place) : on === at(leaves, place)) ? 'true' : 'mixed'
  }

  #isEmpty(place: number): boolean {
    return at(this.checked, place) + at(this.checkedDisabled, place) === 0
  }

  #countLeaves(): number {
    let sum = 0
    const { size, end } = this.index
    for (let i = 0; i < size; i = at(end, i)) sum += at(this.checked, i) + at(this.checkedDisabled, i)
    return sum
  }

  #listPlaces(): number[] {
    const places: number[] = []
    const { size, end } = this.index
    for (let i = 0; i < size;) {
      const isEmpty = this.#isEmpty(i)
      if (!isEmpty && (isLeaf(this.index, i) || (this.unit === 'nodes' && this.isSelected(i)))) places.push(i)
      i = isEmpty ? at(end, i) : i + 1
    }
    return places
  }

  #getId(place: number): TreeId {
    return this.index.nodes[place]?.id ?? ''
  }
}

/** The counts of a selection, including the inherited nodes. */
export interface TreeTotals {
  /** How many are on, for any reason. */
  selected: number
  /** How many there are. */
  total: number
  /** How many can be changed. */
  enabled: number
  /** The sources of inheritance, each with the number of nodes inherited from it. */
  inherited: { from: string; count: number }[]
}

/** Counts a selection in its unit. */
export function countTotals(selection: Selection): TreeTotals {
  const { index, unit, checked, checkedDisabled } = selection
  const inherited = countInherited(index, unit)
  const inheritedCount = inherited.reduce((sum, { count }) => sum + count, 0)
  if (unit === 'nodes') {
    let enabled = 0
    for (let i = 0; i < index.size; i++) if (at(index.locks, i) === FREE) enabled++
    return { selected: selection.count + inheritedCount, total: index.size, enabled, inherited }
  }
  const sums = { selected: inheritedCount, total: 0, enabled: 0 }
  for (let i = 0; i < index.size; i = at(index.end, i)) {
    sums.selected += at(checked, i) + at(checkedDisabled, i)
    sums.total += at(index.leaves, i)
    sums.enabled += at(index.enabled, i)
  }
  return { ...sums, inherited }
}

function countInherited(index: TreeIndex, unit: SelectionUnit): { from: string; count: number }[] {
  if (index.inherited.length === 0) return []
  const counts = new Map<string, number>()
  const sources: string[] = []
  for (let i = 0; i < index.size; i++) {
    if (at(index.locks, i) !== INHERITED) continue
    const from = index.nodes[i]?.inheritedFrom ?? sources[at(index.parent, i)] ?? ''
    sources[i] = from
    if (unit === 'nodes' || isLeaf(index, i)) counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  return Array.from(counts, ([from, count]) => ({ from, count }))
}
