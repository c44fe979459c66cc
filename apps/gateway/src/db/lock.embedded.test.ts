import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runChild, type Child } from '../../test/child-process'
import { lockFolder } from './lock'
import { thisProcess } from './process-identity'

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

const holder = (): Child => {
  const child = runChild('test/children/hold-lock.ts', [folder])
  children.push(child)
  return child
}

describe('the lock of a data folder', () => {
  it('keeps a second process away, names the first one, and is free when that one ends', async () => {
    const first = holder()
    await first.printed(/held/)
    expect(() => lockFolder(folder)).toThrow(`in use by another gateway: process ${first.process.pid}.`)

    const second = holder()
    expect(await second.ended).toBe(0)
    expect(second.output()).toContain(`refused: The data folder ${folder} is in use`)

    first.process.stdin?.end()
    expect(await first.ended).toBe(0)
    expect(fs.readdirSync(root)).toEqual([])
    lockFolder(folder)()
  })

  it('is taken over from a process that was killed', async () => {
    const first = holder()
    await first.printed(/held/)
    await first.kill()
    expect(fs.existsSync(lock)).toBe(true)

    const release = lockFolder(folder)
    expect(JSON.parse(fs.readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
    expect(fs.readdirSync(root)).toEqual([])
  })

  it('goes to one alone of several processes that find a dead one’s lock at the same time', async () => {
    const dead = holder()
    await dead.printed(/held/)
    await dead.kill()

    const rivals = [holder(), holder(), holder(), holder()]
    await Promise.all(rivals.map((rival) => rival.printed(/held|refused/)))
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
    lockFolder(folder)()
  })

  it('is stale when its pid is ours but another process of that pid wrote it', () => {
    fs.writeFileSync(lock, JSON.stringify(thisProcess()))
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    release()
    release()
    expect(fs.existsSync(lock)).toBe(false)
  })

  it.each([
    ['of another host', JSON.stringify({ pid: 1, host: 'elsewhere' }), 'process 1 of the host elsewhere'],
    ['that nobody can read', '{"pid":', 'has a lock that cannot be read'],
    ['of something else', '{"owner":"me"}', 'has a lock that cannot be read'],
  ])('refuses a lock %s, and leaves it alone', (_, text, message) => {
    fs.writeFileSync(lock, text)
    expect(() => lockFolder(folder)).toThrow(message)
    expect(fs.readFileSync(lock, 'utf8')).toBe(text)
  })

  it('says what to do when a takeover was cut off', () => {
    fs.writeFileSync(lock, JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1 }))
    fs.writeFileSync(`${lock}.takeover`, JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 2 }))
    expect(() => lockFolder(folder)).toThrow('was cut off while it took over the lock')
  })

  it('is the same by whatever path the folder is reached', () => {
    fs.mkdirSync(folder)
    fs.symlinkSync(folder, path.join(root, 'alias'))
    const release = lockFolder(path.join(root, 'alias'))
    expect(() => lockFolder(folder)).toThrow('is in use')
    release()
  })
})
