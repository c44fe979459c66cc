import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatExpiryDay, getExpiry, LAST_EXPIRY, LAST_EXPIRY_DAY, toExpiryDate, toExpiryDay } from './expiry'
import { fromExpiryDay } from './form'

const DAY_MS = 24 * 60 * 60_000

/** The first and the last place of the earth where a day begins. Minutes that UTC is ahead of them, as Date says it. */
describe.each([
  ['Pacific/Kiritimati', -14 * 60],
  ['Pacific/Pago_Pago', 11 * 60],
])('in the time zone %s', (zone, offset) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  it('runs these tests', () => {
    expect(new Date('2026-06-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  it.each(['2026-01-01', '2026-06-30', '2026-12-18', '2028-02-29', LAST_EXPIRY_DAY])(
    'the picked day %s is stored and shown as that day [LIC-78, CONST-10]',
    (day) => {
      const stored = fromExpiryDay(day) ?? 0
      expect(new Date(stored).toISOString()).toBe(`${day}T23:59:59.999Z`)
      expect(toExpiryDay(stored)).toBe(day)
      const [year, month, date] = day.split('-').map(Number)
      expect(formatExpiryDay(stored)).toBe(`${date}/${month}/${year}`)
    },
  )

  it('the last day fits 32-bit seconds [LIC-76, LIC-78]', () => {
    expect(LAST_EXPIRY).toBe(Date.UTC(2038, 0, 18, 23, 59, 59, 999))
    expect(formatExpiryDay(LAST_EXPIRY)).toBe('18/1/2038')
  })

  it('the days left do not depend on the place [LIC-18, LIC-19, CONST-06]', () => {
    const now = Date.UTC(2026, 5, 1, 12)
    expect(getExpiry(now + 60 * DAY_MS, now)).toEqual({ state: 'warning', daysLeft: 60 })
    expect(getExpiry(now + 61 * DAY_MS, now)).toEqual({ state: 'valid', daysLeft: 61 })
    const endOfToday = toExpiryDate('2026-06-01')
    expect(getExpiry(endOfToday, endOfToday - 1)).toMatchObject({ state: 'warning', daysLeft: 1 })
    expect(getExpiry(endOfToday, endOfToday)).toMatchObject({ state: 'expired' })
  })
})
