import type { Position } from '../drawing/shape'

/** The lowest zoom with site names. */
export const MIN_NAME_ZOOM = 11
/** The highest zoom of a map. */
const MAX_ZOOM = 22
/** The smallest size of a name in CSS pixels. */
const NAME_SIZE = { width: 72, height: 24 }
/** Width of the world at zoom 0 in CSS pixels. */
export const WORLD = 512

/** A zoom that no map reaches, for names that never fit. */
export const NEVER = 99

/** Projects a position to the Mercator map, from 0 to 1 on each axis. */
export function projectToMercator([lon, lat]: Position): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/**
 * Finds the lowest zoom at which the name of each place can fit. Earlier places have priority. An engine checks in every frame whether each
 * name fits. Thousands of names at one place would slow it down, although only a few fit.
 * @param places undefined for a place that isn't on the map
 */
export function findNameZooms(places: readonly (Position | undefined)[]): number[] {
  const zooms = places.map(() => NEVER)
  const points = places.map((place) => place && projectToMercator(place))
  const placed: number[] = []
  let pending = [...places.keys()].filter((at) => points[at] !== undefined)
  for (let zoom = MIN_NAME_ZOOM; zoom <= MAX_ZOOM && pending.length > 0; zoom += 1) {
    const scale = WORLD * 2 ** zoom
    const getCell = (at: number): string => {
      const { x, y } = points[at] ?? { x: 0, y: 0 }
      return `${Math.floor((x * scale) / NAME_SIZE.width)} ${Math.floor((y * scale) / NAME_SIZE.height)}`
    }
    const taken = new Set(placed.map(getCell))
    const waiting: number[] = []
    for (const at of pending) {
      const cell = getCell(at)
      if (taken.has(cell)) waiting.push(at)
      else {
        taken.add(cell)
        zooms[at] = zoom
        placed.push(at)
      }
    }
    pending = waiting
  }
  return zooms
}
