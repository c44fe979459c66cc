import { describe, expect, it, vi } from 'vitest'
import { pageQuery } from '../../data/page-query'
import { addOnFilter } from '../../routes/users/user-filter'
import { activeOnly, readListFilter, writeListFilter, joinFilters } from './list-address'

/** What the way to Login says in the query, beside the address of the requested page. */
const OF_LOGIN = ['status', 'logOff', 'redirectUrl', 'message', 'token']

const sort = { key: 'userName', isDescending: false } as const
const listWith = (stored?: string) => ({
  sortKeys: ['userName', 'lastName'] as const,
  sort,
  pageSize: 25,
  extra: activeOnly({ read: () => stored, write: vi.fn() }),
})
const read = (query: string, stored?: string, size?: number) =>
  readListFilter(new URLSearchParams(query), listWith(stored), size)

describe('the query that a list sends', () => {
  it('has a search without blanks around it, at most as long as a server accepts', () => {
    const page = { licenseId: undefined, sort, page: 1, pageSize: 25 }
    expect(pageQuery({ ...page, search: '  ' })).toEqual({ sort: 'userName', page: 1, pageSize: 25 })
    expect(pageQuery({ ...page, search: ` ${'x'.repeat(300)}` }).search).toBe('x'.repeat(200))
  })
})

describe('the query of the user list', () => {
  it('names the product license of the address, and writes it back', () => {
    const list = { ...listWith(), extra: joinFilters(listWith().extra, addOnFilter) }
    const of = (query: string) => readListFilter(new URLSearchParams(query), list)
    expect(pageQuery(of('addOn=4&active=false'))).toEqual({ addOnId: 4, sort: 'userName', page: 1, pageSize: 25 })
    expect(pageQuery(of('active=false'))).toEqual({ sort: 'userName', page: 1, pageSize: 25 })
    expect(writeListFilter(of('addOn=4'), list)).toMatchObject({ addOn: '4', active: 'true' })
    expect(writeListFilter(of(''), list).addOn).toBeUndefined()
  })
})

describe('the filter in the address of a list', () => {
  it('shows only active rows by default, or what was chosen last time; the address wins [USER-07, USER-08, KEY-04, KEY-05]', () => {
    expect(read('').onlyActive).toBe(true)
    expect(read('', 'false').onlyActive).toBe(false)
    expect(read('active=true', 'false').onlyActive).toBe(true)
    expect(read('active=false', 'true').onlyActive).toBe(false)
  })

  it('remembers a choice of active rows, and nothing else', () => {
    const write = vi.fn<(value: string) => void>()
    const extra = activeOnly({ read: () => undefined, write })
    extra.onChange({})
    extra.onChange({ onlyActive: false })
    expect(write.mock.calls).toEqual([['false']])
  })

  it('has the page size of the address, else the stored one, and never more rows than a call answers', () => {
    expect(read('').pageSize).toBe(25)
    expect(read('', undefined, 50).pageSize).toBe(50)
    expect(read('size=10', undefined, 50).pageSize).toBe(10)
    expect(read('size=5000').pageSize).toBe(100)
  })

  it('falls back to the defaults when the address is not valid', () => {
    expect(read('page=-3&license=x&sort=password&active=maybe&size=0')).toEqual({
      search: '',
      onlyActive: true,
      licenseId: undefined,
      sort,
      page: 1,
      pageSize: 25,
    })
  })

  it('reads back what it wrote, and has no name that Login reads [ROUTE-52]', () => {
    const filter = {
      search: 'ann & bob',
      onlyActive: false,
      licenseId: 2,
      sort: { key: 'lastName', isDescending: true },
      page: 3,
      pageSize: 50,
    } as const
    const query = writeListFilter(filter, listWith())
    const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
    expect(readListFilter(new URLSearchParams(entries), listWith())).toEqual(filter)
    expect(Object.keys(query)).toEqual(['search', 'active', 'license', 'sort', 'size', 'page'])
    expect(Object.keys(query).filter((name) => OF_LOGIN.includes(name))).toEqual([])
  })

  it('leaves out the defaults', () => {
    const query = writeListFilter(read(''), listWith())
    expect(Object.entries(query).filter(([, value]) => value)).toEqual([['active', 'true']])
  })
})
