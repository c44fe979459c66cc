import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItem,
  addPhase,
  movePhase,
  moveItem,
  type Phases,
  placeOf,
  removeItem,
  removePhase,
  renameItem,
  renamePhase,
} from './board'

/** Boards of some phases, with cards that know where they began. */
const boards = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 6 }).map((sizes): Phases =>
  sizes.map((size, phase) => ({
    id: `p${phase}`,
    name: `Phase ${phase}`,
    items: Array.from({ length: size }, (_, item) => ({ id: `i${phase}.${item}`, name: `Item ${phase}.${item}` })),
  })),
)
const withMove = boards
  .filter((board) => board.some(({ items }) => items.length > 0))
  .chain((board) =>
    fc.record({
      board: fc.constant(board),
      item: fc.constantFrom(...board.flatMap(({ items }) => items.map(({ id }) => id))),
      phase: fc.constantFrom(...board.map(({ id }) => id)),
      position: fc.nat({ max: 8 }),
    }),
  )
const ids = (board: Phases): string[] => board.flatMap(({ items }) => items.map(({ id }) => id))
const without = (board: Phases, gone: string): string[][] =>
  board.map(({ items }) => items.map(({ id }) => id).filter((id) => id !== gone))

describe('moving a card', () => {
  it('loses no card and doubles none', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        expect(ids(moveItem(board, item, phase, position)).toSorted()).toEqual(ids(board).toSorted())
      }),
    )
  })

  it('puts it where it was sent, or at the end of the phase', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const after = moveItem(board, item, phase, position)
        const place = placeOf(after, item)
        expect(after[place?.phase ?? -1]?.id).toBe(phase)
        expect(place?.item).toBe(Math.min(position, (after[place?.phase ?? -1]?.items.length ?? 0) - 1))
      }),
    )
  })

  it('keeps the order of all others', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        expect(without(moveItem(board, item, phase, position), item)).toEqual(without(board, item))
      }),
    )
  })

  it('is undone by moving it back', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const from = placeOf(board, item)
        const after = moveItem(board, item, phase, position)
        expect(moveItem(after, item, board[from?.phase ?? -1]?.id ?? '', from?.item ?? -1)).toEqual(board)
      }),
    )
  })

  it('leaves phases that it does not touch as they are, and the board itself when nothing moves', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const from = board[placeOf(board, item)?.phase ?? -1]
        const after = moveItem(board, item, phase, position)
        for (const [index, one] of board.entries()) if (one.id !== phase && one !== from) expect(after[index]).toBe(one)
        const place = placeOf(board, item)
        expect(moveItem(board, item, from?.id ?? '', place?.item ?? -1)).toBe(board)
      }),
    )
  })

  it('does nothing with a card or a phase that is not there', () => {
    const board: Phases = [{ id: 'a', name: 'A', items: [{ id: '1', name: 'One' }] }]
    expect(moveItem(board, '2', 'a', 0)).toBe(board)
    expect(moveItem(board, '1', 'b', 0)).toBe(board)
    expect(removeItem(board, '2')).toBe(board)
    expect(renameItem(board, '1', 'One')).toBe(board)
    expect(movePhase(board, 'b', 0)).toBe(board)
    expect(removePhase(board, 'b')).toBe(board)
    expect(renamePhase(board, 'a', 'A')).toBe(board)
  })
})

describe('moving a phase', () => {
  it('keeps every card, and is undone by moving it back', () => {
    fc.assert(
      fc.property(withMove, ({ board, phase, position }) => {
        const from = board.findIndex(({ id }) => id === phase)
        const after = movePhase(board, phase, position)
        expect(after.findIndex(({ id }) => id === phase)).toBe(Math.min(position, board.length - 1))
        expect(after.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(board)
        expect(movePhase(after, phase, from)).toEqual(board)
      }),
    )
  })
})

describe('adding, removing and renaming', () => {
  it('takes away what was added', () => {
    fc.assert(
      fc.property(withMove, ({ board, phase, position }) => {
        const added = addItem(board, phase, position, { id: 'new', name: 'New' })
        expect(ids(added)).toHaveLength(ids(board).length + 1)
        expect(removeItem(added, 'new')).toEqual(board)
        const withPhase = addPhase(board, position, { id: 'new', name: 'New', items: [] })
        expect(removePhase(withPhase, 'new')).toEqual(board)
      }),
    )
  })

  it('changes one name and nothing else', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase }) => {
        const place = placeOf(board, item)
        const renamed = renamePhase(renameItem(board, item, 'Other'), phase, 'Else')
        expect(renamed[place?.phase ?? -1]?.items[place?.item ?? -1]?.name).toBe('Other')
        expect(ids(renamed)).toEqual(ids(board))
        expect(renamed.filter(({ name }) => name === 'Else').map(({ id }) => id)).toEqual([phase])
      }),
    )
  })
})
