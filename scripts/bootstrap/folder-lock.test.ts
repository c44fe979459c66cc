import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFolderLock } from './folder-lock.mjs'

let folder: string
let lock: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-lock-')))
  lock = path.join(tmpdir(), `sitewright-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`)
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(lock, { recursive: true, force: true })
})

describe('one installation at a time', () => {
  it('holds the lock while it works and gives it back', async () => {
    expect(await withFolderLock(folder, () => existsSync(lock))).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  it('gives the lock back when the work fails', async () => {
    const failing = withFolderLock(folder, () => {
      throw new Error('no network')
    })
    await expect(failing).rejects.toThrow('no network')
    expect(existsSync(lock)).toBe(false)
  })

  it('waits until another one is done', async () => {
    mkdirSync(lock)
    writeFileSync(path.join(lock, 'pid'), String(process.pid))
    const order: string[] = []
    const second = withFolderLock(folder, () => order.push('second'))
    order.push('first')
    rmSync(lock, { recursive: true })
    await second
    expect(order).toEqual(['first', 'second'])
  })

  it('takes over from a process that is gone', async () => {
    const endedPid = spawnSync(process.execPath, ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }).stdout.trim()
    mkdirSync(lock)
    writeFileSync(path.join(lock, 'pid'), endedPid)
    expect(await withFolderLock(folder, () => 'done')).toBe('done')
  })
})
