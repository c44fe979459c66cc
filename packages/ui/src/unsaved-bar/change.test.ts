import { describe, expect, it } from 'vitest'
import { firstChanges } from './change'

const changes = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `${place}`, label: `${place}` }))

describe('the changes that a bar tells one by one', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 3, 0],
    [4, 3, 1],
    [200, 3, 197],
  ])('of %i are %i, and %i more are counted', (count, told, more) => {
    const shown = firstChanges(changes(count))
    expect(shown.first.map((change) => change.id)).toEqual(changes(told).map((change) => change.id))
    expect(shown.more).toBe(more)
  })
})
