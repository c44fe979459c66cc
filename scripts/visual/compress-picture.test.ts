import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPicture } from './compress-picture.mjs'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A picture of RGB pixels, two in each row. A row starts with the number of its filter. */
function picture(rows: number[][]): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0])
  const data = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function dataOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type)
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

/** The colors of a picture with a palette, by row. */
function colorsOf(png: Buffer): string[][] {
  const palette = dataOf(png, 'PLTE')
  const rows = inflateSync(dataOf(png, 'IDAT'))
  const color = (index = 0) => palette.toString('hex', index * 3, index * 3 + 3)
  return Array.from({ length: rows.length / 3 }, (_, row) => [color(rows[row * 3 + 1]), color(rows[row * 3 + 2])])
}

describe('compressPicture', () => {
  it('reads rows with every filter', () => {
    const rows = [
      [0, 10, 20, 30, 50, 60, 70],
      [1, 10, 20, 30, 40, 40, 40],
      [2, 90, 0, 0, 0, 0, 90],
      [3, 0, 0, 0, 100, 0, 0],
      [4, 50, 0, 0, 0, 0, 0],
    ]
    expect(colorsOf(compressPicture(picture(rows)))).toEqual([
      ['0a141e', '323c46'],
      ['0a141e', '323c46'],
      ['64141e', '323ca0'],
      ['320a0f', '962357'],
      ['640a0f', '962357'],
    ])
  })

  it('makes one color of colors that differ by at most 8 in each channel, and leaves others', () => {
    const rows = [
      [0, 200, 200, 200, 200, 200, 200],
      [0, 208, 192, 200, 209, 200, 200],
    ]
    expect(colorsOf(compressPicture(picture(rows)))).toEqual([
      ['c8c8c8', 'c8c8c8'],
      ['c8c8c8', 'd1c8c8'],
    ])
  })

  it('leaves a picture with a palette as it is', () => {
    const png = compressPicture(picture([[0, 1, 2, 3, 4, 5, 6]]))
    expect(compressPicture(png)).toBe(png)
  })
})
