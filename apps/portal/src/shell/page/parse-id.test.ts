import { expect, it } from 'vitest'
import { parseId, readId } from './parse-id'

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

it.each([
  ['?project=7', 7],
  ['?project=abc', undefined],
  ['?project=0', undefined],
  ['?project=99999999999999999999', undefined],
  ['?project=', undefined],
  ['', undefined],
])('the query %j of a list names the project %s', (query, id) => {
  expect(readId(new URLSearchParams(query), 'project')).toBe(id)
})
