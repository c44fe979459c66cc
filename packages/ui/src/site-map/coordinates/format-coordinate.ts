import type { Position } from '../drawing/shape'

/** The format of a coordinate: 53.542390, or 53°32.5434' N. */
export type CoordinateStyle = 'decimal' | 'minutes'

/** The axis of an angle. */
export type Axis = 'latitude' | 'longitude'

/** Decimal digits of a degree: 0.1 m on the ground. */
export const DEGREE_DIGITS = 6

const MINUTE_DIGITS = 4

/** Rounds degrees to the digits that are displayed. */
export const roundDegrees = (degrees: number): number => {
  const rounded = Math.round(degrees * 10 ** DEGREE_DIGITS) / 10 ** DEGREE_DIGITS
  // No minus sign for zero.
  return rounded === 0 ? 0 : rounded
}

/** Formats an angle. Minutes are always less than 60. */
export function formatAngle(degrees: number, axis: Axis, style: CoordinateStyle): string {
  if (style === 'decimal') return roundDegrees(degrees).toFixed(DEGREE_DIGITS)
  const unit = 10 ** MINUTE_DIGITS
  const parts = Math.round(Math.abs(degrees) * 60 * unit)
  const minutes = (parts % (60 * unit)) / unit
  const letter = axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E'
  const padded = minutes.toFixed(MINUTE_DIGITS).padStart(MINUTE_DIGITS + 3, '0')
  return `${Math.floor(parts / (60 * unit))}°${padded}' ${letter}`
}

/** Formats a position with the latitude first, as usual in speech: "53.542390, -113.491820". */
export const formatCoordinate = ([lon, lat]: Position, style: CoordinateStyle = 'decimal'): string =>
  `${formatAngle(lat, 'latitude', style)}, ${formatAngle(lon, 'longitude', style)}`

/** Degrees that a pan by an arrow key covers at zoom 0, approximately. */
const PAN_DEGREES = 56

/** Formats the center of a map with only as many digits as a pan changes: "53.5, -113.5" for zoom 8. */
export function formatCenter([lon, lat]: Position, zoom: number): string {
  const digits = Math.max(0, Math.min(DEGREE_DIGITS, Math.ceil(Math.log10((2 * 2 ** zoom) / PAN_DEGREES))))
  // `+ 0` turns −0 into 0.
  const format = (degrees: number): string => (Number(degrees.toFixed(digits)) + 0).toFixed(digits)
  return `${format(lat)}, ${format(lon)}`
}
