import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItem,
  addPhase,
  findPlace,
  moveItem,
  movePhase,
  type Phases,
  removeItem,
  removePhase,
  renameItem,
  renamePhase,
} from './board'

/** Boards whose card names contain the initial place. */
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
const without = (board: Phases, removed: string): string[][] =>
  board.map(({ items }) => items.map(({ id }) => id).filter((id) => id !== removed))

describe('moving a card', () => {
  it('keeps every card exactly once', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        expect(ids(moveItem(board, item, phase, position)).toSorted()).toEqual(ids(board).toSorted())
      }),
    )
  })

  it('puts the card at the requested index, or at the end of the phase', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const after = moveItem(board, item, phase, position)
        const place = findPlace(after, item)
        expect(after[place?.phase ?? -1]?.id).toBe(phase)
        expect(place?.item).toBe(Math.min(position, (after[place?.phase ?? -1]?.items.length ?? 0) - 1))
      }),
    )
  })

  it('keeps the order of the other cards', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        expect(without(moveItem(board, item, phase, position), item)).toEqual(without(board, item))
      }),
    )
  })

  it('is reversed by moving the card back', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const from = findPlace(board, item)
        const after = moveItem(board, item, phase, position)
        expect(moveItem(after, item, board[from?.phase ?? -1]?.id ?? '', from?.item ?? -1)).toEqual(board)
      }),
    )
  })

  it('reuses unchanged phases, and the whole board when nothing moves', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase, position }) => {
        const from = board[findPlace(board, item)?.phase ?? -1]
        const after = moveItem(board, item, phase, position)
        for (const [index, one] of board.entries()) if (one.id !== phase && one !== from) expect(after[index]).toBe(one)
        const place = findPlace(board, item)
        expect(moveItem(board, item, from?.id ?? '', place?.item ?? -1)).toBe(board)
      }),
    )
  })

  it('returns the same board for an unknown card or phase', () => {
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
  it('keeps every card, and is reversed by moving the phase back', () => {
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
  it('removes what was added', () => {
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

  it('changes only one name', () => {
    fc.assert(
      fc.property(withMove, ({ board, item, phase }) => {
        const place = findPlace(board, item)
        const renamed = renamePhase(renameItem(board, item, 'Other'), phase, 'Renamed')
        expect(renamed[place?.phase ?? -1]?.items[place?.item ?? -1]?.name).toBe('Other')
        expect(ids(renamed)).toEqual(ids(board))
        expect(renamed.filter(({ name }) => name === 'Renamed').map(({ id }) => id)).toEqual([phase])
      }),
    )
  })
})
