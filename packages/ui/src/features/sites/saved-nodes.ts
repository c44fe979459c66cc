import type { SiteNode } from '@sitewright/domain/sites/model'

/** Adds the sites that a list does not contain yet. Returns the same list if it contains all of them. */
export function addSaved(sites: readonly SiteNode[], added: readonly SiteNode[]): readonly SiteNode[] {
  if (added.length === 0) return sites
  const ids = new Set(sites.map(({ siteId }) => siteId))
  const missing = added.filter(({ siteId }) => !ids.has(siteId))
  return missing.length === 0 ? sites : [...sites, ...missing]
}
