import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  everything,
  isSelected,
  nothing,
  placesBetween,
  type Selection,
  selectedCount,
  selectionState,
  withKeys,
} from './selection'

const TOTAL = 12
const key = fc.nat(TOTAL - 1)
const step = fc.oneof(
  fc.record({ keys: fc.array(key), isOn: fc.boolean() }),
  fc.constantFrom('everything' as const, 'nothing' as const),
)

describe('the selection of rows', () => {
  it('is what one has ticked, step by step, also beginning with all that match', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let selection: Selection<number> = nothing()
        const plain = new Set<number>()
        for (const one of steps) {
          if (one === 'everything') {
            selection = everything()
            for (let row = 0; row < TOTAL; row += 1) plain.add(row)
          } else if (one === 'nothing') {
            selection = nothing()
            plain.clear()
          } else {
            selection = withKeys(selection, one.keys, one.isOn)
            for (const row of one.keys) if (one.isOn) plain.add(row)
            else plain.delete(row)
          }
          expect(selectedCount(selection, TOTAL)).toBe(plain.size)
          for (let row = 0; row < TOTAL; row += 1) expect(isSelected(selection, row)).toBe(plain.has(row))
        }
      }),
    )
  })

  it('is not changed by what is made of it', () => {
    const selection: Selection<number> = { kind: 'some', keys: new Set([1]) }
    withKeys(selection, [2, 3], true)
    withKeys(selection, [1], false)
    expect([...selection.keys]).toEqual([1])
  })

  it('holds rows of pages that nobody has seen, but for those taken out', () => {
    const selection = withKeys(everything<string>(), ['agnes'], false)
    expect(isSelected(selection, 'somebody.on.page.nine')).toBe(true)
    expect(isSelected(selection, 'agnes')).toBe(false)
    expect(selectedCount(selection, 240)).toBe(239)
    expect(selectedCount(selection, 0)).toBe(0)
  })

  it('is none, some or all of what is shown', () => {
    expect([selectionState(0, 0), selectionState(0, 3), selectionState(2, 3), selectionState(3, 3)]).toEqual([
      'none',
      'none',
      'some',
      'all',
    ])
  })

  it('reaches from the row ticked last to this one, upward and downward', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (one, other) => {
        const places = placesBetween(one, other)
        expect(places).toEqual(placesBetween(other, one))
        expect(places).toHaveLength(Math.abs(one - other) + 1)
        expect(places).toContain(one)
        expect(places).toContain(other)
      }),
    )
    expect(placesBetween(-1, 4)).toEqual([4])
  })
})
