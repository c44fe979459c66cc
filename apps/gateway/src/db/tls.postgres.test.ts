import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withAdminClient } from '../../test/admin-client'
import { createAuthority } from '../../test/certificates'
import { runChild } from '../../test/child-process'
import { readBlock } from '../../test/operating-page'
import { type PostgresServer, startOwnPostgres } from '../../test/postgres-server'
import { StartFault } from '../start-fault'
import { createDatabase } from './database'
import { connectPostgres } from './postgres'

const PASSWORD = 'change-me'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-tls-'))
const authority = createAuthority('Example database authority')
const clients = createAuthority('Example client authority')
const gatewayCertificate = clients.issue('sitewright')
const good = authority.issue('localhost')
const servers: PostgresServer[] = []
let server: PostgresServer
let plainServer: PostgresServer

const save = (name: string, text: string): string => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}

/** A server that is configured as docs/operating/postgresql.md says. */
async function start(files: Readonly<Record<string, string>>, hba: string): Promise<PostgresServer> {
  const started = await startOwnPostgres({ ...files, 'pg_hba.conf': `host all postgres all scram-sha-256\n${hba}` })
  servers.push(started)
  await withAdminClient(started.url, async (client) => {
    for (const statement of readBlock('postgresql.md', 'database.sql').split(/;\n/)) await client.query(statement)
  })
  return started
}

/** DATABASE_URL of the page at this server. */
function databaseUrl({ url }: PostgresServer, change: Readonly<Record<string, string | undefined>> = {}): string {
  const { host = 'localhost', ...parameters } = change
  const block = readBlock('postgresql.md', 'gateway.env', {
    'db.example:5432': `${host}:${new URL(url).port}`,
    '/etc/sitewright/database-ca.crt': path.join(folder, 'ca.crt'),
  })
  const changed = new URL(parseEnv(block).DATABASE_URL ?? '')
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) changed.searchParams.delete(name)
    else changed.searchParams.set(name, value)
  }
  return changed.href
}

/** Makes new connections get this certificate. */
const present = ({ cert, key }: { cert: string; key: string }) =>
  withAdminClient(server.url, async (client) => {
    const { rows } = await client.query<{ file: string }>(`select current_setting('data_directory') as file`)
    fs.writeFileSync(path.join(rows[0]?.file ?? '', 'server.crt'), cert)
    fs.writeFileSync(path.join(rows[0]?.file ?? '', 'server.key'), key)
    await client.query('select pg_reload_conf()')
  })

const isEncrypted = async (url: string): Promise<unknown> => {
  const db = createDatabase(await connectPostgres(url))
  try {
    return (await db.execute(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)).rows[0]?.ssl
  } finally {
    await db.close()
  }
}

async function faultOf(url: string): Promise<string> {
  const fault: unknown = await isEncrypted(url).catch((error: unknown) => error)
  if (!(fault instanceof StartFault)) throw new Error('It connected, or failed without a sentence.', { cause: fault })
  expect(fault.remedy).toMatch(/^[A-Z].*\.$/)
  expect(`${fault.message}${fault.remedy}`).not.toContain(PASSWORD)
  return fault.message
}

