import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const PROXIED = { 'X-Forwarded-For': '203.0.113.7' }

/** Counts warnings about TRUST_PROXY in the log of a gateway after these requests. */
async function warningsOf(environment: Record<string, string>, requests: readonly Record<string, string>[]) {
  const gateway = await startTestGateway({ db, environment })
  for (const headers of requests) await gateway.send('/healthz', { headers })
  const warnings = gateway.logLines.filter((line) => line.includes('TRUST_PROXY is not set'))
  await gateway.close()
  return warnings.length
}

describe('a proxy without TRUST_PROXY', () => {
  it('logs one warning in production', async () => {
    expect(await warningsOf({ SEED: 'none' }, [{}, PROXIED, PROXIED])).toBe(1)
  })

  it.each([
    ['where nothing was forwarded', { SEED: 'none' }, {}],
    ['where the proxies are named', { SEED: 'none', TRUST_PROXY: '1' }, PROXIED],
    ['in demo mode', {}, PROXIED],
  ])('logs no warning %s', async (_, environment, headers) => {
    expect(await warningsOf(environment, [headers])).toBe(0)
  })
})
