import type { Bounds } from '../drawing/geometry'

/** How much of some bounds must be in others. */
export type Extent = 'part' | 'whole'

/** @returns whether bounds are in others: a part of them, or the whole. A view can be on any copy of the world. */
export function isInBounds(bounds: Bounds, view: Bounds, extent: Extent): boolean {
  const [west, south, east, north] = bounds
  const isIn = (from: number, to: number, start: number, end: number): boolean =>
    extent === 'whole' ? from >= start && to <= end : to >= start && from <= end
  if (!isIn(south, north, view[1], view[3])) return false
  // The copy of the world that the middle of the view is on, and those beside it.
  const turn = Math.round(((view[0] + view[2]) / 2 - west) / 360) * 360
  return [turn - 360, turn, turn + 360].some((by) => isIn(west + by, east + by, view[0], view[2]))
}
