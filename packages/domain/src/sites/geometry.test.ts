import { describe, expect, it } from 'vitest'
import { isOpacity } from '../shared/colors'
import { canHavePolygon, openingCenter, getOpacity } from './geometry'

describe('where a site is', () => {
  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [9, false],
    [Number.NaN, false],
  ])('offers a polygon at depth %d: %s [MAP-05, MAP-08, CONS2-23]', (depth, expected) => {
    expect(canHavePolygon(depth)).toBe(expected)
  })

  it.each([
    [0, true],
    [0.3, true],
    [1, true],
    [-0.1, false],
    [1.1, false],
    [Number.NaN, false],
  ])('takes %d as an opacity: %s [MAP-04]', (value, expected) => {
    expect(isOpacity(value)).toBe(expected)
  })

  it.each([
    [-3, 0],
    [0.34, 0.3],
    [0.35, 0.4],
    [0.7, 0.7],
    [40, 1],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NaN, undefined],
  ])('stores the opacity %d as %s [MAP-04]', (value, expected) => {
    expect(getOpacity(value)).toBe(expected)
  })

  it('opens at about 53.54, -113.49 without any location [MAP-10, CONS2-21, CONS2-22]', () => {
    expect(openingCenter(undefined, [undefined, undefined])).toEqual([-113.49, 53.54])
  })

  it('opens at its own location, then at the nearest one above [MAP-18]', () => {
    expect(openingCenter([1, 2], [[3, 4]])).toEqual([1, 2])
    expect(openingCenter(undefined, [undefined, [3, 4], [5, 6]])).toEqual([3, 4])
  })
})
