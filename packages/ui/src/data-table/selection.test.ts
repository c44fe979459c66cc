import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countSelected,
  getPlacesBetween,
  getSelectionState,
  isSelected,
  selectAll,
  type Selection,
  selectNone,
  withKeys,
} from './selection'

const TOTAL = 12
const key = fc.nat(TOTAL - 1)
const step = fc.oneof(
  fc.record({ keys: fc.array(key), isOn: fc.boolean() }),
  fc.constantFrom('all' as const, 'none' as const),
)

describe('the selection of rows', () => {
  it('is equal to a plain set after any steps, even from all matching rows', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let selection: Selection<number> = selectNone()
        const plain = new Set<number>()
        for (const one of steps) {
          if (one === 'all') {
            selection = selectAll()
            for (let row = 0; row < TOTAL; row += 1) plain.add(row)
          } else if (one === 'none') {
            selection = selectNone()
            plain.clear()
          } else {
            selection = withKeys(selection, one.keys, one.isOn)
            for (const row of one.keys)
              if (one.isOn) plain.add(row)
              else plain.delete(row)
          }
          expect(countSelected(selection, TOTAL)).toBe(plain.size)
          for (let row = 0; row < TOTAL; row += 1) expect(isSelected(selection, row)).toBe(plain.has(row))
        }
      }),
    )
  })

  it('is immutable', () => {
    const selection: Selection<number> = { kind: 'some', keys: new Set([1]) }
    withKeys(selection, [2, 3], true)
    withKeys(selection, [1], false)
    expect([...selection.keys]).toEqual([1])
  })

  it('of all rows includes unloaded pages, except deselected rows', () => {
    const selection = withKeys(selectAll<string>(), ['agnes'], false)
    expect(isSelected(selection, 'amara.osei')).toBe(true)
    expect(isSelected(selection, 'agnes')).toBe(false)
    expect(countSelected(selection, 240)).toBe(239)
    expect(countSelected(selection, 0)).toBe(0)
  })

  it('is none, some or all of the visible rows', () => {
    expect([
      getSelectionState(0, 0),
      getSelectionState(0, 3),
      getSelectionState(2, 3),
      getSelectionState(3, 3),
    ]).toEqual(['none', 'none', 'some', 'all'])
  })

  it('includes the range from the last toggled row, upward and downward', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (one, other) => {
        const places = getPlacesBetween(one, other)
        expect(places).toEqual(getPlacesBetween(other, one))
        expect(places).toHaveLength(Math.abs(one - other) + 1)
        expect(places).toContain(one)
        expect(places).toContain(other)
      }),
    )
    expect(getPlacesBetween(-1, 4)).toEqual([4])
  })
})
