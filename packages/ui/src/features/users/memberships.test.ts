import { describe, expect, it } from 'vitest'
import { user } from '../fixtures/users'
import { getMemberships } from './memberships'

const night = { userGroupId: 2, name: 'Night Shift' }
const admins = { userGroupId: 1, name: 'Site Admins' }

describe('the groups of the selected users', () => {
  it('are listed once each by name, with those who are in them [USER-27, USER-28]', () => {
    const one = user({ userId: 1, userGroups: [admins, night] })
    const two = user({ userId: 2, userGroups: [night] })
    const three = user({ userId: 3, userGroups: [] })
    expect(
      getMemberships([one, two, three]).map(({ group, users }) => [group.name, users.map((member) => member.userId)]),
    ).toEqual([
      ['Night Shift', [1, 2]],
      ['Site Admins', [1]],
    ])
    expect(getMemberships([three])).toEqual([])
  })

  it('are locked when one of their users cannot be removed [ROLE-55]', () => {
    const one = user({ userId: 1, userGroups: [{ ...admins, canLeave: false }, night] })
    const two = user({ userId: 2, userGroups: [admins] })
    expect(getMemberships([one, two])).toEqual([
      { group: night, users: [one], isLocked: false },
      { group: admins, users: [one, two], isLocked: true },
    ])
  })
})
