import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activePlace, afterRemoval, listMove } from './list-move'

describe('a key in the open list', () => {
  it('wraps around the ends with the arrows and stops there with the other keys', () => {
    expect(listMove('ArrowDown', -1, 3)).toBe(0)
    expect(listMove('ArrowDown', 2, 3)).toBe(0)
    expect(listMove('ArrowUp', -1, 3)).toBe(2)
    expect(listMove('ArrowUp', 0, 3)).toBe(2)
    expect(listMove('PageDown', 1, 30)).toBe(11)
    expect(listMove('PageDown', 25, 30)).toBe(29)
    expect(listMove('PageUp', 3, 30)).toBe(0)
    expect(listMove('Home', 9, 30)).toBe(0)
    expect(listMove('End', 9, 30)).toBe(29)
    expect(listMove('a', 9, 30)).toBeNull()
    expect(listMove('ArrowDown', -1, 0)).toBeNull()
  })

  it('never leaves the list', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(fc.array(key), fc.integer({ min: 1, max: 40 }), (keys, count) => {
        let at = -1
        for (const pressed of keys) {
          at = listMove(pressed, at, count) ?? at
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
    expect(activePlace(visible, 'a', true)).toBe(0)
    expect(activePlace(visible, 'unknown', true)).toBe(1)
    expect(activePlace(visible, null, false)).toBe(-1)
    expect(activePlace([], null, true)).toBe(-1)
  })
})

describe('the focus after a tag is removed', () => {
  it('moves to the next tag, else to the previous one, else to the input', () => {
    expect(afterRemoval(0, 3)).toBe(0)
    expect(afterRemoval(1, 3)).toBe(1)
    expect(afterRemoval(2, 3)).toBe(1)
    expect(afterRemoval(0, 1)).toBeNull()
  })
})
