import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryFolder } from './memory-folder.mjs'

const GIGABYTE = 1024 ** 3

let base = ''
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'sitewright-memory-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const machine = (options = 'rw,nosuid,nodev', type = 'tmpfs') => ({
  base,
  mounts: `/dev/vda / ext4 rw 0 0\nshm ${base} ${type} ${options} 0 0\n`,
  room: 8 * GIGABYTE,
  memory: 16 * GIGABYTE,
})

describe('the folder for temporary files', () => {
  it('is made where files are kept in memory and there is room', () => {
    const folder = makeMemoryFolder(machine())
    expect(folder).toMatch(new RegExp(`^${base}/sitewright-${process.pid}-`))
    // Others may pass through, as PostgreSQL does where tests run as root, and list nothing.
    expect(statSync(folder ?? '').mode & 0o777).toBe(0o711)
  })

  it.each([
    ['another file system', () => machine('rw', 'ext4')],
    ['a mount from which nothing may be executed', () => machine('rw,nosuid,noexec')],
    ['no mount', () => ({ ...machine(), mounts: '' })],
    ['too little room, as in a container', () => ({ ...machine(), room: 64 * 1024 ** 2 })],
    ['too little memory', () => ({ ...machine(), memory: 4 * GIGABYTE })],
  ])('is not made with %s', (_what, of) => {
    expect(makeMemoryFolder(of())).toBeUndefined()
  })

  it('replaces those of runs that were killed, and no other', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    const abandoned = path.join(base, `sitewright-${pid}-old`)
    const others = [path.join(base, `sitewright-${process.ppid}-running`), path.join(base, 'something-else')]
    for (const folder of [abandoned, ...others]) {
      mkdirSync(folder)
      writeFileSync(path.join(folder, 'file'), '')
    }
    makeMemoryFolder(machine())
    expect([abandoned, ...others].map((folder) => existsSync(folder))).toEqual([false, true, true])
  })
})
