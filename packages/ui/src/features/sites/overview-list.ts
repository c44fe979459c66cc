import type { SiteList } from '@sitewright/domain/sites/overview-messages'
import type { TreeNode } from '../../tree-grid/TreeGrid'

/** What the list beside the map shows. */
export interface ListChoice {
  list: SiteList
  /** The sites in the visible part of the map; undefined to show all. */
  inView: ReadonlySet<number> | undefined
  /** The sites without a shape; undefined before the locations are loaded. */
  unplaced: ReadonlySet<number> | undefined
}

/** The sites of a list (MAP-34). One whose parent is not among them is below the nearest one above it that is, else a root. */
export function listSites(nodes: readonly TreeNode<number>[], choice: ListChoice): readonly TreeNode<number>[] {
  const { list, inView, unplaced } = choice
  if (list === 'all' && inView === undefined) return nodes
  const isListed = ({ id, badge }: TreeNode<number>): boolean =>
    (list !== 'archived' || badge !== undefined) &&
    (list !== 'no-shape' || unplaced?.has(id) === true) &&
    (inView === undefined || inView.has(id))
  /** The nearest listed site of each site: itself, or one above it. */
  const nearest = new Map<number, number | null>()
  return nodes.flatMap((node) => {
    const parentId = nearest.get(node.parentId ?? Number.NaN) ?? null
    const isIn = isListed(node)
    nearest.set(node.id, isIn ? node.id : parentId)
    return isIn ? [{ ...node, parentId }] : []
  })
}
