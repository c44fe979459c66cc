import { describe, expect, it } from 'vitest'
import { readUserFilter, userFilterQuery } from './use-user-filter'

const read = (query: string, kept?: string) => readUserFilter(new URLSearchParams(query), kept)

describe('the filter of the user list in the address', () => {
  it('shows only active users by default, and what was chosen last time [USER-07, USER-08]', () => {
    expect(read('').onlyActive).toBe(true)
    expect(read('', 'false').onlyActive).toBe(false)
  })

  it('lets the address win over the kept choice [USER-08]', () => {
    expect(read('active=true', 'false').onlyActive).toBe(true)
    expect(read('active=false', 'true').onlyActive).toBe(false)
  })

  it('falls back where the address holds nonsense', () => {
    expect(read('page=-3&license=x&sort=password&active=maybe')).toEqual({
      search: '',
      onlyActive: true,
      licenseId: undefined,
      sort: { key: 'userName', isDescending: false },
      page: 1,
    })
  })

  it('reads back what it wrote', () => {
    const filter = {
      search: 'ann & bob',
      onlyActive: false,
      licenseId: 2,
      sort: { key: 'lastName', isDescending: true },
      page: 3,
    } as const
    const entries = Object.entries(userFilterQuery(filter)).filter((entry): entry is [string, string] => !!entry[1])
    expect(readUserFilter(new URLSearchParams(entries), undefined)).toEqual(filter)
  })
})
