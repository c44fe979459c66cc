import type { Position } from '../drawing/shape'

/** Names are drawn from here on. */
export const FIRST_NAMES = 11
/** As near as a map goes. */
const NEAREST = 22
/** Room that a name takes at least, CSS pixels. */
const ROOM = { width: 72, height: 24 }
/** Width of the world at zoom 0, CSS pixels. */
const WORLD = 512

/** Zoom from which a name that never has room would be tried. */
export const NEVER = 99

/** A place on the map of the world, from 0 to 1 each way (Mercator). */
function unit([lon, lat]: Position): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/**
 * From which whole zoom the name of each place is tried, the first ones first. An engine looks in every frame whether each name that
 * it is given has room: thousands at one place would cost it a frame's time, to draw the few that have.
 * @param places undefined for what is not on the map
 */
export function nameZooms(places: readonly (Position | undefined)[]): number[] {
  const zooms = places.map(() => NEVER)
  const units = places.map((place) => place && unit(place))
  const named: number[] = []
  let left = [...places.keys()].filter((at) => units[at] !== undefined)
  for (let zoom = FIRST_NAMES; zoom <= NEAREST && left.length > 0; zoom += 1) {
    const scale = WORLD * 2 ** zoom
    const cellOf = (at: number): string => {
      const { x, y } = units[at] ?? { x: 0, y: 0 }
      return `${Math.floor((x * scale) / ROOM.width)} ${Math.floor((y * scale) / ROOM.height)}`
    }
    const taken = new Set(named.map(cellOf))
    const waiting: number[] = []
    for (const at of left) {
      const cell = cellOf(at)
      if (taken.has(cell)) waiting.push(at)
      else {
        taken.add(cell)
        zooms[at] = zoom
        named.push(at)
      }
    }
    left = waiting
  }
  return zooms
}
