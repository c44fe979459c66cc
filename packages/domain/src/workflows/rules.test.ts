import { describe, expect, it } from 'vitest'
import { checkItemWeights, checkPhaseWeights, isWholeSum, weightFault } from './rules'

describe('the weight of a phase', () => {
  it.each([
    [-0.0001, 'Phase Weight must be greater than 0'],
    [-40, 'Phase Weight must be greater than 0'],
    [100.0001, 'Phase Weight must be less than 100'],
    [1000, 'Phase Weight must be less than 100'],
  ])('%d is refused: %s [WF-52]', (weight, words) => {
    expect(weightFault('phase', weight)).toBe(words)
  })

  it.each([Number.NaN, Infinity, -Infinity])('%d is no number, and refused [WF-53]', (weight) => {
    expect(weightFault('phase', weight)).toBe('Enter a number, such as 12.5.')
    expect(checkPhaseWeights([100, weight])).toBe('Enter a number, such as 12.5.')
  })

  it.each([0, 0.0001, 50, 99.9999, 100])('%d is right [WF-54, CONS2-02]', (weight) => {
    expect(weightFault('phase', weight)).toBeUndefined()
    expect(weightFault('item', weight)).toBeUndefined()
  })
})

describe('the weight of an item', () => {
  it.each([
    [-1, 'Item Weight must be greater than 0'],
    [101, 'Item Weight must be less than 100'],
  ])('%d is refused: %s [ITEM-06]', (weight, words) => {
    expect(weightFault('item', weight)).toBe(words)
  })
})

describe('the weights of all phases, when they are saved', () => {
  it('may not be negative, whatever their sum [WF-55]', () => {
    expect(checkPhaseWeights([-10, 110])).toBe('Phase Weights must be positive')
    expect(checkPhaseWeights([-10, 20])).toBe('Phase Weights must be positive')
  })

  it.each([[[99]], [[50, 50.001]], [[0]], [[]], [[33.33, 33.33, 33.33]]])('%j is not 100 [WF-56]', (weights) => {
    expect(checkPhaseWeights(weights)).toBe('Sum of phase weights must equal 100')
  })

  it.each([[[100]], [[15, 40, 25, 20]], [[0, 100]], [[33.3333, 33.3333, 33.3334]], [Array<number>(10).fill(10)]])(
    '%j is 100 [WF-56]',
    (weights) => {
      expect(checkPhaseWeights(weights)).toBeUndefined()
    },
  )
})

describe('the weights of the items of a phase, when they are saved', () => {
  it('may not be negative [WF-57]', () => {
    expect(checkItemWeights([-0.5, 100.5])).toBe('Item Weights must be positive')
  })

  it('must be 100 [WF-58]', () => {
    expect(checkItemWeights([20, 50, 30])).toBeUndefined()
    expect(checkItemWeights([20, 50, 22.5])).toBe('Sum of item weight within Phase must be equal 100')
  })
})

describe('a sum of weights', () => {
  it.each([
    [[99.9999], true],
    [[100.0001], true],
    [[99.9998], false],
    [[100.0002], false],
    [[99.99989], false],
    [[33.3333, 33.3333, 33.3333], true],
    [[99.9998996], true],
    [[99.9998994], false],
    // The machine's own error is far below the sixth decimal.
    [Array<number>(1000).fill(0.1), true],
    [[...Array<number>(999).fill(0.1), 0.0999], true],
    [[...Array<number>(999).fill(0.1), 0.0998], false],
  ])('%j is 100: %s [WF-56, WF-59, CONS2-03]', (weights, expected) => {
    expect(isWholeSum(weights)).toBe(expected)
    expect(checkPhaseWeights(weights) === undefined).toBe(expected)
    expect(checkItemWeights(weights) === undefined).toBe(expected)
  })
})
