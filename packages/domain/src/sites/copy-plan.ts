import { groupBy } from '../shared/group-by'
import { nameKey } from '../shared/name-key'
import { matchName } from '../shared/same-name'
import type { PlannedCopy } from '../shared/several-copies'
import { siteCopyMessages as messages } from './copy-messages'
import { siteMessages } from './messages'
import type { SimpleSite } from './site'

/** What the target has of a site of the source. An active site with the name, at any level, refuses the copy (COPY-28). */
export type SiteTargetState = 'missing' | 'exists' | 'archived'

/** What the target has of a site, and where several copies put it. */
export interface SiteTarget {
  readonly state: SiteTargetState
  /** The sites of the target with the path that the site has in the source, the topmost first; empty at the top, and where the path does not exist. */
  readonly above: readonly SimpleSite[]
}

interface Keyed {
  readonly site: SimpleSite
  readonly key: string
}

const TOP: readonly SimpleSite[] = []

const nameOf = ({ site }: Keyed): string => site.name

const placeOf = (parentId: number | null, key: string): string => `${parentId ?? ''} ${key}`

/**
 * Compares the sites of the source with those of the target by their names, as the check of a copy does, and finds the place of each (COPY-36, COPY-38).
 * @param source parents before children
 * @returns by the id in the source
 */
export function compareSites(
  source: readonly SimpleSite[],
  target: readonly SimpleSite[],
): ReadonlyMap<number, SiteTarget> {
  const keyed = target.map((site) => ({ site, key: nameKey(site.name) }))
  const named = groupBy(keyed, ({ key }) => key)
  const placed = groupBy(keyed, ({ site: { parentId }, key }) => placeOf(parentId, key))
  /** The path in the target, of each site of the source that it has at the same path. */
  const paths = new Map<number, readonly SimpleSite[]>()
  const found = new Map<number, SiteTarget>()
  for (const { siteId, parentId, name } of source) {
    const path = parentId === null ? TOP : paths.get(parentId)
    const key = nameKey(name)
    const sameKey = named.get(key)
    if (sameKey === undefined) {
      found.set(siteId, { state: 'missing', above: path ?? TOP })
      continue
    }
    const state = matchName(name, sameKey, nameOf).some(({ site }) => site.active) ? 'exists' : 'archived'
    found.set(siteId, { state, above: path ?? TOP })
    if (path === undefined) continue
    const [same] = matchName(name, placed.get(placeOf(path.at(-1)?.siteId ?? null, key)) ?? [], nameOf)
    if (same !== undefined) paths.set(siteId, [...path, same.site])
  }
  return found
}

/**
 * Finds the selected site above each site that a copy includes, of the topmost ones themselves (COPY-35).
 * @param source parents before children
 */
export function findCopyRoots(
  source: readonly SimpleSite[],
  selected: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const roots = new Map<number, number>()
  for (const { siteId, parentId } of source) {
    const root = (parentId === null ? undefined : roots.get(parentId)) ?? (selected.has(siteId) ? siteId : undefined)
    if (root !== undefined) roots.set(siteId, root)
  }
  return roots
}

/** One of several copies of sites. */
export interface PlannedSite extends PlannedCopy {
  readonly kind: 'site'
  /** The site of the target that it goes below; undefined at the top. */
  readonly parentId: number | undefined
}

/**
 * Plans the copies of selected sites, without those that the target refuses (COPY-28, COPY-38). One whose name an earlier copy brings along is
 * refused too (COPY-43).
 * @param source parents before children
 * @param targets what `compareSites` returns
 */
export function planSiteCopies(
  source: readonly SimpleSite[],
  targets: ReadonlyMap<number, SiteTarget>,
  selected: ReadonlySet<number>,
): PlannedSite[] {
  const roots = findCopyRoots(source, selected)
  const copied = groupBy(
    source.filter(({ siteId }) => roots.has(siteId)),
    ({ siteId }) => roots.get(siteId),
  )
  /** The names that the copies before bring along, each active (COPY-31). */
  const brought = new Set<string>()
  return [...copied.values()].flatMap((sites): PlannedSite[] => {
    const [root] = sites
    const target = root && targets.get(root.siteId)
    if (root === undefined || target === undefined || target.state === 'exists') return []
    const { siteId, name } = root
    const above = target.state === 'archived' ? undefined : target.above
    const isTaken = brought.has(nameKey(name))
    if (!isTaken) for (const one of sites) brought.add(nameKey(one.name))
    const archivedThere = above === undefined ? name : above.find(({ active }) => !active)?.name
    return [
      {
        kind: 'site',
        ids: [siteId],
        name,
        parentId: above?.at(-1)?.siteId,
        note: messages.planned(
          above?.map((site) => site.name),
          sites.length - 1,
        ),
        ...(archivedThere !== undefined && { noteAtTop: messages.planned([], sites.length - 1) }),
        subSites: sites.length - 1,
        copiesArchived: !isTaken && sites.some(({ active }) => !active),
        archivedThere: isTaken ? undefined : archivedThere,
        refusal: isTaken ? siteMessages.copyExists(name) : undefined,
      },
    ]
  })
}
