import type { Nested } from '../tree-data'

/**
 * The cascade for trees that have none: as few lines as do it, changed in place, so that no peer pays for a copy that it
 * did not ask for.
 */
export class Cascade {
  readonly parent = new Map<string, Nested>()
  readonly node = new Map<string, Nested>()
  /** How many leaves stand under a node, and how many of those are checked. */
  readonly leaves = new Map<string, number>()
  readonly checked = new Map<string, number>()

  constructor(roots: Nested[]) {
    const count = (node: Nested): number => {
      this.node.set(node.id, node)
      let leaves = node.children ? 0 : 1
      for (const child of node.children ?? []) {
        this.parent.set(child.id, node)
        leaves += count(child)
      }
      this.leaves.set(node.id, leaves)
      return leaves
    }
    for (const root of roots) count(root)
  }

  state(id: string): 'true' | 'false' | 'mixed' {
    const checked = this.checked.get(id) ?? 0
    return checked === 0 ? 'false' : checked === this.leaves.get(id) ? 'true' : 'mixed'
  }

  toggle(id: string): void {
    const isOn = this.state(id) !== 'true'
    const before = this.checked.get(id) ?? 0
    const fill = (node: Nested) => {
      this.checked.set(node.id, isOn ? (this.leaves.get(node.id) ?? 0) : 0)
      for (const child of node.children ?? []) fill(child)
    }
    const node = this.node.get(id)
    if (!node) return
    fill(node)
    const change = (this.checked.get(id) ?? 0) - before
    for (let above = this.parent.get(id); above; above = this.parent.get(above.id))
      this.checked.set(above.id, (this.checked.get(above.id) ?? 0) + change)
  }
}
