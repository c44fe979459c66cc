import { expect, it } from 'vitest'
import { chunked } from './chunked'

it('loses no line and numbers every one', () => {
  const lines = Array.from({ length: 450 }, (_, index) => `line ${index + 1}`)
  const chunks = chunked(lines)
  expect(chunks.map(({ from, count }) => [from, count])).toEqual([
    [1, 200],
    [201, 200],
    [401, 50],
  ])
  expect(chunks.map(({ text }) => text).join('\n')).toBe(lines.join('\n'))
  expect(chunks.map(({ numbers }) => numbers).join('\n')).toBe(lines.map((_, index) => index + 1).join('\n'))
})

it('makes no chunk of nothing', () => {
  expect(chunked([])).toEqual([])
})
