import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace, moveItem, type Phases } from './board'
import { findDrop, nearestSpan, phaseSlotAt, positionAfter, slotAt } from './drop-place'

const board: Phases = ['a', 'b'].map((id) => ({
  id,
  name: id,
  items: [0, 1, 2].map((item) => ({ id: `${id}${item}`, name: `${id}${item}` })),
}))
const spans = [
  { left: 0, right: 100 },
  { left: 120, right: 220 },
  { left: 240, right: 340 },
]

describe('where a card is dropped', () => {
  it('is the phase under the pointer, otherwise the nearest one', () => {
    expect(nearestSpan(spans, 150)).toBe(1)
    expect(nearestSpan(spans, 105)).toBe(0)
    expect(nearestSpan(spans, 118)).toBe(1)
    expect(nearestSpan(spans, -50)).toBe(0)
    expect(nearestSpan(spans, 900)).toBe(2)
    expect(nearestSpan([], 0)).toBe(-1)
  })

  it('is the gap nearest to the pointer, clamped to the list', () => {
    expect(slotAt(-3, 4)).toBe(0)
    expect(slotAt(0.4, 4)).toBe(0)
    expect(slotAt(0.6, 4)).toBe(1)
    expect(slotAt(9, 4)).toBe(4)
  })

  it('is undefined where the card already is', () => {
    expect(findDrop(board, 'a1', 'a', 1)).toBeUndefined()
    expect(findDrop(board, 'a1', 'a', 2)).toBeUndefined()
    expect(findDrop(board, 'a1', 'b', 1)).toEqual({ phase: 'b', slot: 1, position: 1 })
    expect(findDrop(board, 'unknown', 'b', 1)).toBeUndefined()
  })

  it('is the end of a phase that became shorter, and undefined in a phase that was removed', () => {
    expect(findDrop(board, 'a1', 'b', 9)).toEqual({ phase: 'b', slot: 3, position: 3 })
    expect(findDrop(board, 'a1', 'unknown', 0)).toBeUndefined()
  })

  it('is before the card below the drop line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a0', 'a1', 'a2'),
        fc.constantFrom('a', 'b'),
        fc.nat({ max: 3 }),
        (item, to, slot) => {
          const drop = findDrop(board, item, to, slot)
          if (drop === undefined) return
          const after = moveItem(board, item, drop.phase, drop.position)
          const below = board.find(({ id }) => id === to)?.items[slot]
          const place = findPlace(after, item)
          const next = after[place?.phase ?? -1]?.items[(place?.item ?? -1) + 1]
          expect(next?.id).toBe(below?.id)
        },
      ),
    )
  })

  it('is mirrored in a right-to-left page', () => {
    expect(phaseSlotAt(spans, 10, false)).toBe(0)
    expect(phaseSlotAt(spans, 200, false)).toBe(2)
    expect(phaseSlotAt(spans.toReversed(), 200, true)).toBe(1)
    expect(positionAfter(0, 2)).toBe(1)
    expect(positionAfter(2, 0)).toBe(0)
  })
})
