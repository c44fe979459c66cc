import type { Position, Ring } from '../drawing/shape'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]))
const STEPS = 100

/**
 * The reverse of `encodeLine` in scripts/basemap: points as distances from the one before, five bits a sign.
 * @throws {Error} for a sign that is none, or a text that ends within a number
 */
export function decodeLine(text: string): Ring {
  const line: Position[] = []
  let at = 0
  const next = (): number => {
    let value = 0
    for (let shift = 1; ; shift *= 32) {
      const sign = VALUES.get(text.charCodeAt(at++))
      if (sign === undefined) throw new Error(`Not a line: ${text.slice(0, 20)}`)
      value += (sign % 32) * shift
      if (sign < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    }
  }
  let [x, y] = [0, 0]
  while (at < text.length) {
    x += next()
    y += next()
    line.push([x / STEPS, y / STEPS])
  }
  return line
}

/** Polygons, each an outer ring and its holes. */
export const decodePolygons = (text: string): Ring[][] =>
  text.split(';').map((polygon) => polygon.split(' ').map(decodeLine))

export const decodeLines = (text: string): Ring[] => text.split(' ').map(decodeLine)
