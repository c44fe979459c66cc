import { describe, expect, it } from 'vitest'
import { licenseFilter, licenseOptions, licenseTitle } from './rules'

const LICENSES = [
  { licenseId: 2, name: 'Harbour' },
  { licenseId: 1, name: 'Northgate' },
]

describe('choosing and naming licenses', () => {
  it('offers them in their order, by number and name', () => {
    expect(licenseOptions(LICENSES)).toEqual([
      { value: '2', label: '2 · Harbour' },
      { value: '1', label: '1 · Northgate' },
    ])
  })

  it('filters by none where there is one alone [USER-10, KEY-07]', () => {
    expect(licenseFilter(undefined)).toBeUndefined()
    expect(licenseFilter(LICENSES)).toEqual({
      label: 'License',
      all: 'All licenses',
      options: licenseOptions(LICENSES),
    })
  })

  it('names one that is not known by its number alone', () => {
    expect(licenseTitle(LICENSES, 1)).toBe('1 · Northgate')
    expect(licenseTitle(LICENSES, 9)).toBe('9')
    expect(licenseTitle(undefined, 1)).toBe('1')
  })
})
