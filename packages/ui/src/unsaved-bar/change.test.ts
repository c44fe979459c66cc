import { describe, expect, it } from 'vitest'
import { splitChanges } from './change'

const changes = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `${place}`, label: `${place}` }))

describe('splitChanges', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 3, 0],
    [4, 3, 1],
    [200, 3, 197],
  ])('of %i changes lists %i and counts %i', (count, listedCount, hiddenCount) => {
    const split = splitChanges(changes(count))
    expect(split.listed.map((change) => change.id)).toEqual(changes(listedCount).map((change) => change.id))
    expect(split.hiddenCount).toBe(hiddenCount)
  })
})
