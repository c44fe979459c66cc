import { labelLabels } from '@sitewright/domain/labels/messages'
import type { SiteOnLabel } from '@sitewright/domain/labels/model'
import { type LabeledSite, printableSites } from '@sitewright/domain/labels/rules'
import { sitePathText } from '@sitewright/domain/sites/rules'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { withPaths } from '@sitewright/domain/sites/tree-order'
import { foldText } from '../../text-match/fold-text'

/** A choice of sites that get a label. */
export interface LabelScope {
  readonly id: 'all' | 'matching' | 'selected' | 'site' | 'branch'
  readonly label: string
  /** In the order of the site tree. */
  readonly sites: readonly SiteOnLabel[]
  /** How many sites are archived and get no label. */
  readonly archived: number
}

type Site = Pick<SimpleSite, 'siteId' | 'parentId' | 'name' | 'active'>
type Labeled = readonly (LabeledSite & Pick<Site, 'siteId'>)[]

/** Sites with the names of the sites above them, in the order of the tree (CODE-26). */
const toLabeled = (sites: readonly Site[]): Labeled =>
  withPaths(sites).map(({ site: { siteId, name, active }, path }) => ({
    siteId,
    name,
    path: sitePathText(path.slice(0, -1)),
    active,
  }))

function toScope(id: LabelScope['id'], label: string, labeled: Labeled): LabelScope {
  const sites = printableSites(labeled)
  return { id, label, sites, archived: labeled.length - sites.length }
}

/** The sites of a project, and those that match the search of the tree (CODE-01, CODE-28). */
export function projectScopes(sites: readonly Site[], search: string): LabelScope[] {
  const labeled = toLabeled(sites)
  const folded = foldText(search).trim()
  const matching = folded === '' ? [] : labeled.filter(({ name }) => foldText(name).includes(folded))
  return [
    ...(matching.length > 0 ? [toScope('matching', labelLabels.matchingSites(search.trim()), matching)] : []),
    toScope('all', labelLabels.allSites, labeled),
  ]
}

/** Selected sites (CODE-28). @param sites of their project */
export function selectedScopes(sites: readonly Site[], selected: readonly Pick<Site, 'siteId'>[]): LabelScope[] {
  const ids = new Set(selected.map(({ siteId }) => siteId))
  return [
    toScope(
      'selected',
      labelLabels.selectedSites,
      toLabeled(sites).filter(({ siteId }) => ids.has(siteId)),
    ),
  ]
}

/** A site, and all sites of its branch (CODE-02, CODE-28). @param sites of its project */
export function siteScopes(sites: readonly Site[], siteId: number): LabelScope[] {
  const branch = new Set([siteId])
  const labeled = toLabeled(sites)
  const parentOf = new Map(sites.map((site) => [site.siteId, site.parentId]))
  // In the order of the tree a parent comes before its children.
  for (const site of labeled) if (branch.has(parentOf.get(site.siteId) ?? NaN)) branch.add(site.siteId)
  const own = toScope(
    'site',
    labelLabels.thisSite,
    labeled.filter((site) => site.siteId === siteId),
  )
  const all = toScope(
    'branch',
    labelLabels.branch,
    labeled.filter((site) => branch.has(site.siteId)),
  )
  return all.sites.length > own.sites.length ? [own, all] : [own]
}
