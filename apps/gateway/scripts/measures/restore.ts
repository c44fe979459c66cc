import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openStored } from '../../src/db/data-folder'
import { userGroups } from '../../src/db/schema'
import { withAdminClient } from '../../test/admin-client'
import { clientAt } from '../../test/client-at'
import { readBlock } from '../../test/operating-page'
import { Load, signIn } from '../failover/load'
import { until } from '../failover/servers'
import type { Arguments } from '../measure'
import { withGatewayProcess as withGatewayAt } from '../own-gateway'
import { countRows, differing, readSums, type Sums } from '../restore/compare'
import { runCommand } from '../restore/run-command'
import { Server } from '../restore/server'

export const purpose =
  'copies, dumps and archives the database of a gateway under load, destroys it, restores it and compares every table (docs/operating/backup.md)'
export const usage = '[copy | move | dump | time]'

const LOAD_MS = 5000
/** Of the load, for the embedded database. */
const EMBEDDED_SHARE = 0.25
const MOVE_GOAL_MS = 30_000

let isEachGoalReached = true
const verdict = (isReached: boolean): string => {
  if (!isReached) isEachGoalReached = false
  return isReached ? 'reached' : 'MISSED'
}

/** Prints how long it took. @returns the milliseconds */
async function timed(what: string, run: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await run()
  const ms = performance.now() - since
  console.log(`  ${what}: ${(ms / 1000).toFixed(1)} s`)
  return ms
}

const withGateway = <T>(environment: Record<string, string>, task: (origin: string) => Promise<T>): Promise<T> =>
  withGatewayAt(environment, (url) => task(new URL(url).origin))

const tokenKeys = randomBytes(32).toString('hex')
const environmentOf = (place: Record<string, string>): Record<string, string> => ({
  PORT: '0',
  LOG_LEVEL: 'error',
  LOGIN_LIMIT_ADDRESS: '100000',
  LOGIN_LIMIT_ACCOUNT: '100000',
  TOKEN_KEYS: tokenKeys,
  ...place,
})

/** A command of the page, with the program as it is in the source. */
const runAdmin = (script: string, environment: Record<string, string>): Promise<string> =>
  runCommand('sh', ['-e', '-c', script.replaceAll('node admin.mjs', `${process.execPath} --import tsx src/admin.ts`)], {
    PATH: process.env.PATH,
    ...environment,
  })

const print = (output: string): void => console.log(output.trimEnd().replaceAll(/^/gm, '    '))

/** Saves and reads, before, during and after a run. */
async function underLoad(origin: string, name: string, run: () => Promise<unknown>, share = 1): Promise<Load> {
  const load = await Load.start(origin, [origin], name, share)
  await wait(LOAD_MS)
  await run()
  await wait(LOAD_MS)
  await load.stop()
  return load
}

const savedIn = ({ writes }: Load) => writes.filter(({ outcome }) => outcome === 'saved')

/** Compares what callers were answered with what is stored. */
function judgeWrites(what: string, load: Load, stored: ReadonlySet<string>, areExpected: boolean): void {
  const saved = savedIn(load)
  const found = saved.filter(({ name }) => stored.has(name)).length
  const isRight = saved.length > 0 && found === (areExpected ? saved.length : 0)
  console.log(`  groups created ${what}: ${found} of ${saved.length} there (${verdict(isRight)})`)
}

const readNames = async (url: string): Promise<Set<string>> => {
  const { rows } = await withAdminClient(url, (client) => client.query<{ name: string }>('select name from user_group'))
  return new Set(rows.map(({ name }) => name))
}

/** A gateway starts on it, an old session is valid, and a user signs in. */
async function judgeGateway(environment: Record<string, string>, token: string): Promise<void> {
  const since = performance.now()
  await withGateway(environment, async (origin) => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    const list = { query: { page: 1, pageSize: 20 } }
    const old = await clientAt(origin, token).users.list(list)
    const fresh = await clientAt(origin, await signIn(origin, 'customer.admin')).users.list(list)
    const isRight = old.status === 200 && fresh.status === 200
    console.log(
      `  a gateway starts on it in ${seconds} s; the old session and a new one are valid (${verdict(isRight)})`,
    )
  })
}

