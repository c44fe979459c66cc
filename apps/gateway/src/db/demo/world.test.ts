import { describe, expect, it } from 'vitest'
import { demoActivity, MANY_USERS } from './activity'
import { NAMED_USERS } from './named-users'
import { makeWorld, USER_COUNTS, type World } from './world'

const NOW = Date.UTC(2026, 10, 21)
const LATER = 123_456_789

/** Every date as its distance from the instant that it was made for. */
const datesFrom = (row: object, now: number) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      key,
      key.endsWith('Date') && typeof value === 'number' ? value - now : value,
    ]),
  )

const relativeTo = (world: World, now: number) => ({
  ...world,
  users: world.users.map((user) => datesFrom(user, now)),
  keys: world.keys.map((key) => ({ ...key, row: datesFrom(key.row, now) })),
})

describe('the demo world', () => {
  it('is the same at every fresh start, but for dates that are relative to now', () => {
    const [today, later] = [makeWorld(NOW, 'hash'), makeWorld(NOW + LATER, 'hash')]
    expect(makeWorld(NOW, 'hash')).toEqual(today)
    expect(later).not.toEqual(today)
    expect(relativeTo(later, NOW + LATER)).toEqual(relativeTo(today, NOW))
  })

  it('has no date in the future, and no user with activity before its creation', () => {
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

  it('knows no API key that was changed in the future, or before it was made', () => {
    for (const { row } of makeWorld(NOW, 'hash').keys) {
      expect(row.updatedDate).toBeLessThanOrEqual(NOW)
      expect(row.updatedDate).toBeGreaterThanOrEqual(row.createdDate)
    }
  })

  it('gives plausible, reserved addresses and telephone numbers', () => {
    for (const user of makeWorld(NOW, 'hash').users) {
      expect(user.email).toMatch(/^[a-z]+(\.[a-z]+)?@[a-z]+\.example$/)
      expect(user.phoneNumber).toMatch(/^\+1 780 555 01\d\d$/)
    }
  })

  it('has its later accounts after everybody else, in place of as many people, and has as many users as before', () => {
    const { users } = makeWorld(NOW, 'hash')
    expect(users.slice(0, NAMED_USERS.length).map(({ userName }) => userName)).toEqual(
      NAMED_USERS.map(({ userName }) => userName),
    )
    expect(users.slice(-5).map(({ userName }) => userName)).toEqual([
      'all.licenses',
      'workflow.admin',
      'reader.others',
      'site.admin',
      'config.admin',
    ])
    const ids = users.map(({ userId }) => userId)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.at(-1)).toBe(users.length + 5)
    expect(users.filter(({ licenseId }) => licenseId === 1)).toHaveLength(USER_COUNTS[1] ?? 0)
  })

  it('has twelve people of license 1 who signed in once, but not in the last 90 days, and three or more who are locked', () => {
    const people = makeWorld(NOW, 'hash').users.filter(({ licenseId }) => licenseId === 1)
    const limit = NOW - 90 * 24 * 60 * 60_000
    const idle = people.filter(
      ({ isApproved, lastLoginDate }) => isApproved !== false && (lastLoginDate ?? NOW) < limit,
    )
    expect(idle).toHaveLength(12)
    expect(people.filter(({ isLockedOut }) => isLockedOut).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the activity of the demo world', () => {
  const roleIds = () => 1
  const activity = demoActivity(makeWorld(NOW, 'hash'), roleIds, NOW)

  it('is of the last 30 days, by several people and one API key, about every kind of subject [ACT-20]', () => {
    for (const { at } of activity) expect(at).toBeGreaterThan(NOW - 30 * 24 * 60 * 60_000)
    expect(activity.filter(({ at }) => at >= NOW)).toEqual([])
    const actors = new Set(activity.map(({ actorUserName }) => actorUserName))
    expect([...actors].filter((name) => name.startsWith('key:'))).toHaveLength(1)
    expect(actors.size).toBeGreaterThan(4)
    const kinds = new Set(activity.map(({ subjectKind }) => subjectKind))
    expect(kinds).toEqual(new Set(['user-group', 'license', 'api-key', 'project', 'site', 'workflow', 'user']))
    expect(activity.filter(({ subjectId }) => subjectId === '0')).toEqual([])
  })

  it('has a save of a user group that names 236 users, each once [ACT-20]', () => {
    const lists = activity.map(({ after }) => (after as { userIds?: number[] } | null)?.userIds ?? [])
    const longest = lists.toSorted((one, other) => other.length - one.length)[0] ?? []
    expect(new Set(longest).size).toBe(MANY_USERS)
  })

  it('is relative to now', () => {
    const later = demoActivity(makeWorld(NOW + LATER, 'hash'), roleIds, NOW + LATER)
    expect(later.map(({ at }) => at - NOW - LATER)).toEqual(activity.map(({ at }) => at - NOW))
  })
})
