import { describe, expect, it } from 'vitest'
import { findNextTab } from './next-tab'

describe('the tab that a key moves to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s from tab %d of three', (key, from, expected) => {
    expect(findNextTab(key, from, 3, false)).toBe(expected)
  })

  it('follows the direction of the text', () => {
    expect(findNextTab('ArrowRight', 1, 3, true)).toBe(0)
    expect(findNextTab('ArrowLeft', 1, 3, true)).toBe(2)
  })
})
