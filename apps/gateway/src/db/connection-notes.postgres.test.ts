import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withAdminClient } from '../../test/admin-client'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { StartFault } from '../start-fault'
import type { EngineParts } from './database'
import { warnOfDroppedLimits } from './connection-notes'
import { callLimits, POOL_LIMITS } from './pool-limits'
import { connectPostgres } from './postgres'

let world: WorldCopy
let url: string
/** DATABASE_URL of a role that is not a superuser. */
let roleUrl: string
let role: string
const gateways: EngineParts[] = []

/** Connects as a gateway does. @returns what the start prints */
async function start(databaseUrl: string, size = 8): Promise<string[]> {
  const notes: string[] = []
  gateways.push(
    await connectPostgres(databaseUrl, { ...POOL_LIMITS, size }, undefined, (note) => void notes.push(note)),
  )
  return notes
}

const run = (statement: string) => withAdminClient(url, (client) => client.query(statement))

beforeEach(async () => {
  world = await copyWorld()
  url = world.config.databaseUrl ?? ''
  role = `${new URL(url).pathname.slice(1)}_operator`
  await run(`create role "${role}" login password 'secret'`)
  roleUrl = Object.assign(new URL(url), { username: role, password: 'secret' }).href
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
  await run(`drop role "${role}"`)
  await world.remove()
})

describe('a gateway that starts on a PostgreSQL server', () => {
  it('says nothing about connections that fit [OPS-05]', async () => {
    await run(`alter role "${role}" connection limit 20`)
    expect(await start(roleUrl)).toEqual([])
    expect(await start(roleUrl)).toEqual([])
  })

  it('names the numbers when its own connections do not fit [OPS-05]', async () => {
    await run(`alter role "${role}" connection limit 9`)
    expect(await start(roleUrl)).toEqual([
      `This gateway can open 10 connections to PostgreSQL (DATABASE_POOL_SIZE 8, and 2 for tasks and probes), but only 9 are allowed: the CONNECTION LIMIT of the role ${role}. Raise this limit, lower DATABASE_POOL_SIZE, or put a pooler in between.`,
    ])
    expect(await start(roleUrl, 1000)).toContainEqual(
      expect.stringMatching(
        /^This gateway .* can open \d+ connections .* but only (\d+) are allowed: max_connections is \d+, of which 3 are reserved\./,
      ),
    )
  })

  it('counts the gateways that are connected, of the same database or role [OPS-05]', async () => {
    const name = new URL(url).pathname.slice(1)
    await run(`alter database "${name}" connection limit 29`)
    expect(await start(roleUrl)).toEqual([])
    // A superuser counts as a gateway, although no limit applies to it.
    expect(await start(url)).toEqual([])
    expect(await start(roleUrl)).toEqual([
      'This gateway and the other connected ones (2) can open 30 connections to PostgreSQL (10 each, if all have DATABASE_POOL_SIZE 8), but only 29 are allowed: the CONNECTION LIMIT of the database. Raise this limit, lower DATABASE_POOL_SIZE, or put a pooler in between.',
    ])
    await Promise.all(gateways.splice(0, 2).map((gateway) => gateway.close()))
    // PostgreSQL takes a moment to end connections. A start that still sees them must not be one more gateway for the next.
    const startAgain = async (): Promise<readonly string[]> => {
      const notes = await start(roleUrl)
      if (notes.length > 0) await gateways.pop()?.close()
      return notes
    }
    await expect.poll(startAgain, { timeout: 20_000 }).toEqual([])
  })

  it('says nothing about them behind a pooler, which has process ids of its own [OPS-05]', async () => {
    await run(`alter role "${role}" connection limit 9`)
    const target = new URL(roleUrl)
    const pooler = net.createServer((client) => {
      const upstream = net.connect(Number(target.port), target.hostname)
      client.pipe(upstream)
      upstream.on('data', (chunk) => {
        // BackendKeyData: 'K', a length, the process id.
        const at = chunk.indexOf(Buffer.from([75, 0, 0, 0, 12]))
        if (at >= 0) chunk.writeInt32BE(7, at + 5)
        client.write(chunk)
      })
      client.on('close', () => upstream.destroy())
    })
    pooler.listen(0, '127.0.0.1')
    await once(pooler, 'listening')
    const port = String((pooler.address() as AddressInfo).port)
    expect(await start(Object.assign(new URL(roleUrl), { port }).href)).toEqual([])
    await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
    pooler.close()
  })

  it('ends with a sentence when no connection is free [OPS-06]', async () => {
    await run(`alter role "${role}" connection limit 1`)
    await withAdminClient(roleUrl, async () => {
      const fault: unknown = await start(roleUrl).catch((error: unknown) => error)
      expect(fault).toBeInstanceOf(StartFault)
      expect((fault as StartFault).message).toContain(
        `has no free connection: too many connections for role "${role}".`,
      )
    })
  })

  it('names a connection to another machine that is not encrypted, unless that is intended [OPS-04]', async () => {
    const unencrypted =
      /^The connection to PostgreSQL \(0\.0\.0\.0:\d+\/\w+\) is not encrypted\. Add sslmode=verify-full/
    // An address of this machine that does not look like one.
    const elsewhere = Object.assign(new URL(url), { hostname: '0.0.0.0' })
    expect(await start(elsewhere.href)).toEqual([expect.stringMatching(unencrypted)])
    elsewhere.searchParams.set('sslmode', 'disable')
    expect(await start(elsewhere.href)).toEqual([])
    expect(await start(url)).toEqual([])
  })

  it('names an unencrypted connection to another machine that PGHOST names [OPS-04]', async () => {
    const { port, username, password, pathname } = new URL(url)
    vi.stubEnv('PGHOST', '0.0.0.0')
    vi.stubEnv('PGPORT', port)
    vi.stubEnv('PGUSER', username)
    vi.stubEnv('PGPASSWORD', password)
    expect(await start(`postgres://${pathname}`)).toEqual([
      expect.stringContaining(`The connection to PostgreSQL (0.0.0.0:${port}${pathname}) is not encrypted.`),
    ])
  })

  it('says nothing about a Unix socket, which is on this machine [OPS-04]', async () => {
    const { port, hostname, username, password, pathname } = new URL(url)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-'))
    const socket = net.createServer((client) => {
      const upstream = net.connect(Number(port), hostname)
      client.pipe(upstream).pipe(client)
      client.on('close', () => upstream.destroy())
    })
    socket.listen(path.join(folder, `.s.PGSQL.${port}`))
    await once(socket, 'listening')
    expect(await start(`postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`)).toEqual(
      [],
    )
    await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
    socket.close()
    fs.rmSync(folder, { recursive: true })
  })

  it.each([
    [0, 'single statements have no limit.'],
    [5000, 'single statements have a limit of 5000 ms.'],
  ])('says which limit single statements have where a pooler drops its own: %i', async (statementMs, sentence) => {
    await run(`alter role "${role}" set statement_timeout = ${statementMs}`)
    const notes: string[] = []
    // Without the parameter of a gateway, as a pooler connects.
    const pool = new pg.Pool({ connectionString: roleUrl, max: 1 })
    await warnOfDroppedLimits(pool, callLimits(POOL_LIMITS), (note) => void notes.push(note))
    await pool.end()
    expect(notes).toEqual([expect.stringContaining(sentence)])
  })
})