/** Runs a task with an embedded demo world, which a gateway has made. */
async function withFolder(task: (place: { root: string; dataDir: string }) => Promise<void>): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-restore-'))
  try {
    await task({ root, dataDir: path.join(root, 'sitewright') })
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}

async function tryCopy(): Promise<void> {
  console.log('Embedded database: a copy while a gateway saves')
  await withFolder(async ({ root, dataDir }) => {
    const environment = environmentOf({ DATA_DIR: dataDir })
    const texts = { '/backup': path.join(root, 'backup') }
    let token = ''
    const loads = await withGateway(environment, async (origin) => {
      token = await signIn(origin, 'customer.admin')
      const before = await underLoad(origin, 'Before', async () => undefined, EMBEDDED_SHARE)
      const copy = () =>
        timed('copied and compared', async () =>
          print(await runAdmin(readBlock('backup.md', 'copy.sh', texts), environment)),
        )
      const during = await underLoad(origin, 'During', copy, EMBEDDED_SHARE)
      return { before, during }
    })
    const longest = ({ reads }: Load) => Math.max(...reads.map(({ ms }) => ms))
    console.log(`  longest read without a copy ${longest(loads.before)} ms, with the copy ${longest(loads.during)} ms`)
    await runCommand('sh', [
      '-e',
      '-c',
      readBlock('backup.md', 'restore-copy.sh', { ...texts, '/var/lib/sitewright': dataDir }),
    ])
    await judgeGateway(environment, token)
    const stored = await openStored(path.join(dataDir, 'demo'))
    const rows = await stored.db.orm.select({ name: userGroups.name }).from(userGroups)
    await stored.release()
    const names = new Set(rows.map(({ name }) => name))
    judgeWrites('before the copy', loads.before, names, true)
    const some = savedIn(loads.during)
    console.log(
      `  created around the copy: ${some.filter(({ name }) => names.has(name)).length} of ${some.length} there`,
    )
  })
}

async function tryMove(): Promise<void> {
  console.log('From the embedded database to PostgreSQL')
  await withFolder(({ dataDir }) =>
    Server.with(async (server) => {
      const environment = environmentOf({ DATA_DIR: dataDir })
      let token = ''
      await withGateway(environment, async (origin) => {
        token = await signIn(origin, 'customer.admin')
      })
      const ms = await timed('moved and compared', async () => {
        const output = await runAdmin(server.place(readBlock('backup.md', 'move.sh')), environment)
        print(output.split('\n').slice(-3).join('\n'))
      })
      console.log(`  goal ${MOVE_GOAL_MS / 1000} s: ${verdict(ms <= MOVE_GOAL_MS)}`)
      await judgeGateway(environmentOf({ DATABASE_URL: server.url('sitewright') }), token)
    }),
  )
}

