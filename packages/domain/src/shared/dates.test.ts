import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatDay,
  formatLongDate,
  formatNearDate,
  formatShortDate,
  formatShortDay,
  formatTime,
} from './dates'

const at = Date.UTC(2026, 1, 3, 10, 15)
const utc = { timeZone: 'UTC' }

describe('the long format', () => {
  it.each([
    ['a morning', at, 'Tuesday Feb 3, 2026 10:15AM'],
    ['an afternoon', Date.UTC(2026, 1, 3, 22, 5), 'Tuesday Feb 3, 2026 10:05PM'],
    ['midnight', Date.UTC(2026, 11, 31, 0, 0), 'Thursday Dec 31, 2026 12:00AM'],
    ['noon', Date.UTC(2026, 11, 31, 12, 0), 'Thursday Dec 31, 2026 12:00PM'],
    ['the epoch', 0, 'Thursday Jan 1, 1970 12:00AM'],
  ])('shows %s [CONST-19, CONST-21, CONST-28, CONS2-31, CONS2-34, USER-117]', (_, instant, expected) => {
    expect(formatLongDate(instant, utc)).toBe(expected)
  })

  it('shows the reader’s own zone', () => {
    expect(formatLongDate(at, { timeZone: 'America/Edmonton' })).toBe('Tuesday Feb 3, 2026 3:15AM')
  })
})

it('shows the day before the month in the short format [CONST-20, CONST-21, CONS2-32]', () => {
  expect(formatShortDate(at, utc)).toBe('3/2/2026 10:15AM')
})

it('shows nothing for what never happened [USER-03]', () => {
  expect([formatLongDate(null), formatLongDate(undefined), formatShortDate(null), formatShortDate(undefined)]).toEqual([
    '',
    '',
    '',
    '',
  ])
})

describe('days, times and how long ago', () => {
  const at = Date.UTC(2026, 1, 3, 10, 15)

  it('are written as in lists of activity', () => {
    expect(formatDay(at, { timeZone: 'UTC' })).toBe('Tuesday Feb 3, 2026')
    expect(formatShortDay(at, { timeZone: 'UTC' })).toBe('3/2/2026')
    expect(formatTime(at, { timeZone: 'UTC' })).toBe('10:15AM')
  })

  it.each([
    [0, 'just now'],
    [-5000, 'just now'],
    [59_000, 'just now'],
    [61_000, '1 minute ago'],
    [3 * 60 * 60_000, '3 hours ago'],
    [26 * 60 * 60_000, '1 day ago'],
    [15 * 24 * 60 * 60_000, '2 weeks ago'],
    [400 * 24 * 60 * 60_000, '1 year ago'],
  ])('%i ms ago is %s', (ago, text) => {
    expect(formatAgo(at, at + ago)).toBe(text)
  })
})

it.each([
  ['the same day', Date.UTC(2026, 1, 3, 0, 5), 'Today 12:05AM'],
  ['the day before', Date.UTC(2026, 1, 2, 23, 59), 'Yesterday 11:59PM'],
  ['before that', Date.UTC(2026, 1, 1, 23, 59), '1/2/2026 11:59PM'],
])('names a day near now: %s', (_, instant, expected) => {
  expect(formatNearDate(instant, at, utc)).toBe(expected)
})
