import { describe, expect, it } from 'vitest'
import { pageQuery } from '../data/page-query'
import { apiKeyFilterQuery } from '../routes/api-keys/use-api-key-filter'
import { userFilterQuery } from '../routes/users/use-user-filter'
import { listQuery } from './list-address'

/** What the way to Login says in the query, beside that of the page that was wanted. */
const OF_LOGIN = ['status', 'logOff', 'redirectUrl', 'message', 'token']

const filter = { search: 'a', licenseId: 1, page: 2, onlyActive: true }

describe('what a list asks the server for', () => {
  const sort = { key: 'name', isDescending: true } as const
  it('is searched for without blanks, and for no more than a server takes', () => {
    expect(pageQuery({ search: '  ', licenseId: undefined, sort, page: 1 }, 25)).toEqual({
      sort: '-name',
      page: 1,
      pageSize: 25,
    })
    const { search } = pageQuery({ search: ` ${'x'.repeat(300)}`, licenseId: 2, sort, page: 1 }, 25)
    expect(search).toBe('x'.repeat(200))
  })
})

describe('the address of a list', () => {
  it.each([
    ['users', userFilterQuery({ ...filter, sort: { key: 'userName', isDescending: true } })],
    ['API keys', apiKeyFilterQuery({ ...filter, sort: { key: 'name', isDescending: true } })],
    [
      'groups',
      listQuery(
        { ...filter, sort: { key: 'name', isDescending: true } },
        { sortKeys: ['name'], sort: { key: 'name', isDescending: false } },
      ),
    ],
  ])('of %s has no word that Login reads [ROUTE-52]', (_list, query) => {
    expect(Object.keys(query)).toEqual(expect.arrayContaining(['search', 'license', 'sort', 'page']))
    expect(Object.keys(query).filter((name) => OF_LOGIN.includes(name))).toEqual([])
  })
})
