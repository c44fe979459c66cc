import { describe, expect, it } from 'vitest'
import { makeWorld, type World } from './world'

const NOW = Date.UTC(2026, 10, 21)
const LATER = 123_456_789

/** The world with every date as its distance from the instant that it was made for. */
const relativeTo = (world: World, now: number) => ({
  ...world,
  users: world.users.map((user) =>
    Object.fromEntries(
      Object.entries(user).map(([key, value]) => [
        key,
        key.endsWith('Date') && typeof value === 'number' ? value - now : value,
      ]),
    ),
  ),
})

describe('the demo world', () => {
  it('is the same at every fresh start, but for dates that are relative to now', () => {
    const [today, later] = [makeWorld(NOW, 'hash'), makeWorld(NOW + LATER, 'hash')]
    expect(makeWorld(NOW, 'hash')).toEqual(today)
    expect(later).not.toEqual(today)
    expect(relativeTo(later, NOW + LATER)).toEqual(relativeTo(today, NOW))
  })

  it('knows nothing of the future, and nobody who did something before being created', () => {
    for (const user of makeWorld(NOW, 'hash').users) {
      const dates = [
        user.lastActivityDate,
        user.lastLoginDate,
        user.lastLockedOutDate,
        user.lastPasswordChangedDate,
      ].filter((date) => typeof date === 'number')
      for (const date of dates) {
        expect(date).toBeLessThanOrEqual(NOW)
        expect(date).toBeGreaterThanOrEqual(user.createDate)
      }
    }
  })

  it('gives plausible, reserved addresses and telephone numbers', () => {
    for (const user of makeWorld(NOW, 'hash').users) {
      expect(user.email).toMatch(/^[a-z]+(\.[a-z]+)?@[a-z]+\.example$/)
      expect(user.phoneNumber).toMatch(/^\+1 780 555 01\d\d$/)
    }
  })
})
