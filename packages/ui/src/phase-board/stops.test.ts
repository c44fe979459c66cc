import { describe, expect, it } from 'vitest'
import { moveItem, type Phases, removeItem, removePhase } from './board'
import { findTarget, resolveStop, stepFrom, stopAt } from './stops'

const phase = (id: string, ...items: string[]) => ({ id, name: id, items: items.map((name) => ({ id: name, name })) })
const board: Phases = [phase('a', 'a1', 'a2', 'a3'), phase('b'), phase('c', 'c1')]
const at = (x: number, y: number) => {
  const stop = stopAt(board, x, y)
  if (stop === undefined) throw new Error('No stop at this place')
  return stop
}

describe('the tab stop of a board', () => {
  it('is initially the first card, or the first phase of a board without cards', () => {
    expect(resolveStop(board, undefined)?.item).toBe('a1')
    expect(resolveStop([phase('a'), phase('b', 'b1')], undefined)?.item).toBe('b1')
    expect(resolveStop([phase('a')], undefined)).toMatchObject({ phase: 'a', item: null })
    expect(resolveStop([], undefined)).toBeUndefined()
  })

  it.each([
    ['down', 0, 0, 'a2'],
    ['down', 0, 2, 'a3'],
    ['up', 0, 1, 'a1'],
    ['up', 0, 0, 'a'],
    ['up', 0, -1, 'a'],
    ['down', 0, -1, 'a1'],
    ['next', 0, 2, 'b'],
    ['next', 2, 0, 'c1'],
    ['previous', 2, 0, 'b'],
    ['previous', 0, 1, 'a2'],
    ['first', 0, 2, 'a1'],
    ['last', 0, 0, 'a3'],
    ['last', 1, -1, 'b'],
  ] as const)('goes %s from phase %i, card %i to %s', (step, x, y, expected) => {
    const stop = stepFrom(board, at(x, y), step)
    expect(stop?.item ?? stop?.phase).toBe(expected)
  })

  it('follows the card that moves', () => {
    expect(resolveStop(moveItem(board, 'a2', 'c', 0), at(0, 1))).toMatchObject({ phase: 'c', item: 'a2' })
  })

  it('moves to the card or phase that is now in the place of a removed one', () => {
    expect(resolveStop(removeItem(board, 'a2'), at(0, 1))?.item).toBe('a3')
    expect(resolveStop(removeItem(board, 'a3'), at(0, 2))?.item).toBe('a2')
    expect(resolveStop(removeItem(board, 'c1'), at(2, 0))).toMatchObject({ phase: 'c', item: null })
    expect(resolveStop(removePhase(board, 'c'), at(2, -1))).toMatchObject({ phase: 'b', item: null })
    expect(resolveStop(removePhase(board, 'a'), at(0, 0))).toMatchObject({ phase: 'b', item: null })
  })

  it('belongs to a phase or a card', () => {
    expect(findTarget(board, at(0, 1))?.item?.id).toBe('a2')
    expect(findTarget(board, at(1, 0))).toEqual({ phase: board[1] })
    expect(findTarget(board, { phase: 'a', item: 'unknown' })).toBeUndefined()
    expect(findTarget(board, undefined)).toBeUndefined()
  })

  it('finds its card in the phase that it moved to', () => {
    const target = findTarget(board, { phase: 'a', item: 'c1' })
    expect([target?.phase.id, target?.item?.id]).toEqual(['c', 'c1'])
  })
})
