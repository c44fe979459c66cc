import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders that tools write and .gitignore names, for an export without git. */
const IGNORED_FOLDERS = new Set([
  '.git',
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  '.results',
  'storybook-static',
  'playwright-report',
])

/**
 * The files that git tracks. In an export without git: all but those of `IGNORED_FOLDERS`.
 * @param {string} root of the repository
 * @returns {string[]} paths from the root, in order, with forward slashes
 */
export function listFiles(root) {
  const { status, stdout } = existsSync(path.join(root, '.git'))
    ? spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    : { status: 1, stdout: '' }
  const files = status === 0 ? stdout.split('\0').filter((file) => file !== '') : walkFiles(root, '')
  // A file that was deleted stays in git until the deletion is staged.
  return files.filter((file) => existsSync(path.join(root, file))).toSorted()
}

/** @type {(root: string, under: string) => string[]} */
const walkFiles = (root, under) =>
  readdirSync(path.join(root, under), { withFileTypes: true })
    .filter((entry) => !IGNORED_FOLDERS.has(entry.name))
    .flatMap((entry) => {
      const file = under === '' ? entry.name : `${under}/${entry.name}`
      return entry.isDirectory() ? walkFiles(root, file) : [file]
    })
