import type { Position, Ring } from '../drawing/shape'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character.charCodeAt(0), value]))
const STEPS = 100

/**
 * The inverse of `encodeLine` in scripts/basemap. Each point is the distance from the previous one, with five bits per character.
 * @throws {Error} for an invalid character, or a text that ends within a number
 */
export function decodeLine(text: string): Ring {
  const line: Position[] = []
  let at = 0
  const next = (): number => {
    let value = 0
    for (let shift = 1; ; shift *= 32) {
      const bits = VALUES.get(text.charCodeAt(at++))
      if (bits === undefined) throw new Error(`Invalid line: ${text.slice(0, 20)}`)
      value += (bits % 32) * shift
      if (bits < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
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

/** @returns polygons: an outer ring and its holes each */
export const decodePolygons = (text: string): Ring[][] =>
  text.split(';').map((polygon) => polygon.split(' ').map(decodeLine))

export const decodeLines = (text: string): Ring[] => text.split(' ').map(decodeLine)