beforeAll(async () => {
  save('ca.crt', authority.cert)
  save('other-ca.crt', createAuthority('Another authority').cert)
  save('gateway.crt', gatewayCertificate.cert)
  save('gateway.key', gatewayCertificate.key)
  const tls = readBlock('postgresql.md', 'postgresql.conf', { '/etc/postgresql/tls/': '' })
  server = await start(
    {
      'postgresql.conf': `${tls}ssl_ca_file = 'clients.crt'\n`,
      'server.crt': good.cert,
      'server.key': good.key,
      'clients.crt': clients.cert,
    },
    readBlock('postgresql.md', 'pg_hba.conf'),
  )
  plainServer = await start({}, 'host sitewright sitewright all scram-sha-256\n')
})
afterAll(async () => {
  for (const each of servers) await each.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('a PostgreSQL server with TLS', () => {
  it.each([undefined, 'verify-full', 'verify-ca', 'require', 'prefer', 'no-verify'])(
    'is reached by an encrypted connection with its authority and sslmode %s [OPS-01]',
    async (sslmode) => {
      expect(await isEncrypted(databaseUrl(server, { sslmode }))).toBe(true)
    },
  )

  it.each(['verify-full', 'verify-ca', 'require', 'prefer', undefined])(
    'is refused when its certificate does not prove who it is, with sslmode %s [OPS-01, OPS-02]',
    async (sslmode) => {
      const unknown = /from a certificate authority that the gateway does not trust/
      expect(await faultOf(databaseUrl(server, { sslmode, sslrootcert: path.join(folder, 'other-ca.crt') }))).toMatch(
        unknown,
      )
      if (sslmode !== undefined) {
        expect(await faultOf(databaseUrl(server, { sslmode, sslrootcert: undefined }))).toMatch(unknown)
      }
      expect(await faultOf(databaseUrl(server, { sslmode, host: '127.0.0.1' }))).toMatch(
        /^The certificate of .* is for another host: .*127\.0\.0\.1/,
      )
    },
  )

  it('is refused when its certificate has expired [OPS-02]', async () => {
    const { cert, key } = authority.issue('localhost', -1)
    await present({ cert, key })
    await expect
      .poll(() => faultOf(databaseUrl(server)).catch(() => ''), { timeout: 20_000 })
      .toMatch(/is not valid now/)
    await present(good)
    await expect.poll(() => isEncrypted(databaseUrl(server)).catch(() => ''), { timeout: 20_000 }).toBe(true)
  })

  it('says that it accepts the role with TLS alone [OPS-02]', async () => {
    expect(await faultOf(databaseUrl(server, { sslmode: 'disable' }))).toMatch(/refuses connections without TLS/)
    expect(await faultOf(databaseUrl(server, { sslmode: undefined, sslrootcert: undefined }))).toMatch(
      /refuses connections without TLS/,
    )
  })

  it('can ask for a certificate of the gateway [OPS-01, OPS-02]', async () => {
    const asking = await start(
      {
        'postgresql.conf':
          readBlock('postgresql.md', 'postgresql.conf', { '/etc/postgresql/tls/': '' }) +
          `ssl_ca_file = 'clients.crt'\n`,
        'server.crt': good.cert,
        'server.key': good.key,
        'clients.crt': clients.cert,
      },
      readBlock('postgresql.md', 'client-certificates.conf'),
    )
    const files = { sslcert: path.join(folder, 'gateway.crt'), sslkey: path.join(folder, 'gateway.key') }
    expect(await isEncrypted(databaseUrl(asking, files))).toBe(true)
    expect(await faultOf(databaseUrl(asking))).toMatch(/refuses the connection: .*valid client certificate/)
  })

  it('is not reached with certificate files that cannot be used [OPS-02]', async () => {
    const bad = save('bad.crt', 'no certificate')
    expect(await faultOf(databaseUrl(server, { sslrootcert: '/nowhere/ca.crt' }))).toMatch(/\(sslrootcert\).*ENOENT/)
    expect(await faultOf(databaseUrl(server, { sslrootcert: bad }))).toMatch(/\(sslrootcert\) cannot be used/)
    const key = save('other.key', authority.issue('sitewright').key)
    expect(await faultOf(databaseUrl(server, { sslcert: path.join(folder, 'gateway.crt'), sslkey: key }))).toMatch(
      /key values mismatch/,
    )
  })
})

describe('a PostgreSQL server without TLS', () => {
  it.each(['verify-full', 'verify-ca', 'require', 'prefer', 'no-verify', undefined])(
    'is refused with sslmode %s [OPS-02]',
    async (sslmode) => {
      expect(await faultOf(databaseUrl(plainServer, { sslmode }))).toMatch(
        /has no TLS, and sslmode of DATABASE_URL requires it\.$/,
      )
    },
  )

  it('ends the start of the gateway with a sentence and a remedy, without the password [OPS-02]', async () => {
    const child = runChild('src/main.ts', [], { PORT: '0', DATABASE_URL: databaseUrl(plainServer) })
    expect(await child.ended).toBe(1)
    expect(child.output()).toMatch(
      /^The gateway cannot start\. .* has no TLS, .*\nTurn on ssl in postgresql\.conf of the server\./m,
    )
    expect(child.output()).not.toContain(PASSWORD)
  })

  it('is used when sslmode says so [OPS-02]', async () => {
    expect(await isEncrypted(databaseUrl(plainServer, { sslmode: 'disable' }))).toBe(false)
  })
})
