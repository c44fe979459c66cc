import { expect, it } from 'vitest'
import { placeAfterKey } from './matrix-cell'

const size = { rows: 4, columns: 3 }
const press = (key: string, modifiers: object = {}, more: object = {}) =>
  placeAfterKey(
    { key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...modifiers },
    { row: 1, column: 1 },
    { ...size, ...more },
  )

it.each([
  ['ArrowDown', {}, { row: 2, column: 1 }],
  ['ArrowUp', {}, { row: 0, column: 1 }],
  ['ArrowRight', {}, { row: 1, column: 2 }],
  ['ArrowLeft', {}, { row: 1, column: 0 }],
  ['Home', {}, { row: 1, column: 0 }],
  ['End', {}, { row: 1, column: 2 }],
  ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
  ['End', { ctrlKey: true }, { row: 3, column: 2 }],
])('%s %j moves in the grid [CONF-87]', (key, modifiers, place) => {
  expect(press(key, modifiers)).toEqual(place)
})

it('stops at the edges, and mirrors left and right [CONF-87]', () => {
  const corner = { row: 3, column: 2 }
  const keys = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false }
  expect(placeAfterKey({ key: 'ArrowDown', ...keys }, corner, size)).toEqual(corner)
  expect(placeAfterKey({ key: 'ArrowRight', ...keys }, corner, size)).toEqual(corner)
  expect(press('ArrowRight', {}, { isRtl: true })).toEqual({ row: 1, column: 0 })
})

it.each([
  ['a letter', 'x', {}],
  ['an arrow with Ctrl', 'ArrowDown', { ctrlKey: true }],
  ['an arrow with Shift', 'ArrowDown', { shiftKey: true }],
])('leaves %s alone', (_, key, modifiers) => {
  expect(press(key, modifiers)).toBeUndefined()
})
