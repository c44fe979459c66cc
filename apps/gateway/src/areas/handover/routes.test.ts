import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handoverMessages } from '@sitewright/domain/environments/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import type { Problem } from '@sitewright/domain/shared/problem'
import { SESSION_GUID_LIFETIME_MS, parseSessionGuid } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, licenses, loginAttempts, sessionGuids, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
/** Another gateway on the same database. */
let other: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  other = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await other.close()
  await db.close()
})

/** A session of its own, and a guid for it. */
async function arrive(userName = 'viewer') {
  const { body } = await (await gateway.clientAs()).session.login({ body: { userName, password: DEMO_PASSWORD } })
  const token = body.token ?? ''
  const client = gateway.clientWith(token)
  const reply = await client.session.guid({ body: { token } })
  return { client, token, sessionGuid: parseSessionGuid(reply.body) }
}

const redeem = async (sessionGuid: string, environmentId = 1, at: TestGateway = gateway) =>
  (await at.clientAs()).handover.redeem({ body: { sessionGuid, environmentId } })

const refusalOf = (sessionGuid: string, environmentId?: number, at?: TestGateway): Promise<Problem> =>
  redeem(sessionGuid, environmentId, at).then(
    () => Promise.reject(new Error('It was redeemed.')),
    (error: Problem) => error,
  )

/** A guid that is bound to an environment. */
async function boundGuid(environmentId: number) {
  const { client, token } = await arrive()
  return parseSessionGuid((await client.session.guid({ body: { token, environmentId } })).body)
}

describe('a session guid that is bound to an environment', () => {
  it('can only be redeemed by that environment, and stays usable after attempts of others [API-20]', async () => {
    const sessionGuid = await boundGuid(2)
    for (const environmentId of [1, 999, 2 ** 40]) {
      expect(await refusalOf(sessionGuid, environmentId)).toMatchObject({
        status: 404,
        message: handoverMessages.guidRefused,
      })
    }
    expect((await redeem(sessionGuid, 2)).body.environmentId).toBe(2)
    expect((await refusalOf(sessionGuid, 2)).status).toBe(404)
  })

  it('can only be bound to an environment of the license', async () => {
    const { client, token } = await arrive('harbour.admin')
    for (const environmentId of [2, 999, 2 ** 40]) {
      await expect(client.session.guid({ body: { token, environmentId } })).rejects.toMatchObject({
        status: 400,
        fields: { environmentId: [requestMessages.notValid] },
      })
    }
  })
})

describe('an environment with a secret', () => {
  const SECRET = 'the secret of the second environment'

  it('can only redeem with that secret, and a wrong secret leaves the guid usable', async () => {
    const guarded = await startTestGateway({
      db,
      environment: { ENVIRONMENT_SECRETS: `2=${SECRET.replaceAll(' ', '-')}` },
    })
    const client = await guarded.clientAs()
    const sessionGuid = await boundGuid(2)
    for (const environmentSecret of [undefined, '', 'wrong']) {
      await expect(
        client.handover.redeem({ body: { sessionGuid, environmentId: 2, environmentSecret } }),
      ).rejects.toMatchObject({ status: 404, message: handoverMessages.guidRefused })
    }
    const right = { sessionGuid, environmentId: 2, environmentSecret: SECRET.replaceAll(' ', '-') }
    expect((await client.handover.redeem({ body: right })).status).toBe(200)
    // The other environment has no secret.
    expect((await client.handover.redeem({ body: { sessionGuid: await boundGuid(1), environmentId: 1 } })).status).toBe(
      200,
    )
    await guarded.close()
  })
})

