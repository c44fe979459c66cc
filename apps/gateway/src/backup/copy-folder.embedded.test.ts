import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { runChild } from '../../test/child-process'
import { readStoredRows } from '../../test/stored-rows'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { openStored } from '../db/data-folder'
import { openDatabase, type Database } from '../db/open'
import { copyFolder } from './copy-folder'
import { readLines } from '../db/read-lines'
import { createPauseServer, socketOf, type PauseLimits, type PauseMessage } from '../db/pause-server'

/** A data folder of the test's own, and a folder for copies beside it. */
interface Place {
  readonly config: WorldCopy['config']
  readonly environment: Record<string, string>
  readonly folder: string
  readonly copies: string
}

/** A copy brings 1500 files to the disk, and opens a database. */
const WITH_COPY = 300_000

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function place(): Promise<Place> {
  const { config, environment, remove } = await copyWorld()
  ends.push(remove)
  const copies = path.join(config.dataDir, 'copies')
  fs.mkdirSync(copies)
  return { config, environment, folder: path.join(config.dataDir, 'demo'), copies }
}

async function open(config: WorldCopy['config']): Promise<Database> {
  const db = await openDatabase(config)
  ends.push(() => db.close())
  return db
}

/** `admin copy FOLDER` in a process of its own, as an operator runs it. */
async function copy({ environment }: Place, target: string) {
  const child = runChild('src/admin.ts', ['copy', target], environment)
  return { code: await child.ended, output: child.output() }
}

function link({ copies }: Place, to: string): string {
  const name = path.join(copies, 'link')
  fs.symlinkSync(to, name)
  return name
}

function file({ copies }: Place): string {
  const name = path.join(copies, 'file')
  fs.writeFileSync(name, '')
  return name
}

const write = (db: Database, number: number): Promise<void> =>
  db.transaction(async (tx) => {
    // Rows of two tables that belong together, and a large one.
    await tx.execute(sql`insert into setting (name, value) values (${`copied ${number}`}, repeat('x', 20000))`)
    await tx.execute(sql`insert into login_attempt (key, attempts, window_start) values (${`copied ${number}`}, 1, 1)`)
  })

const readNumbers = async (db: Database, table: 'setting' | 'login_attempt'): Promise<number[]> => {
  const column = sql.identifier(table === 'setting' ? 'name' : 'key')
  const { rows } = await db.execute<{ number: number }>(
    sql`select substr(${column}, 8)::int as number from ${sql.identifier(table)} where ${column} like 'copied %' order by 1`,
  )
  return rows.map(({ number }) => number)
}

const modesOf = (folder: string): Set<string> =>
  new Set(
    ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => {
      const stat = fs.statSync(path.join(folder, name))
      return `${stat.isDirectory() ? 'folder' : 'file'} ${(stat.mode & 0o777).toString(8)}`
    }),
  )

/** Listens for commands beside the data folder. @returns connects a command */
async function serve(it: Place, db: Database, limits: Partial<PauseLimits> = {}) {
  const beside = path.join(it.copies, 'beside')
  const server = createPauseServer(beside, undefined, limits)
  await server.listen(db)
  ends.push(async () => server.close())
  return () => {
    const socket = net.connect(socketOf(beside)).on('error', () => undefined)
    ends.push(async () => socket.destroy())
    return { socket, lines: readLines(socket) }
  }
}

