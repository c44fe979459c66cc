import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { userReplies } from '@sitewright/domain/users/messages'
import { filledIn } from '../../../../../tests/support/user-world'
import { atOnce } from '../../../test/at-once'
import { failureOf } from '../../../test/failure'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'

let two: TwoGateways
let admins: readonly [Client, Client]
beforeAll(async () => {
  two = await startTwoGateways()
  admins = await two.clientsAs('super.admin')
})
afterAll(() => two.close())

const create = (client: Client, userName: string, email: string, licenseId = 1) =>
  client.users.create({ params: { username: userName }, body: filledIn({ email, licenseId }) })

async function changeEmail(client: Client, userName: string, email: string) {
  const { body } = await client.users.one({ params: { username: userName } })
  return client.users.save({ params: { username: userName }, body: { ...filledIn({ ...body, email }) } })
}

/** Runs two calls so that each has checked its names before the other writes: the lock lets reads pass. @returns what each was refused with */
async function race(start: () => readonly [Promise<unknown>, Promise<unknown>]): Promise<(string | undefined)[]> {
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      () => failureOf(call).then(({ message }) => message),
    )
  return atOnce(two, sql`lock table app_user in share mode`, () => start().map(outcomeOf), 2)
}

it('two new users of different licenses cannot take a name that is the address of the other', async () => {
  const refused = await race(() => [
    create(admins[0], 'One@race.example.com', 'two@race.example.com', 1),
    create(admins[1], 'TWO@race.example.com', 'else@race.example.com', 2),
  ])
  expect(refused.filter((message) => message === undefined)).toHaveLength(1)
  expect([userReplies.userNameIsEmail, userReplies.emailIsUserName]).toContain(refused.find(Boolean))
})

it('a new user cannot take a name that another user saves as an address at the same time', async () => {
  await create(admins[0], 'race.of.saves', 'race.of.saves@example.com')
  const refused = await race(() => [
    create(admins[0], 'three@race.example.com', 'four@race.example.com', 2),
    changeEmail(admins[1], 'race.of.saves', 'THREE@race.example.com'),
  ])
  expect(refused.filter((message) => message === undefined)).toHaveLength(1)
  expect([userReplies.userNameIsEmail, userReplies.emailIsUserName]).toContain(refused.find(Boolean))
})
