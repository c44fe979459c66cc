import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from './repository-files.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sitewright-files-'))
  for (const file of ['a.ts', 'packages/b.ts', 'node_modules/c.ts', 'packages/dist/d.ts']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: string[]) => spawnSync('git', args, { cwd: root })

it('lists the files that git tracks and that exist', () => {
  git('init')
  git('add', 'a.ts', 'packages/b.ts')
  writeFileSync(path.join(root, 'untracked.ts'), '')
  expect(listFiles(root)).toEqual(['a.ts', 'packages/b.ts'])
  rmSync(path.join(root, 'a.ts'))
  expect(listFiles(root)).toEqual(['packages/b.ts'])
})

it('in an export without git, lists all files except those that tools write', () => {
  expect(listFiles(root)).toEqual(['a.ts', 'packages/b.ts'])
})
