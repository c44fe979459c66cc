import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runChild, type Child } from '../../test/child-process'
import { lockFolder } from './lock'
import { processOf } from './process-identity'

const thisProcess = processOf(os.hostname())
/** Several processes that start at the same moment share the processors. */
const STARTS_WITHIN_MS = 50_000

let root: string
let folder: string
let lock: string
let children: Child[]

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-lock-'))
  folder = path.join(root, 'demo')
  lock = `${folder}.lock`
  children = []
})
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()))
  fs.rmSync(root, { recursive: true, force: true })
})

const holder = (...asHost: string[]): Child => {
  const child = runChild('test/children/hold-lock.ts', [folder, ...asHost])
  children.push(child)
  return child
}

describe('the lock of a data folder', () => {
  it('keeps a second process away, names the first one, and is free when that one ends', async () => {
    const first = holder()
    await first.printed(/held/)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by another gateway: process ${first.process.pid}.`)

    const second = holder()
    expect(await second.ended).toBe(0)
    expect(second.output()).toContain(`refused: The data folder ${folder} is in use`)

    first.process.stdin?.end()
    expect(await first.ended).toBe(0)
    expect(fs.readdirSync(root)).toEqual([])
    const { release } = await lockFolder(folder)
    release()
  })

  it('is taken over from a process that was killed', async () => {
    const first = holder()
    await first.printed(/held/)
    await first.kill()
    expect(fs.existsSync(lock)).toBe(true)

    const { release } = await lockFolder(folder)
    expect(JSON.parse(fs.readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
    expect(fs.readdirSync(root)).toEqual([])
  })

  it('goes to one alone of several processes that find a dead one’s lock at the same time', async () => {
    const dead = holder()
    await dead.printed(/held/)
    await dead.kill()

    const rivals = [holder(), holder(), holder(), holder()]
    await Promise.all(rivals.map((rival) => rival.printed(/held|refused/, STARTS_WITHIN_MS)))
    expect(rivals.filter((rival) => rival.output().includes('held'))).toHaveLength(1)
  })

  it('is not held by a living process that was given the pid of a dead one', async () => {
    const other = holder()
    await other.printed(/held/)
    const { started, ...owner } = JSON.parse(fs.readFileSync(lock, 'utf8')) as Record<string, unknown>
    // Only /proc tells when a process started; elsewhere a living pid counts as the same process.
    expect(typeof started).toBe(process.platform === 'linux' ? 'string' : 'undefined')
    if (process.platform !== 'linux') return
    fs.writeFileSync(lock, JSON.stringify({ ...owner, started: 'before/1' }))
    const { release } = await lockFolder(folder)
    release()
  })

  it('is stale when its pid is ours but another process of that pid wrote it', async () => {
    fs.writeFileSync(lock, JSON.stringify(thisProcess))
    const { release } = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
    release()
    release()
    expect(fs.existsSync(lock)).toBe(false)
  })

  it.each([
    ['of another host', JSON.stringify({ pid: 1, host: 'elsewhere' }), 'process 1 of the host elsewhere'],
    ['that nobody can read', '{"pid":', 'has a lock that cannot be read'],
    ['of something else', '{"owner":"me"}', 'has a lock that cannot be read'],
  ])('refuses a lock %s, and leaves it alone', async (_, text, message) => {
    fs.writeFileSync(lock, text)
    await expect(lockFolder(folder)).rejects.toThrow(message)
    expect(fs.readFileSync(lock, 'utf8')).toBe(text)
  })

  it('says what to do when a takeover was cut off', async () => {
    fs.writeFileSync(lock, JSON.stringify({ ...thisProcess, pid: 2 ** 22 + 1 }))
    fs.writeFileSync(`${lock}.takeover`, JSON.stringify({ ...thisProcess, pid: 2 ** 22 + 2 }))
    await expect(lockFolder(folder)).rejects.toThrow('was cut off while it took over the lock')
  })

  it('is the same by whatever path the folder is reached', async () => {
    fs.mkdirSync(folder)
    fs.symlinkSync(folder, path.join(root, 'alias'))
    const { release } = await lockFolder(path.join(root, 'alias'))
    await expect(lockFolder(folder)).rejects.toThrow('is in use')
    release()
  })

  it('has a heartbeat that grows, and leaves the rest of the file as it is', async () => {
    const { release } = await lockFolder(folder, { beatEveryMs: 10 })
    const first = fs.readFileSync(lock, 'utf8')
    const beatOf = (text: string): number => Number((JSON.parse(text) as { beat: string }).beat)
    await vi.waitFor(() => expect(beatOf(fs.readFileSync(lock, 'utf8'))).toBeGreaterThan(beatOf(first) + 1))
    const later = fs.readFileSync(lock, 'utf8')
    expect(later.replace(/"beat":"\d+"/, '')).toBe(first.replace(/"beat":"\d+"/, ''))
    release()
    expect(fs.readdirSync(root)).toEqual([])
  })

  it('is verified before each write: it is lost when another process has it, or when the file is gone', async () => {
    const lost: string[] = []
    const onLost = (sentence: string): never => {
      lost.push(sentence)
      throw new Error('lost')
    }
    const { ensure, release } = await lockFolder(folder, { onLost })
    ensure()
    expect(lost).toEqual([])
    const own = fs.readFileSync(lock, 'utf8')
    fs.rmSync(lock)
    expect(ensure).toThrow('lost')
    expect(lost[0]).toContain('was taken over because this process sent no heartbeat')

    fs.writeFileSync(lock, JSON.stringify({ pid: 7, host: 'elsewhere' }))
    expect(ensure).toThrow('lost')
    expect(lost[1]).toContain('was taken over by process 7 of the host elsewhere')
    release()
    expect(fs.existsSync(lock)).toBe(true)

    fs.writeFileSync(lock, own.replace(/"generation":"./, '"generation":"z'))
    expect(ensure).toThrow('lost')
  })

  it('is taken over from another host after a time without a heartbeat, and lost by a process that was suspended', async () => {
    const suspended = holder('elsewhere', '1200')
    await suspended.printed(/held/)
    suspended.process.kill('SIGSTOP')
    const notes: string[] = []
    const started = performance.now()
    const { release } = await lockFolder(folder, { silenceMs: 1200, note: (sentence) => notes.push(sentence) })
    expect(performance.now() - started).toBeGreaterThanOrEqual(1200)
    expect(notes).toEqual([
      `The data folder ${folder} is locked by process ${suspended.process.pid} of the host elsewhere. Waiting up to 1.2 seconds for its heartbeat.`,
      `The host elsewhere sent no heartbeat. Taking over the data folder ${folder}.`,
    ])
    const own = fs.readFileSync(lock, 'utf8')

    suspended.process.kill('SIGCONT')
    expect(await suspended.ended).toBe(1)
    expect(suspended.output()).toContain(`was taken over by process ${process.pid} of the host ${os.hostname()}`)
    expect(fs.readFileSync(lock, 'utf8')).toBe(own)
    release()
  })

  it('goes to one alone of several hosts that wait for the same silent one', async () => {
    const dead = holder('elsewhere', '5000')
    await dead.printed(/held/)
    await dead.kill()
    const rivals = ['a', 'b', 'c', 'd'].map((host) => holder(host, '5000'))
    await Promise.all(rivals.map((rival) => rival.printed(/held|refused/, STARTS_WITHIN_MS)))
    expect(rivals.filter((rival) => rival.output().includes('held'))).toHaveLength(1)
  }, 120_000)

  it('is refused at the first heartbeat of another host', async () => {
    const other = holder('elsewhere', '1200')
    await other.printed(/held/)
    await expect(lockFolder(folder)).rejects.toThrow(
      `in use by process ${other.process.pid} of the host elsewhere, which is running.`,
    )
  })
})
