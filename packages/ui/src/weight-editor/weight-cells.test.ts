import { describe, expect, it } from 'vitest'
import {
  areOf,
  cellsOf,
  leftCell,
  numberCell,
  sharedCells,
  sumOf,
  typedCell,
  weightsOf,
  withCells,
} from './weight-cells'

const IDS = ['cut', 'weld', '__proto__', 'constructor']

describe('the cells of an editor', () => {
  it('hand out what they were given, whatever the rows are called', () => {
    const weights = JSON.parse('{"cut":12.5,"__proto__":7,"weld":80.5}') as Record<string, number>
    const cells = cellsOf(IDS, weights)
    expect(Object.entries(weightsOf(IDS, cells))).toEqual([
      ['cut', 12.5],
      ['weld', 80.5],
      ['__proto__', 7],
      ['constructor', 0],
    ])
    expect(areOf(IDS, cells, weights)).toBe(true)
    expect(areOf(IDS, cells, { cut: 12.5 })).toBe(false)
  })

  it('are the same ones when nothing is different', () => {
    const cells = cellsOf(IDS, { cut: 10 })
    expect(withCells(cells, [['cut', typedCell('10')]])).toBe(cells)
    expect(withCells(cells, [['weld', typedCell('0')]])).toBe(cells)
    expect(withCells(cells, [['cut', typedCell('10,0')]])).not.toBe(cells)
  })

  it('add exactly, and count what cannot be read', () => {
    const cells = new Map([
      ['cut', typedCell('0.1')],
      ['weld', typedCell('0,2')],
      ['__proto__', typedCell('many')],
      ['constructor', typedCell('')],
    ])
    expect(sumOf(IDS, cells)).toEqual({ total: 0.3, unread: 2 })
  })

  it('of an owner are not changed by being looked at, however fine they are', () => {
    const cell = numberCell(100 / 3)
    expect(cell).toEqual({ text: '33.3333', value: 100 / 3 })
    expect(leftCell(cell)).toBe(cell)
    expect(leftCell(numberCell(Number.NaN)).text).toBe('')
  })

  it('of locked rows are not touched when weights are shared out', () => {
    expect(sharedCells(['cut', 'weld'], [500_000, 500_000], new Set(['cut'])).map(([id]) => id)).toEqual(['weld'])
  })

  it('are written plainly when they are left, if they can be read', () => {
    expect(leftCell(typedCell(' 12,50 %')).text).toBe('12.5')
    expect(leftCell(typedCell('12 apples')).text).toBe('12 apples')
    expect(leftCell(typedCell('33,33333')).text).toBe('33,33333')
  })
})
