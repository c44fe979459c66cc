import { groupBy } from '../shared/group-by'
import { nameKey } from '../shared/name-key'
import { siteMessages } from './messages'
import { siteMoveMessages } from './move-messages'
import { MAX_SITE_DEPTH, type SimpleSite, type SiteMove } from './site'

type Target = Pick<SiteMove, 'siteId' | 'parentId'>

/** What moves do to the sites of a project. */
export interface MovePlan {
  /** Why moves are refused, by their places. If one is refused, nothing moves. */
  readonly problems: ReadonlyMap<number, string>
  /** The sites whose parent changes. */
  readonly moved: readonly SimpleSite[]
  /** The depths after the move of the moved sites and of all sites below them. */
  readonly depths: ReadonlyMap<SimpleSite, number>
}

/**
 * Judges moves of sites within their project, all of them together as the tree will be after them (SITE-76, SITE-79).
 * @param sites all sites of the project, archived ones too
 */
export function planMoves(sites: readonly SimpleSite[], moves: readonly Target[]): MovePlan {
  const byId = new Map(sites.map((site) => [site.siteId, site]))
  const problems = new Map<number, string>()
  /** The place of the move of each site that moves. */
  const places = new Map<SimpleSite, number>()
  const seen = new Set<number>()
  for (const [place, { siteId, parentId }] of moves.entries()) {
    const site = byId.get(siteId)
    const problem = seen.has(siteId) ? siteMessages.repeated : findProblem(site, parentId, byId)
    if (problem !== undefined) problems.set(place, problem)
    else if (site !== undefined && site.parentId !== parentId) places.set(site, place)
    seen.add(siteId)
  }
  const parentOf = (site: SimpleSite): number | null => {
    const place = places.get(site)
    return place === undefined ? site.parentId : (moves[place]?.parentId ?? null)
  }
  const below = groupBy(sites, parentOf)
  const depths = new Map<SimpleSite, number>()
  const reached = new Set<SimpleSite>()
  const open = (below.get(null) ?? []).map((site) => ({ site, depth: 1, place: places.get(site) }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { site, depth, place } = next
    reached.add(site)
    if (place !== undefined) {
      depths.set(site, depth)
      const name = byId.get(moves[place]?.siteId ?? 0)?.name ?? ''
      if (depth > MAX_SITE_DEPTH) problems.set(place, siteMoveMessages.tooDeep(name, MAX_SITE_DEPTH))
    }
    for (const child of below.get(site.siteId) ?? [])
      open.push({ site: child, depth: depth + 1, place: places.get(child) ?? place })
  }
  // Each list of siblings is grouped once: thousands of sites can move below one.
  const namesakes = new Map<number | null, ReadonlyMap<string, readonly SimpleSite[]>>()
  for (const [site, place] of places) {
    const parentId = parentOf(site)
    const siblings = namesakes.get(parentId) ?? groupBy(below.get(parentId) ?? [], ({ name }) => nameKey(name))
    namesakes.set(parentId, siblings)
    if (!reached.has(site)) problems.set(place, siteMoveMessages.circle(site.name))
    else if ((siblings.get(nameKey(site.name)) ?? []).length > 1)
      problems.set(place, siteMoveMessages.sameName(site.name))
  }
  return { problems, moved: [...places.keys()], depths }
}

/** Why sites can't move below a parent, in the first sentence that applies; undefined if they can. */
export function findMoveProblem(
  sites: readonly SimpleSite[],
  chosen: readonly Pick<SimpleSite, 'siteId'>[],
  parentId: number | null,
): string | undefined {
  const { problems, moved } = planMoves(
    sites,
    chosen.map(({ siteId }) => ({ siteId, parentId })),
  )
  const [first] = problems.values()
  return first ?? (moved.length === 0 ? siteMoveMessages.alreadyThere(chosen.length) : undefined)
}

/** What is wrong with a move whatever else moves. A site that stays where it is may be archived. */
function findProblem(
  site: SimpleSite | undefined,
  parentId: number | null,
  byId: ReadonlyMap<number, SimpleSite>,
): string | undefined {
  const parent = parentId === null ? undefined : byId.get(parentId)
  if (site === undefined || (parentId !== null && parent === undefined)) return siteMessages.notFound
  if (site.parentId === parentId) return undefined
  if (!site.active) return siteMoveMessages.archived(site.name)
  return parent?.active === false ? siteMoveMessages.parentArchived(site.name, parent.name) : undefined
}
