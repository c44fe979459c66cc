/** Length of the equator in meters, divided by the width of the world at zoom 0 (512 pixels). */
const METERS_PER_PIXEL = 40_075_016.686 / 512

/** Round lengths, to multiply by a power of ten. */
const ROUND_LENGTHS = [5, 2, 1]

/** A length on the map. */
export interface ScaleLength {
  meters: number
  /** Length on the screen in CSS pixels. */
  pixels: number
}

/** Finds the longest round length that fits into a number of CSS pixels, at a latitude and a zoom. */
export function findScaleLength(latitude: number, zoom: number, maxPixels: number): ScaleLength {
  const perPixel = (METERS_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const limit = perPixel * maxPixels
  const power = 10 ** Math.floor(Math.log10(limit))
  const meters = (ROUND_LENGTHS.find((size) => size * power <= limit) ?? 1) * power
  return { meters, pixels: meters / perPixel }
}

/** "200 m", "5 km". @param format formats a number in a locale */
export const formatScaleLength = (meters: number, format: (figure: number) => string): string =>
  meters >= 1000 ? `${format(meters / 1000)} km` : `${format(Number(meters.toPrecision(3)))} m`
