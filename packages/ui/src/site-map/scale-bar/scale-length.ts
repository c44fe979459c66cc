/** Length of the equator by the pixels of a world at zoom 0 (512), m. */
const METERS_PER_PIXEL = 40_075_016.686 / 512

/** Lengths that a person can add up, times a power of ten. */
const ROUND = [5, 2, 1]

/** A length on the map. */
export interface ScaleLength {
  meters: number
  /** How long it is drawn, CSS pixels. */
  pixels: number
}

/** The longest round length that is drawn no longer than so many pixels, at a latitude and a zoom. */
export function scaleLength(latitude: number, zoom: number, most: number): ScaleLength {
  const perPixel = (METERS_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const limit = perPixel * most
  const power = 10 ** Math.floor(Math.log10(limit))
  const meters = (ROUND.find((size) => size * power <= limit) ?? 1) * power
  return { meters, pixels: meters / perPixel }
}

/** "200 m", "5 km". */
export const lengthText = (meters: number): string =>
  meters >= 1000 ? `${(meters / 1000).toLocaleString('en-US')} km` : `${Number(meters.toPrecision(3))} m`
