import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTask } from '../../../test/run-task'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { sessions, users } from '../../db/schema'
import { cleanUp } from '../../tasks/clean-up'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const HOUR = 60 * 60_000

const signIn = async ({ userName }: MadeUser) => {
  const login = { body: { userName, password: DEMO_PASSWORD } }
  return world.gateway.clientWith((await world.gateway.clientWith(undefined).session.login(login)).body.token)
}
/** What the page of a user, the page of the list and the whole list say. */
const shownOf = async ({ userId, userName }: MadeUser) => {
  const one = (await world.admin.users.one({ params: { username: userName } })).body
  const page = (await world.admin.users.list({ query: { page: 1, search: userName } })).body
  const whole = (await world.admin.users.list({})).body
  const shown = [one, ...[page, whole].map((list) => list.find((user) => user.userId === userId)!)]
  const dates = [...new Set(shown.map((user) => user.lastActivityDate))]
  expect(dates).toHaveLength(1)
  return dates[0]!
}
/** The row of a user as stored, with the transaction that wrote it last. */
const storedOf = async ({ userId }: MadeUser) => {
  const { rows } = await world.db.execute<{ writer: string; at: number | null; version: number }>(
    sql`select xmin::text as writer, last_activity_date as at, version from app_user where user_id = ${userId}`,
  )
  return rows[0]!
}

describe('the last activity of a user', () => {
  it('follows the calls of each session, and no call writes to the row of the user', async () => {
    const user = await world.newUser()
    expect(await shownOf(user)).toBeNull()
    const [one, other] = [await signIn(user), await signIn(user)]
    const stored = await storedOf(user)
    for (const session of [one, other, one]) {
      world.gateway.advance(HOUR)
      const before = world.gateway.now()
      await session.session.roles()
      expect(await shownOf(user)).toBeGreaterThanOrEqual(before)
    }
    expect(await storedOf(user)).toEqual(stored)
  })

  it('is the stored one where that is later than any session', async () => {
    const user = await world.newUser()
    await signIn(user)
    const at = world.gateway.now() + HOUR
    await world.db.orm.update(users).set({ lastActivityDate: at }).where(eq(users.userId, user.userId))
    expect(await shownOf(user)).toBe(at)
  })

  // The last test, because clean-up deletes every session.
  it('stays when the session is ended, and when clean-up has deleted it', async () => {
    const user = await world.newUser()
    const session = await signIn(user)
    world.gateway.advance(HOUR)
    await session.session.roles()
    const last = await shownOf(user)
    await session.session.logout()
    expect(await shownOf(user)).toBe(last)

    const now = world.gateway.now() + 24 * HOUR
    await runTask(world.db, cleanUp({ windowMs: HOUR }), now, world.gateway.app.log)
    expect(await world.db.orm.$count(sessions, eq(sessions.userId, user.userId))).toBe(0)
    expect((await storedOf(user)).at).toBe(last)
  })
})
