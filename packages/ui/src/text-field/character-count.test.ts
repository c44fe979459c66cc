import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNT_WORDS, countNews } from './count-characters'

const news = (used: number, most = 100) => countNews(used, most, COUNT_WORDS)

describe('the length of a text', () => {
  it('is not told while there is room', () => {
    expect(news(0)).toBe('')
    expect(news(79)).toBe('')
  })

  it('is told at a few marks', () => {
    expect(news(80)).toBe('20 characters left')
    expect(news(85)).toBe('20 characters left')
    expect(news(91)).toBe('10 characters left')
    expect(news(100)).toBe('0 characters left')
  })

  it('is told when it is too long', () => {
    expect(news(101)).toBe('1 character too many')
    expect(news(150)).toBe('50 characters too many')
  })

  it('is told at most five times on the way to the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (most) => {
        const told = new Set(Array.from({ length: most + 1 }, (_, used) => news(used, most)))
        expect(told.size).toBeLessThanOrEqual(5)
      }),
    )
  })
})
