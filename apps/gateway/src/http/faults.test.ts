import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { createFaults } from '../../../../tests/support/faults'
import { FaultyGatewayProcess } from '../../../../tests/support/faulty-gateway-process'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

const { faults, apply } = createFaults()
let db: TestDatabase
let gateway: TestGateway
let client: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, faults })
  client = await gateway.clientAs('viewer')
})
afterEach(() => apply({ kind: 'clear' }))
afterAll(async () => {
  await gateway.close()
  await db.close()
})

describe('a call that a test meddles with', () => {
  it('fails so often as it was asked to, and no other call does', async () => {
    apply({ kind: 'fail', operation: 'addOns.list', status: 503, message: 'Under repair.', times: 1 })
    expect((await client.session.roles()).status).toBe(200)
    await expect(client.addOns.list()).rejects.toMatchObject({ status: 503, message: 'Under repair.' })
    expect((await client.addOns.list()).status).toBe(200)
  })

  it('loses its connection', async () => {
    apply({ kind: 'drop', operation: 'addOns.list', times: 1 })
    await expect(client.addOns.list()).rejects.toMatchObject({ status: 0, kind: 'unreachable' })
    expect((await client.addOns.list()).status).toBe(200)
  })

  it('waits until it is released', async () => {
    apply({ kind: 'hold', operation: 'addOns.list' })
    const order: string[] = []
    const held = client.addOns.list().then(() => order.push('held'))
    await client.session.roles()
    order.push('other')
    apply({ kind: 'release', operation: 'addOns.list' })
    await held
    expect(order).toEqual(['other', 'held'])
  })
})

it('runs as a process of its own for journeys in a browser', async () => {
  const gatewayProcess = await FaultyGatewayProcess.create()
  try {
    await gatewayProcess.apply({ kind: 'fail', operation: 'session.login', status: 500 })
    const response = await fetch(`${gatewayProcess.origin}/gateway/login`, { method: 'POST' })
    expect(response.status).toBe(500)
  } finally {
    await gatewayProcess.dispose()
  }
}, 90_000)