async function tryDump(): Promise<void> {
  console.log('PostgreSQL: a dump while a gateway saves')
  await Server.with(async (server) => {
    const database = 'sitewright_new'
    const environment = environmentOf({ DATABASE_URL: server.url('sitewright') })
    let token = ''
    const sums: Sums[] = []
    const readNow = async () => void sums.push(await readSums(server.url('sitewright')))
    const loads = await withGateway(environment, async (origin) => {
      token = await signIn(origin, 'customer.admin')
      const before = await underLoad(origin, 'Before', async () => undefined)
      await underLoad(origin, 'During', async () => {
        await readNow()
        await timed('dumped', () => server.run(readBlock('backup.md', 'dump.sh')))
        await readNow()
      })
      return { before, after: await underLoad(origin, 'After', async () => undefined) }
    })
    const { size } = fs.statSync(server.debian.path('backup/sitewright.dump'))
    console.log(`  ${(size / 1024 / 1024).toFixed(1)} MB`)
    await server.query('drop database sitewright', 'postgres')
    await timed('restored', () => server.run(readBlock('backup.md', 'restore-dump.sh')))

    const restored = await readSums(server.url('sitewright', database))
    const [first, last] = [sums[0] ?? new Map(), sums[1] ?? new Map()]
    const changing = differing(first, last)
    const wrong = differing(first, restored).filter((name) => !changing.includes(name))
    const outside = changing.filter((name) => {
      const rows = restored.get(name)?.rows ?? -1
      return rows < (first.get(name)?.rows ?? 0) || rows > (last.get(name)?.rows ?? 0)
    })
    console.log(
      `  ${restored.size} tables, ${countRows(restored)} rows; ${restored.size - changing.length} did not change during the dump and are equal (${verdict(wrong.length === 0)}); ${changing.length} changed and have a number of rows in between (${verdict(outside.length === 0)})`,
    )
    for (const name of [...wrong, ...outside]) console.log(`  different: ${name}`)
    const names = await readNames(server.url('sitewright', database))
    judgeWrites('before the dump', loads.before, names, true)
    judgeWrites('after the dump', loads.after, names, false)

    const refusal = await server
      .run(
        readBlock('backup.md', 'restore-dump.sh', { 'create database sitewright_new owner': 'select 1 as owner --' }),
      )
      .then(
        () => 'none',
        (error: unknown) => String(error),
      )
    const isSame = differing(restored, await readSums(server.url('sitewright', database))).length === 0
    console.log(
      `  a restore into this database, which is not empty, fails and changes nothing (${verdict(isSame && refusal.includes('already exists'))})`,
    )
    await judgeGateway(environmentOf({ DATABASE_URL: server.url('sitewright', database) }), token)
  })
}

/** A time with the sums of what was stored then: nothing was saved around it. */
async function noteTime(server: Server): Promise<{ time: string; sums: Sums }> {
  for (;;) {
    const sums = await readSums(server.url('sitewright'))
    const [row] = await server.query('select clock_timestamp()::text as time')
    await wait(100)
    if (differing(sums, await readSums(server.url('sitewright'))).length === 0) return { time: String(row?.time), sums }
  }
}

async function tryTime(): Promise<void> {
  console.log('PostgreSQL: a point in time')
  await Server.with(async (server) => {
    const environment = environmentOf({ DATABASE_URL: server.url('sitewright') })
    let token = ''
    const { before, after, noted } = await withGateway(environment, async (origin) => {
      token = await signIn(origin, 'customer.admin')
      const before = await underLoad(origin, 'Before', () =>
        timed('base backup and its verification', () => server.run(readBlock('backup.md', 'base-backup.sh'))),
      )
      const noted = await noteTime(server)
      return { before, noted, after: await underLoad(origin, 'After', async () => undefined) }
    })
    // Otherwise archive_timeout does so within a minute.
    const [segment] = await server.query('select pg_walfile_name(pg_switch_wal()) as name')
    await until('The archive', async () => {
      await Promise.resolve(fs.statSync(server.debian.path(`backup/wal/${String(segment?.name)}`)))
    })
    await server.destroy()
    await timed('restored, until it accepts saves', async () => {
      await server.run(readBlock('backup.md', 'restore-time.sh', { '2026-11-27 09:41:00+00': noted.time }))
      await server.start('restored')
    })

    const restored = await readSums(server.url('sitewright'))
    const names = differing(noted.sums, restored)
    for (const name of names) console.log(`  different: ${name}`)
    console.log(`  ${restored.size} tables, ${countRows(restored)} rows, all equal (${verdict(names.length === 0)})`)
    const groups = await readNames(server.url('sitewright'))
    judgeWrites('before the time', before, groups, true)
    judgeWrites('after the time', after, groups, false)
    await judgeGateway(environment, token)
  })
}

const PARTS = { copy: tryCopy, move: tryMove, dump: tryDump, time: tryTime }

/** All parts, or those that are named. */
export async function run({ words }: Arguments): Promise<boolean> {
  for (const [name, tryPart] of Object.entries(PARTS)) {
    if (words.length === 0 || words.includes(name)) await tryPart()
  }
  return isEachGoalReached
}
