import { expect, it } from 'vitest'
import { parseId } from './parse-id'

it.each([
  ['1', 1],
  ['2147483647', 2147483647],
  ['123456789012345', 123456789012345],
  ['abc', 0],
  ['99999999999999999999', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['0x10', 0],
  ['-1', 0],
  [' 1', 0],
  ['', 0],
  [undefined, 0],
])('the address part %j names the id %d [ROLE-54]', (text, id) => {
  expect(parseId(text)).toBe(id)
})
