import { describe, expect, it } from 'vitest'
import { moveItem, type Phases, removeItem, removePhase } from './board'
import { resolveStop, stepFrom, stopAt, targetOf } from './stops'

const phase = (id: string, ...items: string[]) => ({ id, name: id, items: items.map((name) => ({ id: name, name })) })
const board: Phases = [phase('a', 'a1', 'a2', 'a3'), phase('b'), phase('c', 'c1')]
const at = (x: number, y: number) => {
  const stop = stopAt(board, x, y)
  if (stop === undefined) throw new Error('There is no such stop')
  return stop
}

describe('the one tab stop of a board', () => {
  it('begins at the first card, or at the first phase of a board without cards', () => {
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
    ['on', 0, 2, 'b'],
    ['on', 2, 0, 'c1'],
    ['back', 2, 0, 'b'],
    ['back', 0, 1, 'a2'],
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

  it('goes to what stands in the place of a card or phase that is gone', () => {
    expect(resolveStop(removeItem(board, 'a2'), at(0, 1))?.item).toBe('a3')
    expect(resolveStop(removeItem(board, 'a3'), at(0, 2))?.item).toBe('a2')
    expect(resolveStop(removeItem(board, 'c1'), at(2, 0))).toMatchObject({ phase: 'c', item: null })
    expect(resolveStop(removePhase(board, 'c'), at(2, -1))).toMatchObject({ phase: 'b', item: null })
    expect(resolveStop(removePhase(board, 'a'), at(0, 0))).toMatchObject({ phase: 'b', item: null })
  })

  it('stands for a phase or a card', () => {
    expect(targetOf(board, at(0, 1))?.item?.id).toBe('a2')
    expect(targetOf(board, at(1, 0))).toEqual({ phase: board[1] })
    expect(targetOf(board, { phase: 'a', item: 'gone' })).toBeUndefined()
    expect(targetOf(board, undefined)).toBeUndefined()
  })

  it('stands for a card wherever it has been moved to since', () => {
    const target = targetOf(board, { phase: 'a', item: 'c1' })
    expect([target?.phase.id, target?.item?.id]).toEqual(['c', 'c1'])
  })
})
