import { describe, expect, it } from 'vitest'
import { countChanges, shortenValue, splitChanges } from './change'

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

describe('entries that represent several changes', () => {
  const entries = [1, 13, 1, 4, 2].map((count, place) => ({ id: `${place}`, label: `${place}`, count }))

  it('count as many, in all of them and in those that are not listed', () => {
    expect([countChanges(entries), splitChanges(entries).hiddenCount]).toEqual([21, 6])
  })
})

describe('shortenValue', () => {
  it.each([
    ['keeps a short value', '0188', '0188'],
    ['keeps a value at the limit', 'x'.repeat(40), 'x'.repeat(40)],
    ['truncates a longer value', 'x'.repeat(41), `${'x'.repeat(39)}…`],
    ['does not split an emoji', '😀'.repeat(41), `${'😀'.repeat(19)}…`],
    ['keeps the first line', 'Night shift\nCall the jetty first.', 'Night shift…'],
    ['has no space before the ellipsis', `${'x'.repeat(38)} ${'y'.repeat(9)}`, `${'x'.repeat(38)}…`],
    ['keeps nothing of nothing', '  ', ''],
  ])('%s', (_, value, short) => {
    expect(shortenValue(value)).toBe(short)
  })
})
