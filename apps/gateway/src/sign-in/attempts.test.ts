import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isProblem } from '@sitewright/domain/shared/problem'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { loginAttempts } from '../db/schema'

const RIGHT = 'right'
const MINUTE = 60_000

let db: TestDatabase
let gateway: TestGateway
let evaluated = 0
/** The hasher is replaced: these tests count how often it is asked, hundreds of times. */
const start = async (options: Partial<TestGatewayOptions> = {}) => {
  gateway = await startTestGateway({
    db,
    verify: async (_hash, password) => {
      evaluated += 1
      return password === RIGHT
    },
    ...options,
  })
}
beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(async () => {
  evaluated = 0
  await db.orm.delete(loginAttempts)
})
afterEach(() => gateway.close())
afterAll(() => db.close())

/** Tries to sign in; answers the status. */
const attempt = async (userName: string, password: string, forwardedFor?: string): Promise<number> => {
  const response = await gateway.send('/gateway/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    },
    body: JSON.stringify({ userName, password }),
  })
  await response.text()
  return response.status
}

const times = async (count: number, run: (index: number) => Promise<number>) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push(await run(index))
  return statuses
}

const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

describe('wrong passwords', () => {
  it('of 50 at the same time exactly ten are evaluated', async () => {
    await start()
    const statuses = await Promise.all(Array.from({ length: 50 }, () => attempt('viewer', 'wrong')))
    expect([countOf(statuses, 401), countOf(statuses, 429), evaluated]).toEqual([10, 40, 10])
  })

  it('are counted for a name in upper or lower case, and for an unknown name', async () => {
    await start()
    const names = ['viewer', 'VIEWER', 'Viewer', ' viewer ']
    expect(countOf(await times(12, (index) => attempt(names[index % 4]!, 'wrong')), 429)).toBe(2)
    expect(countOf(await times(12, (index) => attempt(index % 2 ? 'ÉLODIE' : 'élodie', 'wrong')), 429)).toBe(2)
  })

  it('shut the right one out too, until the window has passed, and say for how long', async () => {
    await start()
    await times(10, () => attempt('viewer', 'wrong'))
    const client = await gateway.clientAs()
    const body = { userName: 'viewer', password: RIGHT }
    const refused: unknown = await client.session.login({ body }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 429, message: 'Too many attempts. Try again later.' })
    const wait = isProblem(refused) ? (refused.retryAfter ?? 0) : 0
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(evaluated).toBe(10)
    gateway.advance(15 * MINUTE)
    expect((await client.session.login({ body })).status).toBe(200)
  })

  it('are forgotten by a success', async () => {
    await start()
    await times(9, () => attempt('viewer', 'wrong'))
    expect(await attempt('viewer', RIGHT)).toBe(200)
    expect(countOf(await times(10, () => attempt('viewer', 'wrong')), 429)).toBe(0)
    expect(await attempt('viewer', 'wrong')).toBe(429)
  })

  it('of one account leave another alone', async () => {
    await start()
    await times(11, () => attempt('viewer', 'wrong'))
    expect(await attempt('user.editor', RIGHT)).toBe(200)
  })
})

describe('an address', () => {
  const environment = { LOGIN_LIMIT_ADDRESS: '20', TRUST_PROXY: '1' }

  it('has its own limit over all accounts; what goes beyond it is not held against the accounts', async () => {
    await start({ environment })
    const statuses = await times(30, (index) => attempt(`nobody.${index % 3}`, 'wrong', '192.0.2.1'))
    expect([countOf(statuses, 401), countOf(statuses, 429), evaluated]).toEqual([20, 10, 20])
    expect(await attempt('nobody.0', 'wrong', '192.0.2.2')).toBe(401)
    const [row] = await db.orm.select().from(loginAttempts).where(eq(loginAttempts.key, 'account:nobody.0'))
    expect(row?.attempts).toBe(8)
  })

  it('gets an attempt back that succeeded: an office may sign in behind one address', async () => {
    await start({ environment })
    const names = ['viewer', 'user.editor', 'customer.admin']
    expect(countOf(await times(25, (index) => attempt(names[index % 3]!, RIGHT, '192.0.2.1')), 200)).toBe(25)
    const [row] = await db.orm.select().from(loginAttempts).where(eq(loginAttempts.key, 'address:192.0.2.1'))
    expect(row?.attempts).toBe(0)
  })

  it('is the proxy’s word only where the proxy is trusted', async () => {
    await start({ environment: { LOGIN_LIMIT_ADDRESS: '5' } })
    const statuses = await times(8, (index) => attempt(`nobody.${index}`, 'wrong', `192.0.2.${index}`))
    expect(countOf(statuses, 429)).toBe(3)
  })

  it('cannot be made up before the proxy that is trusted', async () => {
    await start({ environment: { LOGIN_LIMIT_ADDRESS: '5', TRUST_PROXY: '1' } })
    const statuses = await times(8, (index) => attempt(`nobody.${index}`, 'wrong', `192.0.2.${index}, 198.51.100.7`))
    expect(countOf(statuses, 429)).toBe(3)
  })
})
