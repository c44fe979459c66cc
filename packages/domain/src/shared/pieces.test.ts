import { expect, it } from 'vitest'
import { splitIntoPieces } from './pieces'

it.each([
  [0, []],
  [2, [[1, 2]]],
  [4, [[1, 2, 3], [4]]],
  [
    6,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
])('splits a list of %d into pieces of three', (count, pieces) => {
  const items = Array.from({ length: count }, (_, index) => index + 1)
  expect(splitIntoPieces(items, 3)).toEqual(pieces)
})
