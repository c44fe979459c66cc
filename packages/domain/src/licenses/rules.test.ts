import { describe, expect, it } from 'vitest'
import { isUnlimited } from '../shared/limits'
import {
  areAllInfinite,
  formatNotificationDays,
  getExcess,
  getUsagePercent,
  isHiddenAddOn,
  licenseFilter,
  licenseOptions,
  licenseTitle,
  parseNotificationDays,
  setAllInfinite,
} from './rules'

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

describe('limits', () => {
  it.each([
    [-1, true],
    [-5, true],
    [0, false],
    [300, false],
  ])('%d is unlimited: %s [LIC-42, LIC-43, LIC-73, CONST-08]', (max, expected) => {
    expect(isUnlimited(max)).toBe(expected)
  })

  it.each([
    [0, true],
    [-1, false],
    [1, false],
  ])('a product license with the limit %d is hidden: %s [LIC-41]', (maxUsers, expected) => {
    expect(isHiddenAddOn({ maxUsers })).toBe(expected)
  })

  it.each([
    [38, 36, 2],
    [36, 36, 0],
    [5, -1, 0],
    [5, 0, 5],
  ])('%d used of %d is an excess of %d', (used, max, excess) => {
    expect(getExcess(used, max)).toBe(excess)
  })
})

describe('All Infinite', () => {
  it('sets each product license but number 1 to unlimited [LIC-53, LIC-56, CONST-25, CONST-26]', () => {
    const limits = new Map([
      [1, 220],
      [2, 160],
      [3, null],
    ])
    expect(areAllInfinite(limits)).toBe(false)
    const infinite = setAllInfinite(limits)
    expect([...infinite]).toEqual([
      [1, 220],
      [2, -1],
      [3, -1],
    ])
    expect(areAllInfinite(infinite)).toBe(true)
  })

  it.each([
    ['no product license', []],
    ['number 1 alone', [[1, -1]]],
    ['a limit of 0', [[2, 0]]],
    ['an empty limit', [[2, null]]],
  ] as const)('is off with %s', (_, limits) => {
    expect(areAllInfinite(new Map(limits))).toBe(false)
  })

  it('is on for any negative limits [LIC-73]', () => {
    expect(areAllInfinite(new Map([[2, -5]]))).toBe(true)
  })
})

describe('notification days', () => {
  it.each([
    ['5, 10, 30', [5, 10, 30]],
    ['5,10,30', [5, 10, 30]],
    ['', []],
    ['   ', []],
    ['10, 5, 10', [10, 5]],
    ['0', [0]],
    ['five', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['5,', undefined],
    ['5 10', undefined],
    ['1e3', undefined],
  ])('%j are read as %j [LIC-74, LIC-75, CONST-22]', (text, expected) => {
    expect(parseNotificationDays(text)).toEqual(expected)
  })

  it('are shown as they are entered', () => {
    expect(formatNotificationDays([5, 10, 30])).toBe('5, 10, 30')
  })
})

describe('how much of a limit is used', () => {
  it.each([
    ['a part', 6, 10, 60],
    ['all', 10, 10, 100],
    ['almost all, which is not all', 999, 1000, 99],
    ['more, which the number says', 12, 10, 120],
    ['slightly more, which is more than all', 1001, 1000, 101],
    ['nothing of nothing', 0, 0, 0],
    ['something of nothing', 3, 0, 100],
    ['an unlimited one', 60, -1, null],
    ['one below -1, which is unlimited too', 60, -5, null],
  ])('of %s [LIC-36, LIC-37, LIC-40, LIC-43]', (_, used, max, percent) => {
    expect(getUsagePercent(used, max)).toBe(percent)
  })
})
