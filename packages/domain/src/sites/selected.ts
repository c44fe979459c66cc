import type { SimpleSite, Site, SiteClass, SiteType } from './site'

/** A change of many sites at once (SITE-82): their class, or some of their types, which become all on or all off. */
export type SitesChange =
  | { readonly kind: 'class'; readonly siteClass: SiteClass | null }
  | { readonly kind: 'types'; readonly types: readonly SiteType[]; readonly isOn: boolean }

/** The fields of sites that relate them. */
type Related = Pick<SimpleSite, 'siteId' | 'parentId' | 'active'>

/**
 * The selected sites without a selected site above them, and the active sites below selected ones that are not selected themselves.
 * @param sites all sites of the project, parents before children
 */
export function relateSelected<S extends Related>(
  sites: readonly S[],
  isSelected: (site: S) => boolean,
): { topmost: S[]; below: S[] } {
  const inside = new Set<number>()
  const topmost: S[] = []
  const below: S[] = []
  for (const site of sites) {
    const isBelow = site.parentId !== null && inside.has(site.parentId)
    const isChosen = isSelected(site)
    if (isChosen && !isBelow) topmost.push(site)
    if (!isChosen && isBelow && site.active) below.push(site)
    if (isChosen || isBelow) inside.add(site.siteId)
  }
  return { topmost, below }
}

/** Whether a site can get a change at all: only sub-sites have a class (SITE-52). */
export const canTakeChange = ({ parentId }: Pick<SimpleSite, 'parentId'>, { kind }: SitesChange): boolean =>
  kind !== 'class' || parentId !== null

/** A site with a change applied; undefined if it is like that already. */
export function applyChange(site: Site, change: SitesChange): Site | undefined {
  if (change.kind === 'class')
    return site.siteClass === change.siteClass ? undefined : { ...site, siteClass: change.siteClass }
  const changed = change.types.filter((type) => site.siteType[type] !== change.isOn)
  if (changed.length === 0) return undefined
  const siteType = { ...site.siteType }
  for (const type of changed) siteType[type] = change.isOn
  return { ...site, siteType }
}
