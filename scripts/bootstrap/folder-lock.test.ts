import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFolderLock } from './folder-lock.mjs'

let root: string
let lock: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-lock-')))
  lock = path.join(root, '.turbo', 'locks', 'work')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const withLock = <T>(work: () => T | Promise<T>, onWait: (pid: number) => void = () => undefined) =>
  withFolderLock(root, 'work', work, onWait)

/** Notes when its work begins and ends, which it does when this test says so. With PAUSED it stops before it removes a file for the first time. */
const WORKER = `
import fs from 'node:fs'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { withFolderLock } from ${JSON.stringify(new URL('folder-lock.mjs', import.meta.url).href)}
const note = (text) => fs.appendFileSync('log', text + ' ' + process.pid + '\\n')
const { rmSync } = fs
if (process.env.PAUSED) fs.rmSync = (...args) => {
  fs.rmSync = rmSync
  syncBuiltinESMExports()
  process.stdout.write('paused')
  process.kill(process.pid, 'SIGSTOP')
  rmSync(...args)
}
syncBuiltinESMExports()
await withFolderLock('.', 'work', async () => {
  note('begin')
  process.stdout.write('works')
  await once(process.stdin, 'data')
  note('end')
}, () => process.stdout.write('waits'))
process.exit()
`

/** Starts a process, and waits for its first message. */
async function startWorker(env: NodeJS.ProcessEnv = {}) {
  const worker = spawn(process.execPath, ['--input-type=module', '-e', WORKER], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(worker.stdout, 'data')
  return worker
}

describe('a lock of a clone', () => {
  it('belongs to the work until it ends, also when it fails', async () => {
    expect(await withLock(() => readdirSync(lock).length)).toBe(1)
    const failing = withLock(() => {
      throw new Error('no network')
    })
    await expect(failing).rejects.toThrow('no network')
    expect(readdirSync(lock)).toEqual([])
  })

  it('makes other processes wait, and says so once', async () => {
    const order: string[] = []
    let second: Promise<unknown> | undefined
    await withLock(async () => {
      await new Promise<void>((resolve) => {
        second = withLock(
          () => order.push('second'),
          (pid) => {
            order.push(`waits for ${pid}`)
            resolve()
          },
        )
      })
      order.push('first')
    })
    await second
    expect(order).toEqual([`waits for ${process.pid}`, 'first', 'second'])
  })

  it.runIf(process.platform !== 'win32')(
    'goes to one process at a time when several find it left over by processes that were killed',
    async () => {
      mkdirSync(lock, { recursive: true })
      const killed = spawnSync(process.execPath, ['-e', '']).pid
      // The id of the second belongs to another process now.
      for (const pid of [killed, process.pid]) writeFileSync(path.join(lock, `${pid}_1_old`), '')

      const paused = await startWorker({ PAUSED: 'true' })
      const workers = [paused, await startWorker(), await startWorker()]
      paused.kill('SIGCONT')
      await once(paused.stdout, 'data')
      const ended = workers.map((worker) => once(worker, 'exit'))
      for (const worker of workers) worker.stdin.write('go')
      expect((await Promise.all(ended)).map(([code]) => code as unknown)).toEqual([0, 0, 0])

      const lines = readFileSync(path.join(root, 'log'), 'utf8').trim().split('\n')
      const turns = lines.filter((line) => line.startsWith('begin')).map((line) => line.slice('begin '.length))
      expect(turns.toSorted()).toEqual(workers.map(({ pid }) => String(pid)).toSorted())
      expect(lines).toEqual(turns.flatMap((pid) => [`begin ${pid}`, `end ${pid}`]))
      expect(readdirSync(lock)).toEqual([])
    },
  )
})
