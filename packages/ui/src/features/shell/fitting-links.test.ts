import { expect, it } from 'vitest'
import { fittingLinks } from './fitting-links'

it.each([
  ['all stand where all fit', [50, 60, 70], 180, 3],
  ['what does not fit folds, and the button takes room too', [50, 60, 70], 179, 2],
  ['one alone beside the button', [50, 60, 70], 90, 1],
  ['none where not even one fits beside the button', [50, 60, 70], 89, 0],
  ['no link is no row', [], 0, 0],
])('%s', (_, widths, room, expected) => {
  expect(fittingLinks(widths, room, 40)).toBe(expected)
})
