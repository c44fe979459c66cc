import type { Position } from '../drawing/shape'

/** The visible area in degrees. East is over 180 if the view crosses the antimeridian. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
/** Width of the label of a meridian in CSS pixels. */
const LABEL_WIDTH = 100
/** The longest text of a label, and its height, in CSS pixels. */
const TEXT = { width: 72, height: 16 }
/** The highest latitude of a Mercator map. */
const MAX_LAT = 85

/** A line of the graticule, with its label. */
export interface GridLine {
  label: string
  /** `lat` runs from west to east. */
  kind: 'lat' | 'lon'
  from: Position
  to: Position
  /** The position of the label: at the right edge, or at the lower edge. Without one, the label would cover another in the corner of both edges. */
  labelAt?: Position
}

/** @returns "113.492° W", with enough digits to distinguish adjacent lines */
function formatDegrees(value: number, step: number, signs: readonly [string, string]): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))
  const sign = value === 0 ? '' : ` ${value > 0 ? signs[0] : signs[1]}`
  return `${Math.abs(value).toFixed(digits)}°${sign}`
}

const wrapLongitude = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/**
 * Lists the visible meridians and parallels, at round degrees, as dense as their labels allow.
 * @param width of the view in CSS pixels
 */
export function listGridLines({ west, south, east, north }: MapBounds, width: number): GridLine[] {
  const span = east - west
  if (!(span > 0) || !(north > south)) return []
  const step = STEPS.findLast((candidate) => span / candidate <= Math.max(2, width / LABEL_WIDTH)) ?? 60
  const listDegrees = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step - 1e-9)
    const count = Math.floor(to / step + 1e-9) - first + 1
    return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toFixed(6)))
  }
  // One step beyond each edge, so that a small pan doesn't show the end of a line.
  const [left, right] = [west - step, east + step]
  const [bottom, top] = [Math.max(-MAX_LAT, south - step), Math.min(MAX_LAT, north + step)]
  const pixels = width / span
  // Along a meridian, a Mercator map is stretched by the secant of the latitude.
  const isNear = (lat: number, edge: number): boolean =>
    Math.abs(lat - edge) * (pixels / Math.cos((edge * Math.PI) / 180)) < TEXT.height
  const isCornerTaken = listDegrees(west, east).some((lon) => (east - lon) * pixels < 2 * TEXT.width)
  return [
    ...listDegrees(left, right).map((lon): GridLine => ({
      label: formatDegrees(wrapLongitude(lon), step, ['E', 'W']),
      kind: 'lon',
      from: [lon, bottom],
      to: [lon, top],
      labelAt: [lon, Math.max(south, -MAX_LAT)],
    })),
    ...listDegrees(bottom, top).map((lat): GridLine => ({
      label: formatDegrees(lat, step, ['N', 'S']),
      kind: 'lat',
      from: [left, lat],
      to: [right, lat],
      // A label is above its line: at the upper edge it would be cut, under the focus ring.
      ...(isNear(lat, north) || (isCornerTaken && isNear(lat, south)) ? {} : { labelAt: [east, lat] }),
    })),
  ]
}
