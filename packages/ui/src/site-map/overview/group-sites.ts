import { type Bounds, findBounds, findCenter } from '../drawing/geometry'
import type { Position } from '../drawing/shape'
import { NEVER, projectToMercator, WORLD } from '../sites/name-zooms'
import type { OverviewSite } from './overview-site'

/** A polygon that is smaller than this, in CSS pixels, is drawn as a dot or in a group. */
const MIN_SIZE = 8
/** The least distance of two groups, in CSS pixels: more than the width of one. */
const GROUP_DISTANCE = 44

/** A site with its place on the map. */
export interface PlacedSite {
  site: OverviewSite
  center: Position
  bounds: Bounds
  /** On the Mercator map, from 0 to 1. */
  x: number
  y: number
  /** The lowest zoom, a whole number, at which its polygon is large enough to draw; `NEVER` for a point. */
  drawFrom: number
}

/** Sites that are near each other and too small to draw. */
export interface SiteGroup {
  /** Unique among the groups of a zoom. */
  id: string
  center: Position
  members: readonly OverviewSite[]
}

/** The sites that are on the map, in their order. */
export function placeSites(sites: readonly OverviewSite[]): PlacedSite[] {
  return sites.flatMap((site): PlacedSite[] => {
    const center = findCenter(site.shape)
    if (center === undefined) return []
    const { x, y } = projectToMercator(center)
    const bounds = (site.shape.kind === 'polygon' ? findBounds(site.shape.ring) : undefined) ?? [...center, ...center]
    return [{ site, center, bounds, x, y, drawFrom: findZoomOfSize(bounds, MIN_SIZE) }]
  })
}

/** @returns the lowest zoom, a whole number, at which the larger side of the bounds has a size in CSS pixels */
export function findZoomOfSize([west, south, east, north]: readonly number[], size: number): number {
  const from = projectToMercator([west ?? 0, north ?? 0])
  const to = projectToMercator([east ?? 0, south ?? 0])
  const length = Math.max(to.x - from.x, to.y - from.y)
  return length > 0 ? Math.max(0, Math.ceil(Math.log2(size / (length * WORLD)))) : NEVER
}

/**
 * Groups the points, and the polygons that are too small to draw. A group is where its first site is, and has the sites near that, so no two
 * groups overlap. Not the clusters of an engine: those have points only.
 * @param zoom a whole number
 */
export function groupSites(placed: readonly PlacedSite[], zoom: number): { single: PlacedSite[]; groups: SiteGroup[] } {
  const scale = (WORLD * 2 ** zoom) / GROUP_DISTANCE
  /** The groups by the cell of their first site. The sites near a place are in its cell or in those around it. */
  const cells = new Map<string, PlacedSite[][]>()
  const all: PlacedSite[][] = []
  for (const one of placed) {
    if (one.drawFrom <= zoom) continue
    const [column, row] = [Math.floor(one.x * scale), Math.floor(one.y * scale)]
    const near = NEIGHBOR_CELLS.flatMap(([x, y]) => cells.get(`${column + x} ${row + y}`) ?? [])
    const group = near.find(([first]) => first && Math.hypot(first.x - one.x, first.y - one.y) * scale < 1)
    if (group !== undefined) {
      group.push(one)
      continue
    }
    const cell = `${column} ${row}`
    const created = [one]
    all.push(created)
    cells.set(cell, [...(cells.get(cell) ?? []), created])
  }
  const single: PlacedSite[] = []
  const groups: SiteGroup[] = []
  for (const members of all) {
    const [first] = members
    if (first === undefined) continue
    if (members.length === 1) single.push(first)
    else groups.push({ id: `group ${first.site.id}`, center: first.center, members: members.map(({ site }) => site) })
  }
  return { single, groups }
}

const NEIGHBOR_CELLS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
