/** The name of the check mark among the images of a map. */
export const CHECK_IMAGE = 'overview-check'

/** Width and height in pixels, at two pixels per CSS pixel. */
const SIZE = 32
/** The check mark as a path of corners, and half of its width. */
const PATH = [
  [9, 16.5],
  [14, 21.5],
  [23, 11],
] as const
const HALF_WIDTH = 1.9
/** The encoding of an image that an engine colors: 191 is the edge, and one pixel is 32 steps. */
const EDGE = 191
const STEP = 32

type Point = readonly [number, number]

/** The distance of a point from a line between two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** A check mark as a signed distance field, which an engine draws in any color. */
export function createCheckImage(): { width: number; height: number; data: Uint8Array } {
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const point: Point = [x + 0.5, y + 0.5]
      const distance = Math.min(distanceTo(point, PATH[0], PATH[1]), distanceTo(point, PATH[1], PATH[2])) - HALF_WIDTH
      data[(y * SIZE + x) * 4 + 3] = Math.max(0, Math.min(255, EDGE - distance * STEP))
    }
  return { width: SIZE, height: SIZE, data }
}
