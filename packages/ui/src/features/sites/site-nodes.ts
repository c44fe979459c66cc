import { siteMoveLabels } from '@sitewright/domain/sites/move-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { TreeNode } from '../../tree-grid/TreeGrid'

/** The labels of a tree of sites. */
export const SITE_TREE_LABELS = {
  expand: siteScreenLabels.expand,
  collapse: siteScreenLabels.collapse,
  drag: siteMoveLabels.title,
  dragMany: siteMoveLabels.titleOfMany,
  topLevel: siteMoveLabels.top,
} as const

/** How many sites are below a site. */
export interface SubSiteCounts {
  below: number
  /** How many of them are archived. */
  archived: number
}

/** The sites of a project for a tree. */
export interface SiteNodes {
  nodes: TreeNode<number>[]
  /** By the id of each site that has sub-sites. Hidden archived sites do not count. */
  counts: ReadonlyMap<number, SubSiteCounts>
  /** Archived sites, shown or not. */
  archivedCount: number
}

/**
 * Turns the list of the server into nodes, in one pass down and one pass up.
 * @param sites parents before children
 * @param isArchivedShown if false, archived sites and everything below them are left out
 */
export function toSiteNodes(sites: readonly SimpleSite[], isArchivedShown: boolean): SiteNodes {
  const hiddenIds = new Set<number>()
  const visible: SimpleSite[] = []
  let archivedCount = 0
  for (const site of sites) {
    if (!site.active) archivedCount += 1
    const isHidden = !isArchivedShown && (!site.active || (site.parentId !== null && hiddenIds.has(site.parentId)))
    if (isHidden) hiddenIds.add(site.siteId)
    else visible.push(site)
  }
  const counts = new Map<number, SubSiteCounts>()
  for (const site of visible.toReversed()) {
    if (site.parentId === null) continue
    const own = counts.get(site.siteId)
    const parent = counts.get(site.parentId) ?? { below: 0, archived: 0 }
    counts.set(site.parentId, parent)
    parent.below += 1 + (own?.below ?? 0)
    parent.archived += (site.active ? 0 : 1) + (own?.archived ?? 0)
  }
  return { nodes: visible.map(toNode), counts, archivedCount }
}

const toNode = ({ siteId, parentId, name, active }: SimpleSite): TreeNode<number> => ({
  id: siteId,
  parentId,
  name,
  ...(!active && { badge: siteScreenLabels.archived }),
})
