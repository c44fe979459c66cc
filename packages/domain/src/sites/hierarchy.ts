import type { SiteTreeNode } from './site'

/** A site of a hierarchy. One at its top has no parent here. */
export type HierarchySite = Omit<SiteTreeNode, 'children'>

/** A hierarchy as a flat list. */
export interface Hierarchy {
  /** Each before those below it. */
  sites: readonly HierarchySite[]
  /** The site above the hierarchy; `null` at the top of the project. */
  topParentId: number | null
}

/** Turns trees of the server into a flat list, as editors of names need it. Without recursion, because a tree can be deep. */
export function flattenTrees(trees: readonly SiteTreeNode[]): Hierarchy {
  const sites: HierarchySite[] = []
  const tops = new Set(trees)
  const stack = trees.toReversed()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { children, ...site } = node
    sites.push(tops.has(node) ? { ...site, parentId: null } : site)
    for (const child of children.toReversed()) stack.push(child)
  }
  return { sites, topParentId: trees[0]?.parentId ?? null }
}
