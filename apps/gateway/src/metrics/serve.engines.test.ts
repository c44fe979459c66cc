import { once } from 'node:events'
import net from 'node:net'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { freePort } from '../../test/free-port'
import { METRICS_TOKEN, metricsOf } from '../../test/read-metrics'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { audit } from '../db/schema'
import { GUESS_LIMIT } from './guesses'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

async function start(environment: Record<string, string>): Promise<TestGateway> {
  const gateway = await startTestGateway({ db, environment })
  onTestFinished(() => gateway.close())
  return gateway
}

const auditEntries = async (): Promise<number> => (await db.orm.select({ count: count() }).from(audit))[0]?.count ?? 0

describe('/metrics', () => {
  it('is an unknown address without METRICS_PORT and METRICS_TOKEN [WATCH-01]', async () => {
    const gateway = await start({})
    const [reply, unknown] = await Promise.all(['/metrics', '/gateway/nothing'].map((path) => gateway.send(path)))
    expect([reply?.status, Object.keys((await reply?.json()) as object)]).toEqual([
      unknown?.status,
      Object.keys((await unknown?.json()) as object),
    ])
    expect(reply?.status).toBe(404)
  })

  it('answers the text format of Prometheus to a call with the token alone [WATCH-01, WATCH-02]', async () => {
    const gateway = await start({ METRICS_TOKEN })
    for (const authorization of [`Bearer ${METRICS_TOKEN}`, `bearer  ${METRICS_TOKEN}`]) {
      const reply = await gateway.send('/metrics', { token: authorization })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await reply.text()).toMatch(/^# TYPE sitewright_build_info gauge$/m)
    }
    const superAdmin = await gateway.tokenOf('super.admin')
    for (const authorization of [
      undefined,
      METRICS_TOKEN,
      `Basic ${METRICS_TOKEN}`,
      'Bearer',
      'Bearer ',
      `Bearer ${METRICS_TOKEN.slice(0, -1)}`,
      `Bearer ${METRICS_TOKEN}x`,
      superAdmin,
      `Bearer ${superAdmin}`,
    ]) {
      const reply = await gateway.send('/metrics', authorization === undefined ? {} : { token: authorization })
      expect([authorization, reply.status, reply.headers.get('www-authenticate')]).toEqual([
        authorization,
        401,
        'Bearer',
      ])
    }
    expect((await gateway.send(`/metrics?token=${METRICS_TOKEN}`)).status).toBe(401)
  })

  it('limits wrong tokens without an entry in the audit or a line in the log for each, and always answers the right one [WATCH-03]', async () => {
    const gateway = await start({ METRICS_TOKEN })
    const before = await auditEntries()
    const statuses: number[] = []
    for (let guess = 0; guess <= GUESS_LIMIT; guess += 1) {
      const reply = await gateway.send('/metrics', { token: `Bearer guess-${guess}` })
      statuses.push(reply.status)
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: GUESS_LIMIT }, () => 401), 429])
    const { values } = await metricsOf(gateway)
    expect(values.get('sitewright_metrics_refused_total')).toBe(GUESS_LIMIT + 1)
    expect(await auditEntries()).toBe(before)
    const lines = gateway.logLines.filter((line) => !line.includes('Server listening'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('A call of /metrics had no token, or a wrong one.')
  })

  it('does not delay a stop for connections that send nothing, or half a call [WATCH-02]', async () => {
    const port = await freePort()
    const gateway = await startTestGateway({ db, environment: { METRICS_PORT: String(port) } })
    const sockets = ['', 'POST /metrics HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'].map((text) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
      // Reads, because a connection with unread data does not close.
      return socket.on('error', () => undefined).resume()
    })
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    // Not `once`, which an error would end: the server resets the connection.
    const closed = sockets.map((socket) => new Promise<void>((resolve) => void socket.on('close', () => resolve())))
    await gateway.close()
    await Promise.all(closed)
  })

  it('is at its own port alone with METRICS_PORT, and nothing else is there [WATCH-01, WATCH-02]', async () => {
    const port = await freePort()
    const gateway = await start({ METRICS_PORT: String(port) })
    const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    expect((await gateway.send('/metrics')).status).toBe(404)
    const reply = await at('/metrics')
    expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
    expect(await reply.text()).toMatch(/^sitewright_ready [01]$/m)
    for (const path of ['/', '/healthz', '/gateway/login', '/config.json', '/metrics/x', '/%E0%A4%A']) {
      expect([path, (await at(path)).status]).toEqual([path, path.includes('%') ? 400 : 404])
    }
    expect((await at('/metrics', { method: 'POST' })).status).toBe(404)
    expect(gateway.logLines.join('')).toContain(`Metrics are at http://127.0.0.1:${port}/metrics.`)
    await gateway.close()
    await expect(at('/metrics')).rejects.toThrow('fetch failed')
  })

  it('asks for the token at its own port too, where one is set [WATCH-02]', async () => {
    const port = await freePort()
    const gateway = await start({ METRICS_PORT: String(port), METRICS_TOKEN })
    const address = `http://127.0.0.1:${port}/metrics`
    expect((await fetch(address)).status).toBe(401)
    expect((await fetch(address, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status).toBe(200)
    expect((await gateway.send('/metrics', { token: `Bearer ${METRICS_TOKEN}` })).status).toBe(404)
  })

  it('leaves no line in the log, as /healthz and /readyz [WATCH-08]', async () => {
    const gateway = await start({ METRICS_TOKEN })
    await gateway.send('/config.json')
    const before = gateway.logLines.length
    expect(before).toBeGreaterThan(0)
    for (const path of ['/healthz', '/readyz']) await gateway.send(path)
    await metricsOf(gateway)
    // A later line shows that those before were written.
    await gateway.send('/config.json')
    await expect
      .poll(() => gateway.logLines.slice(before).map((line) => /"path":"([^"]*)"/.exec(line)?.[1]), { timeout: 30_000 })
      .toEqual(['/config.json'])
  })
})
