import { expect, it } from 'vitest'
import { callerRequestIdOf } from './request-id'

const idOf = (header: string | string[] | undefined) => callerRequestIdOf({ headers: { 'x-request-id': header } })

it.each(['12345678', 'b3f0c1de-5a7b-4c57-9f2d-0a1b2c3d4e5f', 'proxy.7_a'])('keeps the id %s of a caller', (id) => {
  expect(idOf(id)).toBe(id)
})

it.each([
  ['none', undefined],
  ['one that is short', 'abc'],
  ['one that is long', 'a'.repeat(65)],
  ['one with a line feed, which would forge a line of the log', 'abcdefgh\nlevel=50'],
  ['one with markup', '<script>alert(1)</script>'],
  ['several', ['12345678', '87654321']],
])('keeps no id for %s', (_, header) => {
  expect(idOf(header)).toBeUndefined()
})
