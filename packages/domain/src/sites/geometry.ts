import { OPACITY } from '../shared/colors'

/** The deepest layer that may have a polygon; a site at the top is at depth 1 (MAP-05, MAP-08). */
export const POLYGON_DEPTH = 3

/** Whether a site at a depth may have a polygon (MAP-05). An unknown depth is no reason to offer one. */
export const canHavePolygon = (depth: number): boolean => depth <= POLYGON_DEPTH

/** The opacity that is stored for a wish: within 0 to 1, on a step; undefined for what is no number (MAP-03, MAP-04). */
export const getOpacity = (value: number): number | undefined =>
  Number.isNaN(value) ? undefined : Math.round(Math.min(OPACITY.max, Math.max(OPACITY.min, value)) * 10) / 10

/** How near the map opens (MAP-09). */
export const MAP_ZOOM = 14

/** Longitude and latitude, in degrees. */
export type LonLat = readonly [lon: number, lat: number]

/** Where the map opens when no site says better (MAP-10). */
export const MAP_CENTER: LonLat = [-113.49, 53.54]

/**
 * Where the map of a site opens: at its own geometry, else at that of the nearest site above that has one, else at the default. The
 * position of the user is not asked for (MAP-10, MAP-18).
 * @param own the middle of the site's geometry
 * @param above those of the sites above it, the nearest first
 */
export const openingCenter = (own: LonLat | undefined, above: readonly (LonLat | undefined)[]): LonLat =>
  own ?? above.find((center) => center !== undefined) ?? MAP_CENTER
