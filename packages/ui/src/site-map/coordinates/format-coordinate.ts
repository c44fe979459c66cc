import type { Position } from '../drawing/shape'

/** How a coordinate is written: 53.542390, or 53°32.5434' N. */
export type CoordinateStyle = 'decimal' | 'minutes'

/** Which way an angle is measured. */
export type Axis = 'latitude' | 'longitude'

/** Digits behind the point of a degree: 0.1 m on the ground. */
export const DEGREE_DIGITS = 6

const MINUTE_DIGITS = 4

/** What is asked of a person and drawn is no finer than what is written. */
export const roundDegrees = (degrees: number): number => {
  const rounded = Math.round(degrees * 10 ** DEGREE_DIGITS) / 10 ** DEGREE_DIGITS
  // No minus before a zero.
  return rounded === 0 ? 0 : rounded
}

/** Writes one angle. Minutes are never 60.0000. */
export function formatAngle(degrees: number, axis: Axis, style: CoordinateStyle): string {
  if (style === 'decimal') return roundDegrees(degrees).toFixed(DEGREE_DIGITS)
  const unit = 10 ** MINUTE_DIGITS
  const parts = Math.round(Math.abs(degrees) * 60 * unit)
  const minutes = (parts % (60 * unit)) / unit
  const letter = axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E'
  const padded = minutes.toFixed(MINUTE_DIGITS).padStart(MINUTE_DIGITS + 3, '0')
  return `${Math.floor(parts / (60 * unit))}°${padded}' ${letter}`
}

/** Writes a place, latitude first, as it is spoken: "53.542390, -113.491820". */
export const formatCoordinate = ([lon, lat]: Position, style: CoordinateStyle = 'decimal'): string =>
  `${formatAngle(lat, 'latitude', style)}, ${formatAngle(lon, 'longitude', style)}`
