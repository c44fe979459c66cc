import { describe, expect, it } from 'vitest'
import {
  hasWeights,
  toCells,
  normalizeCell,
  numberCell,
  sharedCells,
  addWeights,
  typedCell,
  toWeights,
  withCells,
} from './weight-cells'

const IDS = ['cut', 'weld', '__proto__', 'constructor']

describe('the cells of a weight editor', () => {
  it('convert to the same weights, whatever the row ids are', () => {
    const weights = JSON.parse('{"cut":12.5,"__proto__":7,"weld":80.5}') as Record<string, number>
    const cells = toCells(IDS, weights)
    expect(Object.entries(toWeights(IDS, cells))).toEqual([
      ['cut', 12.5],
      ['weld', 80.5],
      ['__proto__', 7],
      ['constructor', 0],
    ])
    expect(hasWeights(IDS, cells, weights)).toBe(true)
    expect(hasWeights(IDS, cells, { cut: 12.5 })).toBe(false)
  })

  it('stay the same object when nothing differs', () => {
    const cells = toCells(IDS, { cut: 10 })
    expect(withCells(cells, [['cut', typedCell('10')]])).toBe(cells)
    expect(withCells(cells, [['weld', typedCell('0')]])).toBe(cells)
    expect(withCells(cells, [['cut', typedCell('10,0')]])).not.toBe(cells)
  })

  it('add up exactly, and count texts that are not numbers', () => {
    const cells = new Map([
      ['cut', typedCell('0.1')],
      ['weld', typedCell('0,2')],
      ['__proto__', typedCell('many')],
      ['constructor', typedCell('')],
    ])
    expect(addWeights(IDS, cells)).toEqual({ total: 0.3, invalid: 2 })
  })

  it('with finer weights from the caller do not change when they lose the focus', () => {
    const cell = numberCell(100 / 3)
    expect(cell).toEqual({ text: '33.3333', value: 100 / 3 })
    expect(normalizeCell(cell)).toBe(cell)
    expect(normalizeCell(numberCell(Number.NaN)).text).toBe('')
  })

  it('of locked rows do not change when weights are shared out', () => {
    expect(sharedCells(['cut', 'weld'], [500_000, 500_000], new Set(['cut'])).map(([id]) => id)).toEqual(['weld'])
  })

  it('get the plain form when they lose the focus, if they are valid', () => {
    expect(normalizeCell(typedCell(' 12,50 %')).text).toBe('12.5')
    expect(normalizeCell(typedCell('12 apples')).text).toBe('12 apples')
    expect(normalizeCell(typedCell('33,33333')).text).toBe('33,33333')
  })
})