describe('a copy of the data folder', { timeout: WITH_COPY }, () => {
  it('is made while calls save: it has all that was saved before one moment and nothing after it, and a gateway starts on it [BACK-02, BACK-03, BACK-04, BACK-05]', async () => {
    const it = await place()
    const db = await open(it.config)
    const target = path.join(it.copies, 'monday')
    let saved = 0
    const savedBefore = 20
    while (saved < savedBefore) await write(db, ++saved)
    const copying = copy(it, target)
    const state = { isCopied: false }
    void copying.finally(() => (state.isCopied = true))
    while (!state.isCopied) await write(db, ++saved)
    const { code, output } = await copying
    expect(output).toMatch(/The copy is in .*monday\. It was opened, and all \d+ tables have the same [\d,]+ rows/)
    expect(output).toMatch(/Calls waited for \d+ ms\./)
    expect(code).toBe(0)
    expect(modesOf(target)).toEqual(new Set(['folder 700', 'file 600']))

    const copied = await open({ ...it.config, dataDir: target })
    const numbers = await readNumbers(copied, 'setting')
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(savedBefore)
    expect(numbers.length).toBeLessThan(saved)
    expect(await readNumbers(copied, 'login_attempt')).toEqual(numbers)
    expect(await readNumbers(db, 'setting')).toHaveLength(saved)
  })

  it('without a gateway has the same rows and schema, and leaves the folder unlocked [BACK-06]', async () => {
    const it = await place()
    const db = await open(it.config)
    // As a version before this one left it.
    await db.execute(sql`delete from migration where migration_id = (select max(migration_id) from migration)`)
    await db.close()
    const target = path.join(it.copies, 'cold')
    expect(await copyFolder(it.folder, target)).toEqual([
      expect.stringContaining(target),
      `To restore it, start the gateway with DATA_DIR=${target}.`,
    ])
    const rowsOf = async (folder: string) => {
      const stored = await openStored(folder)
      const rows = await stored.db.transaction(readStoredRows)
      await stored.release()
      return rows
    }
    expect(await rowsOf(path.join(target, 'demo'))).toEqual(await rowsOf(it.folder))
  })

  it.each([
    ['a folder that is not empty', (it: Place) => it.config.dataDir, /is not empty/],
    ['the data folder itself', (it: Place) => path.join(it.folder, 'copy'), /is in the data folder/],
    [
      'a name in the data folder that starts with two dots',
      (it: Place) => path.join(it.folder, '..b'),
      /is in the data/,
    ],
    [
      'the data folder through a link',
      (it: Place) => path.join(link(it, it.folder), 'new', 'copy'),
      /is in the data folder/,
    ],
    ['a link to an empty folder', (it: Place) => link(it, fs.mkdtempSync(`${it.copies}/`)), /is a symbolic link/],
    ['a link to nothing', (it: Place) => link(it, path.join(it.copies, 'missing')), /is a symbolic link/],
    [
      'a place under a file',
      (it: Place) => path.join(file(it), 'copy'),
      /EEXIST.*\n?.*Make sure that the disk has space/,
    ],
    [
      'a place far under a file',
      (it: Place) => path.join(file(it), 'a', 'copy'),
      /ENOTDIR.*\n?.*Make sure that the disk/,
    ],
  ])('is refused for %s, and nothing is written [BACK-04]', async (_, targetOf, sentence) => {
    const it = await place()
    const list = () => fs.readdirSync(it.config.dataDir, { recursive: true, encoding: 'utf8' }).toSorted()
    const target = targetOf(it)
    const before = list()
    const { code, output } = await copy(it, target)
    expect(output).toMatch(/Nothing was changed\./)
    expect(output).toMatch(sentence)
    expect(code).toBe(1)
    expect(list()).toEqual(before)
  })

  it('leaves nothing when it is interrupted, and calls go on [BACK-04, BACK-05]', async () => {
    const it = await place()
    const db = await open(it.config)
    const child = runChild('src/admin.ts', ['copy', path.join(it.copies, 'half')], it.environment)
    const draftAppears = new Promise<void>((resolve) => {
      const watcher = fs.watch(it.copies, () => {
        watcher.close()
        resolve()
      })
    })
    await draftAppears
    child.process.kill('SIGTERM')
    expect(await child.ended).toBe(1)
    expect(fs.readdirSync(it.copies)).toEqual([])
    await write(db, 1)
  })

  it('is refused when the opened copy has other rows than the database [BACK-03]', async () => {
    const it = await place()
    // A gateway that counts wrong.
    const messages: PauseMessage[] = [
      { state: 'ready' },
      { state: 'paused', counts: { app_user: 1 } },
      { state: 'resumed', pausedMs: 1 },
    ]
    const server = net.createServer((socket) => {
      const sendNext = () => socket.write(`${JSON.stringify(messages.shift())}\n`)
      sendNext()
      socket.on('data', sendNext).on('error', () => undefined)
    })
    await new Promise<void>((resolve) => server.listen(socketOf(it.folder), resolve))
    fs.writeFileSync(`${it.folder}.lock`, '')
    ends.push(async () => server.close())
    await expect(copyFolder(it.folder, path.join(it.copies, 'other'))).rejects.toThrow(
      /The copy is not complete or cannot be opened: the number of rows differs in app_user, add_on/,
    )
    expect(fs.readdirSync(it.copies)).toEqual([])
  })

  it('needs a stopped gateway where the path of the socket is too long, and the gateway says so at its start', async () => {
    const it = await place()
    const notes: string[] = []
    const folder = path.join(it.copies, 'long'.repeat(40))
    const server = createPauseServer(folder, (sentence) => void notes.push(sentence))
    await server.listen(await open(it.config))
    server.close()
    expect(notes).toEqual([expect.stringContaining(`${folder} can only be copied while the gateway is stopped: `)])
  })

  it.each([
    ['the command ends', {}, (socket: net.Socket) => socket.destroy()],
    ['the command takes too long', { pauseMs: 1 }, () => undefined],
  ])('ends its pause when %s, and calls go on [BACK-05]', async (_, limits, end) => {
    const it = await place()
    const db = await open(it.config)
    const { socket, lines } = (await serve(it, db, limits))()
    expect((await lines.next()).value).toBe('{"state":"ready"}')
    socket.write('pause\n')
    const { value = 'none, because the time was over before' } = await lines.next()
    expect(value).toMatch(/paused|none/)
    end(socket)
    expect((await lines.next()).value).toBeUndefined()
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it.each([
    ['sends a line without an end', {}, 'x'.repeat(101)],
    ['sends a line that is too long', {}, `${'x'.repeat(101)}\n`],
    ['sends no request in time', { requestMs: 1 }, ''],
  ])(
    'disconnects a command that %s',
    async (_, limits, text) => {
      const it = await place()
      const { socket, lines } = (await serve(it, await open(it.config), limits))()
      expect((await lines.next()).value).toBe('{"state":"ready"}')
      socket.write(text)
      expect((await lines.next()).value).toBeUndefined()
    },
    10_000,
  )

  it('has few connections at a time, and lets a further command connect when one ends', async () => {
    const it = await place()
    const connect = await serve(it, await open(it.config))
    const commands = Array.from({ length: 4 }, connect)
    for (const { lines } of commands) expect((await lines.next()).value).toBe('{"state":"ready"}')
    expect((await connect().lines.next()).value).toBeUndefined()
    commands[0]!.socket.destroy()
    await expect.poll(async () => (await connect().lines.next()).value).toBe('{"state":"ready"}')
  })
})
