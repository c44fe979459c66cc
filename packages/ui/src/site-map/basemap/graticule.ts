import type { Position } from '../drawing/shape'

/** What is in view, in degrees; east is beyond 180 when the view crosses the antimeridian. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
/** Room that the name of a meridian takes, CSS pixels. */
const LABEL = 100
/** Beyond it a map of this kind draws nothing. */
const MAX_LAT = 85

/** One line of the graticule, and what stands at its end. */
export interface GridLine {
  label: string
  /** `lat` runs from west to east. */
  kind: 'lat' | 'lon'
  from: Position
  to: Position
  /** Where the label stands: at the right edge, or at the lower. */
  labelAt: Position
}

/** "113.492° W"; as many digits as tell one line from the next. */
function degrees(value: number, step: number, signs: readonly [string, string]): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))
  const sign = value === 0 ? '' : ` ${value > 0 ? signs[0] : signs[1]}`
  return `${Math.abs(value).toFixed(digits)}°${sign}`
}

const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/**
 * Meridians and parallels in view, at round degrees, as near to each other as their names allow.
 * @param width of the view, CSS pixels
 */
export function graticule({ west, south, east, north }: MapBounds, width: number): GridLine[] {
  const span = east - west
  if (!(span > 0) || !(north > south)) return []
  const step = STEPS.findLast((candidate) => span / candidate <= Math.max(2, width / LABEL)) ?? 60
  const places = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step - 1e-9)
    const count = Math.floor(to / step + 1e-9) - first + 1
    return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toFixed(6)))
  }
  // A step beyond each edge, so that a small pan does not come to the end of a line.
  const [left, right] = [west - step, east + step]
  const [bottom, top] = [Math.max(-MAX_LAT, south - step), Math.min(MAX_LAT, north + step)]
  return [
    ...places(left, right).map((lon): GridLine => ({
      label: degrees(wrapped(lon), step, ['E', 'W']),
      kind: 'lon',
      from: [lon, bottom],
      to: [lon, top],
      labelAt: [lon, Math.max(south, -MAX_LAT)],
    })),
    ...places(bottom, top).map((lat): GridLine => ({
      label: degrees(lat, step, ['N', 'S']),
      kind: 'lat',
      from: [left, lat],
      to: [right, lat],
      labelAt: [east, lat],
    })),
  ]
}
