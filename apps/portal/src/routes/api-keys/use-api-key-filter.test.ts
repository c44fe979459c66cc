import { describe, expect, it } from 'vitest'
import { apiKeyFilterQuery, readApiKeyFilter } from './use-api-key-filter'

const read = (query: string, kept?: string) => readApiKeyFilter(new URLSearchParams(query), kept)

describe('the filter of the list of API keys in the address', () => {
  it('shows only active keys by default, and what was chosen last time; the address wins [KEY-04, KEY-05]', () => {
    expect(read('').onlyActive).toBe(true)
    expect(read('', 'false').onlyActive).toBe(false)
    expect(read('active=true', 'false').onlyActive).toBe(true)
  })

  it('falls back where the address holds nonsense', () => {
    expect(read('page=-3&license=x&sort=apiKey&active=maybe')).toEqual({
      search: '',
      onlyActive: true,
      licenseId: undefined,
      sort: { key: 'name', isDescending: false },
      page: 1,
    })
  })

  it('reads back what it wrote', () => {
    const filter = {
      search: 'gates & doors',
      onlyActive: false,
      licenseId: 2,
      sort: { key: 'keyPrefix', isDescending: true },
      page: 3,
    } as const
    const entries = Object.entries(apiKeyFilterQuery(filter)).filter((entry): entry is [string, string] => !!entry[1])
    expect(readApiKeyFilter(new URLSearchParams(entries), undefined)).toEqual(filter)
  })
})
