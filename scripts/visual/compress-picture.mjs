// Makes a picture of the browser three times smaller: its colors become a palette, and colors that are nearly alike become one.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** How far a channel of a pixel may move, of 255: the comparison notices gray levels that are about 50 apart. */
const TOLERANCE = 8
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** @param {Buffer} png */
function readChunks(png) {
  const chunks = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** @param {string} type @param {Buffer} data */
function writeChunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** @type {(left: number, up: number, corner: number) => number} */
function paeth(left, up, corner) {
  const sum = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/**
 * Undoes the filters of the rows (PNG specification, 9.2).
 * @param {Buffer} filtered @param {number} height @param {number} size bytes of a pixel
 */
function unfilter(filtered, height, size) {
  const stride = filtered.length / height - 1
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= size ? (pixels[at - size] ?? 0) : 0
      const up = pixels[at - stride] ?? 0
      const corner = x >= size ? (pixels[at - stride - size] ?? 0) : 0
      const added = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter ?? 0] ?? 0
      pixels[at] = (filtered[y * (stride + 1) + 1 + x] ?? 0) + added
    }
  }
  return pixels
}

/** @type {(one: number, other: number) => number} the largest difference of a channel */
const distance = (one, other) =>
  Math.max(...[0, 8, 16].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))))

/** @param {Iterable<number>} colors the most frequent first */
function createPalette(colors) {
  /** @type {number[]} */
  const palette = []
  /** @type {Map<number, number>} */
  const indexes = new Map()
  for (const color of colors) {
    let nearest = -1
    for (const [index, other] of palette.entries()) {
      const isNearer = distance(color, other) < distance(color, palette[nearest] ?? ~color)
      if (distance(color, other) <= TOLERANCE && (nearest === -1 || isNearer)) nearest = index
    }
    indexes.set(color, nearest === -1 ? palette.push(color) - 1 : nearest)
  }
  return { palette, indexes }
}

/**
 * @param {Buffer} png as Chromium writes it: eight bits a channel, without a palette, opaque
 * @returns {Buffer} the same picture; `png` itself if it already has a palette or needs more than 256 colors
 */
export function compressPicture(png) {
  const chunks = readChunks(png)
  const header = chunks[0]?.data
  if (header === undefined) throw new Error('The picture is not a PNG.')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const size = { 2: 3, 6: 4 }[header[9] ?? 0]
  if (size === undefined) return png
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data))
  const pixels = unfilter(inflateSync(data), height, size)

  const colors = Array.from({ length: width * height }, (_, at) => pixels.readUIntBE(at * size, 3))
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color)
  const { palette, indexes } = createPalette(byCount)
  if (palette.length > 256) return png

  const rows = Buffer.alloc((width + 1) * height)
  for (const [at, color] of colors.entries()) rows[at + Math.floor(at / width) + 1] = indexes.get(color) ?? 0
  const indexed = Buffer.from(header)
  // Color type 3: each pixel is an index of the palette.
  indexed[9] = 3
  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', indexed),
    writeChunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    writeChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}