describe('a session guid', () => {
  it('tells an environment who the user is, and nothing else [AUTH-77, API-19, API-20]', async () => {
    const { sessionGuid } = await arrive()
    expect(sessionGuid).toMatch(/^[\w-]{43}$/)
    const { body } = await redeem(sessionGuid, 2)
    expect(body).toEqual({
      userName: 'viewer',
      firstName: expect.any(String) as string,
      lastName: expect.any(String) as string,
      licenseId: 1,
      licenseName: 'Northgate Constructors',
      environmentId: 2,
      environmentName: 'UAT',
    })
    const [last] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(last).toMatchObject({
      action: 'handover.redeem',
      actorUserName: 'viewer',
      subjectKind: 'environment',
      subjectId: '2',
    })
  })

  it('is stored only as a hash, and is in no log and no audit [AUTH-68]', async () => {
    const { sessionGuid } = await arrive()
    await redeem(sessionGuid)
    const rows = JSON.stringify([await db.orm.select().from(sessionGuids), await db.orm.select().from(audit)])
    expect(rows).not.toContain(sessionGuid)
    expect([...gateway.logLines, ...other.logLines].join()).not.toContain(sessionGuid)
  })

  it('is good once, whichever gateway it comes to', async () => {
    const { sessionGuid } = await arrive()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => redeem(sessionGuid, 1, index % 2 === 0 ? gateway : other)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(sessionGuid)).toMatchObject({ status: 404, message: handoverMessages.guidRefused })
  })

  it('is limited in wrong guesses by address, and a right guid always works', async () => {
    await db.orm.delete(loginAttempts)
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '3' } })
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const { sessionGuid } = await arrive()
      statuses.push((await redeem(sessionGuid, 1, strict)).status)
      statuses.push((await redeem('made-up', 1, strict).catch(({ status }: { status: number }) => status)) as number)
    }
    expect(statuses).toEqual([200, 404, 200, 404, 200, 404])
    await expect(redeem('made-up', 1, strict)).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number) as number,
    })
    const { sessionGuid } = await arrive()
    expect((await redeem(sessionGuid, 1, strict)).status).toBe(200)
    await strict.close()
  })

  it('is good for a minute', async () => {
    const { sessionGuid } = await arrive()
    gateway.advance(SESSION_GUID_LIFETIME_MS)
    expect((await refusalOf(sessionGuid)).status).toBe(404)
    gateway.advance(-SESSION_GUID_LIFETIME_MS)
  })

  it('opens no environment of another license, nor one that does not exist, and is used up by trying', async () => {
    for (const environmentId of [2, 999, 2 ** 40]) {
      const { sessionGuid } = await arrive('harbour.admin')
      expect(await refusalOf(sessionGuid, environmentId)).toMatchObject({
        status: 404,
        message: handoverMessages.guidRefused,
      })
      expect((await refusalOf(sessionGuid, 1)).status).toBe(404)
    }
  })

  it.each([
    ['who logged out', async (client: Awaited<ReturnType<typeof arrive>>['client']) => client.session.logout()],
    [
      'who was locked',
      async () => db.orm.update(users).set({ isLockedOut: true }).where(eq(users.userName, 'harbour.admin')),
    ],
    [
      'whose license was closed',
      async () => db.orm.update(licenses).set({ isActive: false }).where(eq(licenses.licenseId, 2)),
    ],
  ])('is of no use to a user %s since', async (_who, happen) => {
    const { client, sessionGuid } = await arrive('harbour.admin')
    await happen(client)
    const refused = await refusalOf(sessionGuid, 1, other)
    await db.orm.update(users).set({ isLockedOut: false }).where(eq(users.userName, 'harbour.admin'))
    await db.orm.update(licenses).set({ isActive: true }).where(eq(licenses.licenseId, 2))
    expect(refused.status).toBe(404)
  })

  it('is made for the caller’s own session alone [API-20]', async () => {
    const [mine, theirs] = [await arrive('viewer'), await arrive('customer.admin')]
    const again = await arrive('viewer')
    for (const token of [theirs.token, again.token, 'nonsense']) {
      await expect(mine.client.session.guid({ body: { token } })).rejects.toMatchObject({
        status: 400,
        fields: { token: [requestMessages.notValid] },
      })
    }
  })

  it('is made by the other gateway as well, for a token of this one', async () => {
    const { token } = await arrive()
    const { body } = await other.clientWith(token).session.guid({ body: { token } })
    expect((await redeem(parseSessionGuid(body))).status).toBe(200)
  })
})
