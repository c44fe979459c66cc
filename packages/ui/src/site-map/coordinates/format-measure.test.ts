import { describe, expect, it } from 'vitest'
import { createFigureFormat, formatArea, formatLength } from './format-measure'

const ENGLISH = createFigureFormat('en-US')

describe('a measure as text', () => {
  it('has a unit that fits its size', () => {
    expect([0, 850.4, 9999, 58_100, 12_400_000].map((area) => formatArea(area, ENGLISH))).toEqual([
      '0 m²',
      '850 m²',
      '9,999 m²',
      '5.81 ha',
      '12.4 km²',
    ])
    expect([968.2, 1500, 12_400].map((length) => formatLength(length, ENGLISH))).toEqual([
      '968 m',
      '1,500 m',
      '12.4 km',
    ])
  })
})
