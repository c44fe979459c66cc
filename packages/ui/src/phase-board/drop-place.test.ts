import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveItem, type Phases, placeOf } from './board'
import { dropOf, nearestSpan, phaseSlotAt, positionAfter, slotAt } from './drop-place'

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
  it('is the phase under the pointer, or else the nearest', () => {
    expect(nearestSpan(spans, 150)).toBe(1)
    expect(nearestSpan(spans, 105)).toBe(0)
    expect(nearestSpan(spans, 118)).toBe(1)
    expect(nearestSpan(spans, -50)).toBe(0)
    expect(nearestSpan(spans, 900)).toBe(2)
    expect(nearestSpan([], 0)).toBe(-1)
  })

  it('is between the two nearest cards, and never beyond the ends', () => {
    expect(slotAt(-3, 4)).toBe(0)
    expect(slotAt(0.4, 4)).toBe(0)
    expect(slotAt(0.6, 4)).toBe(1)
    expect(slotAt(9, 4)).toBe(4)
  })

  it('is nowhere where it stands already', () => {
    expect(dropOf(board, 'a1', 'a', 1)).toBeUndefined()
    expect(dropOf(board, 'a1', 'a', 2)).toBeUndefined()
    expect(dropOf(board, 'a1', 'b', 1)).toEqual({ phase: 'b', slot: 1, position: 1 })
    expect(dropOf(board, 'gone', 'b', 1)).toBeUndefined()
  })

  it('is at the end of a phase that has become shorter, and nowhere in one that is gone', () => {
    expect(dropOf(board, 'a1', 'b', 9)).toEqual({ phase: 'b', slot: 3, position: 3 })
    expect(dropOf(board, 'a1', 'gone', 0)).toBeUndefined()
  })

  it('is before the card that the line stands above', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a0', 'a1', 'a2'),
        fc.constantFrom('a', 'b'),
        fc.nat({ max: 3 }),
        (item, to, slot) => {
          const drop = dropOf(board, item, to, slot)
          if (drop === undefined) return
          const after = moveItem(board, item, drop.phase, drop.position)
          const below = board.find(({ id }) => id === to)?.items[slot]
          const place = placeOf(after, item)
          const next = after[place?.phase ?? -1]?.items[(place?.item ?? -1) + 1]
          expect(next?.id).toBe(below?.id)
        },
      ),
    )
  })

  it('is read from the other side where lines run from right to left', () => {
    expect(phaseSlotAt(spans, 10, false)).toBe(0)
    expect(phaseSlotAt(spans, 200, false)).toBe(2)
    expect(phaseSlotAt(spans.toReversed(), 200, true)).toBe(1)
    expect(positionAfter(0, 2)).toBe(1)
    expect(positionAfter(2, 0)).toBe(0)
  })
})
