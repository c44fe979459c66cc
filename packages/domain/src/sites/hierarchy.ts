import type { SiteTreeNode } from './site'

/** A site of a hierarchy. A root has `null` as its parent, even below another site. */
export type HierarchySite = Omit<SiteTreeNode, 'children'>

/** A hierarchy as a flat list. */
export interface Hierarchy {
  /** Parents before children. */
  sites: readonly HierarchySite[]
  /** The site above the hierarchy; `null` at the top of the project. */
  topParentId: number | null
}

/** Turns trees from the server into a flat list for the hierarchy editor. Without recursion, because a tree can be deep. */
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
