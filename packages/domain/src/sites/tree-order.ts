import type { SiteNode } from './model'

/**
 * Sites in the order of their tree, from the top down: each site, then its sub-sites, then its next sibling.
 * @param sites level by level, as the server lists them; siblings keep their order. A site whose parent is missing is at the top
 */
export function inTreeOrder<Site extends Pick<SiteNode, 'siteId' | 'parentId'>>(sites: readonly Site[]): Site[] {
  const known = new Set(sites.map(({ siteId }) => siteId))
  const below = new Map<number | null, Site[]>()
  for (const site of sites) {
    const parentId = site.parentId !== null && known.has(site.parentId) ? site.parentId : null
    const siblings = below.get(parentId)
    if (siblings === undefined) below.set(parentId, [site])
    else siblings.push(site)
  }
  const ordered: Site[] = []
  const open = (below.get(null) ?? []).toReversed()
  for (let site = open.pop(); site !== undefined; site = open.pop()) {
    ordered.push(site)
    for (const child of (below.get(site.siteId) ?? []).toReversed()) open.push(child)
  }
  return ordered
}

/** What a path of names needs of a site. */
export type PlacedSite = Pick<SiteNode, 'siteId' | 'parentId' | 'name'>

/** Sites in the order of their tree, each with the names from the top down to it. A site whose parent is missing is at the top. */
export function withPaths<Site extends PlacedSite>(sites: readonly Site[]): { site: Site; path: readonly string[] }[] {
  const paths = new Map<number | null, readonly string[]>()
  return inTreeOrder(sites).map((site) => {
    const path = [...(paths.get(site.parentId) ?? []), site.name]
    paths.set(site.siteId, path)
    return { site, path }
  })
}
