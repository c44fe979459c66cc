import { expect, it } from 'vitest'
import { fieldOfUser, refusedUsers } from './assigning'

it('reads the users of a refusal from its field errors [GROUP-43]', () => {
  expect(refusedUsers({ userIds: ['Refused.'], [fieldOfUser(7)]: ['No.'], [fieldOfUser(12)]: ['No.'] })).toEqual([
    7, 12,
  ])
  expect(refusedUsers({ userIds: ['No such user.'] })).toEqual([])
})
