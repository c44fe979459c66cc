import type { SiteNode } from '@sitewright/domain/sites/model'

/** A list of sites with others that it does not have yet. The same list when it has all of them. */
export function addSaved(sites: readonly SiteNode[], added: readonly SiteNode[]): readonly SiteNode[] {
  const ids = new Set(sites.map(({ siteId }) => siteId))
  const missing = added.filter(({ siteId }) => !ids.has(siteId))
  return missing.length === 0 ? sites : [...sites, ...missing]
}
