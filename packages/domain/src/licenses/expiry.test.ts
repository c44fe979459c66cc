import { describe, expect, it } from 'vitest'
import { getExpiry, LAST_EXPIRY, LAST_EXPIRY_DAY, toExpiryDate, toExpiryDay } from './expiry'

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 5, 1, 12)

describe('the time that a license has left', () => {
  it.each([
    ['a millisecond before now', NOW - 1, 'expired', 0],
    ['now', NOW, 'expired', 0],
    ['a millisecond after now', NOW + 1, 'warning', 1],
    ['one day', NOW + DAY_MS, 'warning', 1],
    ['60 days', NOW + 60 * DAY_MS, 'warning', 60],
    ['a millisecond more than 60 days', NOW + 60 * DAY_MS + 1, 'valid', 61],
    ['61 days', NOW + 61 * DAY_MS, 'valid', 61],
    ['a day ago', NOW - DAY_MS, 'expired', -1],
  ] as const)('%s [LIC-16..LIC-19, CONST-06]', (_, expiryDate, state, daysLeft) => {
    const expiry = getExpiry(expiryDate, NOW)
    expect(expiry?.state).toBe(state)
    expect(expiry?.daysLeft).toBeCloseTo(daysLeft, 10)
  })

  it('has no badge without an expiry date [LIC-19]', () => {
    expect(getExpiry(null, NOW)).toBeUndefined()
  })
})

describe('the expiry date of a day', () => {
  it('is its last millisecond in UTC, and shows as that day [LIC-78]', () => {
    expect(toExpiryDate('2026-06-01')).toBe(Date.UTC(2026, 5, 1, 23, 59, 59, 999))
    expect(toExpiryDay(toExpiryDate('2026-06-01'))).toBe('2026-06-01')
  })

  it('of the last day fits in 32-bit seconds [LIC-76, LIC-78, CONST-10]', () => {
    expect(toExpiryDay(LAST_EXPIRY)).toBe(LAST_EXPIRY_DAY)
    expect(LAST_EXPIRY / 1000).toBeLessThan(2 ** 31)
    expect(toExpiryDate('2038-01-19') / 1000).toBeLessThan(2 ** 31 + 86_400)
  })

  it.each(['', '2026-02-30', '2026-13-01', '1/6/2026', 'tomorrow', '2026-6-1'])('of %j is not a number', (day) => {
    expect(toExpiryDate(day)).toBeNaN()
  })
})
