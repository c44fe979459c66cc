import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawnHeight,
  offsetAt,
  positionAt,
  rowsHeight,
  scrolledTo,
  windowAt,
  windowPieces,
  type WindowPosition,
  type WindowSizes,
} from './window-scroll'

const few: WindowSizes = { count: 100_000, rowHeight: 40, viewport: 560 }
const many: WindowSizes = { count: 1_000_000, rowHeight: 40, viewport: 560 }
const sizes = fc.constantFrom(few, many, { count: 3, rowHeight: 32, viewport: 560 }, { ...many, count: 9_000_000 })
const START: WindowPosition = { top: 0, offset: 0 }

const farthestTop = (size: WindowSizes): number => Math.max(0, drawnHeight(size) - size.viewport)
const farthestOffset = (size: WindowSizes): number => Math.max(0, rowsHeight(size) - size.viewport)

/** Scrolls by a distance, px, as a browser does. */
const by = (step: number, before: WindowPosition, size: WindowSizes): WindowPosition =>
  scrolledTo(Math.max(0, Math.min(before.top + step, farthestTop(size))), before, size)

describe('virtualized rows', () => {
  it('are never higher than a browser draws', () => {
    expect(rowsHeight(many)).toBeGreaterThan(33_000_000)
    expect(drawnHeight(many)).toBeLessThan(17_000_000)
    expect(drawnHeight(few)).toBe(rowsHeight(few))
  })

  it('show the first row at the top of the scroll bar and the last one at its end, in order', () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (size, share) => {
        const top = share * farthestTop(size)
        expect(offsetAt(0, size)).toBe(0)
        expect(offsetAt(farthestTop(size), size)).toBeCloseTo(farthestOffset(size), 3)
        expect(offsetAt(top * 0.9, size)).toBeLessThanOrEqual(offsetAt(top, size))
        expect(positionAt(offsetAt(top, size), size).top).toBeCloseTo(top, 2)
      }),
    )
  })

  it('move by the scrolled distance, even among a million rows', () => {
    let position = positionAt(20_000_000, many)
    for (let turn = 0; turn < 2000; turn += 1) {
      const next = by(100, position, many)
      expect(next.offset - position.offset).toBeCloseTo(100, 3)
      position = next
    }
  })

  it('reach the first and the last row from any position', () => {
    for (const step of [-400, 400]) {
      let position = scrolledTo(step < 0 ? 300_000 : farthestTop(many) - 300_000, START, many)
      for (let turn = 0; turn < 4000; turn += 1) position = by(step, position, many)
      expect(position.offset).toBeCloseTo(step < 0 ? 0 : farthestOffset(many), 1)
    }
  })

  it('contain every visible row at its exact position after any scrolling', () => {
    const move = fc.oneof(
      fc.integer({ min: -3000, max: 3000 }),
      fc.double({ min: -1, max: 1, noNaN: true }).map((share) => share * 12_000_000),
    )
    fc.assert(
      fc.property(
        sizes,
        fc.array(move, { maxLength: 60 }),
        fc.array(fc.nat(1_000_000), { maxLength: 3 }),
        (size, moves, pins) => {
          let position = START
          const pinned = [...new Set(pins)]
          for (const step of moves) {
            position = by(step, position, size)
            const shift = position.offset - position.top
            const pieces = windowPieces(windowAt(position, size), pinned, shift, size)
            const tops = new Map<number, number>()
            let y = 0
            for (const piece of pieces) {
              if (piece.kind === 'row') tops.set(piece.place, y)
              y += piece.kind === 'row' ? size.rowHeight : piece.height
            }
            expect(y).toBeCloseTo(drawnHeight(size), 0)
            const first = Math.floor(position.offset / size.rowHeight)
            const last = Math.min(size.count - 1, Math.floor((position.offset + size.viewport - 1) / size.rowHeight))
            for (let place = first; place <= last; place += 1) {
              const seen = (tops.get(place) ?? Number.NaN) - position.top
              expect(Math.abs(seen - (place * size.rowHeight - position.offset))).toBeLessThan(1)
            }
            for (const place of pinned) expect(tops.has(place)).toBe(place < size.count)
            const ids = pieces.map((piece) => (piece.kind === 'row' ? `row ${piece.place}` : piece.id))
            expect(new Set(ids).size).toBe(ids.length)
          }
        },
      ),
    )
  })

  it('are only a few, even of many', () => {
    const [first, last] = windowAt(positionAt(20_000_000, many), many)
    expect(last - first).toBeLessThan(40)
  })
})
