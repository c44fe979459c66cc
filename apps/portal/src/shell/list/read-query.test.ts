import { expect, it } from 'vitest'
import { readQuery } from './list-address'

it('the query of an address goes into the link of a page beside the list', () => {
  expect(readQuery('?search=a%26b&page=2')).toEqual({ search: 'a&b', page: '2' })
  expect(readQuery('')).toEqual({})
})
