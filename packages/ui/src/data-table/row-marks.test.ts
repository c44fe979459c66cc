import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowMarks } from './row-marks'
import { RowView } from './row-pipeline'

const ROWS = Array.from({ length: 30 }, (_, row) => `row ${row}`)

/** Some of the rows, in any order. */
const view = fc
  .shuffledSubarray(ROWS.map((_, row) => row))
  .map((numbers) => new RowView(ROWS, Uint32Array.from(numbers)))

describe('RowMarks', () => {
  it('are equal to a plain set after any ranges, in any order and with any search', () => {
    const step = fc.record({ view, from: fc.nat(30), length: fc.nat(30), isOn: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let marks = RowMarks.none(ROWS.length)
        const plain = new Set<number>()
        for (const { view, from, length, isOn } of steps) {
          marks = marks.withPlaces(view, from, from + length, isOn, (row) => row % 7 !== 0)
          for (let place = from; place <= Math.min(from + length, view.count - 1); place += 1) {
            const row = view.numberAt(place)
            if (row % 7 === 0) continue
            if (isOn) plain.add(row)
            else plain.delete(row)
          }
          expect(marks.count).toBe(plain.size)
          expect(marks.numbers()).toEqual([...plain].sort((a, b) => a - b))
          const visible = Array.from({ length: view.count }, (_, place) => view.numberAt(place))
          expect(marks.countIn(view)).toBe(visible.filter((row) => plain.has(row)).length)
        }
      }),
    )
  })

  it('stay on their rows after a refetch with moved, removed and new rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(40)),
        fc.uniqueArray(fc.nat(40)),
        fc.array(fc.nat(40)),
        (before, after, picked) => {
          let marks = RowMarks.none(before.length)
          for (const place of picked) marks = marks.withPlaces(new RowView(before), place, place, true)
          const moved = marks.moveTo(before, after, (row) => row)
          for (const [row, key] of after.entries()) {
            const old = before.indexOf(key)
            expect(moved.has(row)).toBe(old !== -1 && marks.has(old))
          }
        },
      ),
    )
  })

  it('are immutable', () => {
    const none = RowMarks.none(3)
    const all = none.withPlaces(new RowView(ROWS.slice(0, 3)), 0, 2, true)
    expect([none.count, all.count]).toEqual([0, 3])
  })
})
