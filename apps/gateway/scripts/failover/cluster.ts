import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runChild, type Child } from '../../test/child-process'
import { startFaultyProxy, type FaultyProxy } from '../../test/faulty-proxy'
import { freePort } from '../../test/free-port'
import { withAdminClient } from '../../test/admin-client'
import { POOL_LIMITS } from '../../src/db/pool-limits'
import { readConfiguration, readEnvironment } from './configuration'
import { Pooler } from './pooler'
import { requirePrograms, runProcess } from './processes'
import { startServers, until, type Server } from './servers'

export const DATABASE = 'sitewright'
const GATEWAYS = 3
const STARTS_WITHIN_MS = 120_000

/** The topology of docs/operating/failover.md on the loopback interface, with the configuration of deploy. */
export interface Cluster {
  readonly primary: Server
  readonly standby: Server
  /** Between the gateways and PgBouncer. */
  readonly proxy: FaultyProxy
  readonly gateways: readonly { readonly child: Child; readonly origin: string }[]
  /** The origin of haproxy. */
  readonly origin: string
  /** The server that PgBouncer uses. */
  readonly current: () => Server
  /** The time limit of a statement of the gateways. */
  readonly statementTimeoutMs: number
  /** Waits until the database accepts writes by way of PgBouncer. */
  untilWritable(): Promise<void>
  /** Starts PgBouncer again, after `killPooler`. */
  startPooler(): Promise<void>
  killPooler(): Promise<void>
  /** Lets PgBouncer use another server. */
  repoint(server: Server): void
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  requirePrograms(['pgbouncer', 'haproxy'])
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-failover-'))
  fs.chmodSync(root, 0o755)
  const ends: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end()
    fs.rmSync(root, { recursive: true, force: true })
  }
  try {
    const { primary, standby } = await startServers(root)
    ends.push(
      () => primary.stop('SIGKILL'),
      () => standby.stop('SIGKILL'),
    )

    let current = primary
    const pooler = await Pooler.configure(root, primary.port)
    const untilWritable = () =>
      until('The database', async () => {
        const { rows } = await withAdminClient(pooler.url, (client) =>
          client.query<{ isReadOnly: string }>(`select current_setting('transaction_read_only') as "isReadOnly"`),
        )
        if (rows[0]?.isReadOnly !== 'off') throw new Error('It is read-only.')
      })
    const startPooler = (): Promise<void> => {
      pooler.start()
      return untilWritable()
    }
    ends.push(() => pooler.kill())
    await startPooler()

    const proxy = await startFaultyProxy(pooler.url)
    ends.push(() => proxy.close())
    const { STOP_DELAY_MS = '', TRUST_PROXY = '' } = readEnvironment()
    const environment: Record<string, string> = {
      DATABASE_URL: proxy.url,
      STOP_DELAY_MS,
      TRUST_PROXY,
      LOG_LEVEL: 'error',
      // The proxy is on this machine too.
      ALLOW_PUBLIC_DEMO: '1',
      LOGIN_LIMIT_ADDRESS: '100000',
      TOKEN_KEYS: randomBytes(32).toString('hex'),
    }
    const children = Array.from({ length: GATEWAYS }, () => runChild('src/main.ts', [], { ...environment, PORT: '0' }))
    ends.push(...children.map((child) => () => child.kill()))
    const gateways = await Promise.all(
      children.map(async (child) => {
        const [, address = ''] = await child.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS)
        return { child, origin: `http://127.0.0.1:${new URL(address).port}` }
      }),
    )

    const haproxyPort = await freePort()
    const haproxyFile = path.join(root, 'haproxy.cfg')
    const addresses: Record<string, string> = {
      'bind :80': `bind 127.0.0.1:${haproxyPort}`,
      // `npm run measure -- package` tries the certificate.
      'bind :443 ssl crt /etc/haproxy/sitewright.pem alpn h2,http/1.1 ssl-min-ver TLSv1.2': '',
      'http-request redirect scheme https code 301 unless { ssl_fc }': '',
    }
    for (const [index, { origin }] of gateways.entries()) {
      addresses[`gateway-${index + 1}.example:8080`] = new URL(origin).host
    }
    fs.writeFileSync(haproxyFile, readConfiguration('haproxy.cfg', addresses))
    const haproxy = runProcess('haproxy', ['-db', '-f', haproxyFile])
    ends.push(() => haproxy.end('SIGKILL'))
    const origin = `http://127.0.0.1:${haproxyPort}`
    await until(
      'haproxy',
      async () => {
        const { status } = await fetch(`${origin}/healthz`)
        if (status !== 200) throw new Error(`It answers ${status}.`)
      },
      haproxy.output,
    )
    return {
      primary,
      standby,
      proxy,
      gateways,
      origin,
      current: () => current,
      statementTimeoutMs: POOL_LIMITS.statementTimeoutMs,
      untilWritable,
      startPooler,
      killPooler: () => pooler.kill(),
      repoint: (server) => {
        current = server
        pooler.repoint(server.port)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
