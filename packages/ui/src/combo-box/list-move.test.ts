import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findActiveIndex, findTagAfterRemoval, findListIndex } from './list-move'

describe('a key in the open list', () => {
  it('wraps around the ends with the arrows and stops there with the other keys', () => {
    expect(findListIndex('ArrowDown', -1, 3)).toBe(0)
    expect(findListIndex('ArrowDown', 2, 3)).toBe(0)
    expect(findListIndex('ArrowUp', -1, 3)).toBe(2)
    expect(findListIndex('ArrowUp', 0, 3)).toBe(2)
    expect(findListIndex('PageDown', 1, 30)).toBe(11)
    expect(findListIndex('PageDown', 25, 30)).toBe(29)
    expect(findListIndex('PageUp', 3, 30)).toBe(0)
    expect(findListIndex('Home', 9, 30)).toBe(0)
    expect(findListIndex('End', 9, 30)).toBe(29)
    expect(findListIndex('a', 9, 30)).toBeNull()
    expect(findListIndex('ArrowDown', -1, 0)).toBeNull()
  })

  it('never leaves the list', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(fc.array(key), fc.integer({ min: 1, max: 40 }), (keys, count) => {
        let at = -1
        for (const pressed of keys) {
          at = findListIndex(pressed, at, count) ?? at
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThan(count)
        }
      }),
    )
  })
})

describe('Enter', () => {
  const visible = [
    { value: 'a', label: 'A', disabledReason: 'Closed.' },
    { value: 'b', label: 'B' },
  ]
  it('chooses the active option, else the first that can be chosen, and nothing before the user types', () => {
    expect(findActiveIndex(visible, 'a', true)).toBe(0)
    expect(findActiveIndex(visible, 'unknown', true)).toBe(1)
    expect(findActiveIndex(visible, null, false)).toBe(-1)
    expect(findActiveIndex([], null, true)).toBe(-1)
  })
})

describe('the focus after a tag is removed', () => {
  it('moves to the next tag, else to the previous one, else to the input', () => {
    expect(findTagAfterRemoval(0, 3)).toBe(0)
    expect(findTagAfterRemoval(1, 3)).toBe(1)
    expect(findTagAfterRemoval(2, 3)).toBe(1)
    expect(findTagAfterRemoval(0, 1)).toBeNull()
  })
})
