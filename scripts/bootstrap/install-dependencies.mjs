import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withFolderLock } from './folder-lock.mjs'

const REMEDIES = [
  'The dependencies could not be installed: `npm ci` failed, its own words stand above.',
  '  npm ping                        is the registry in reach? behind a proxy: npm config set proxy …',
  '  rm -rf node_modules             a half-written folder is in the way; then the same command again',
  '  npm ci --loglevel=verbose       what it was doing when it failed',
].join('\n')

/**
 * Installs what package-lock.json names, unless it is there already.
 *
 * A stamp in node_modules makes the usual answer a matter of milliseconds. Without one, what npm itself noted about the
 * folder is compared, so that an installation made by hand is taken as it is.
 * @param {string} root the folder of package-lock.json
 * @param {(command: string, args: string[]) => Promise<number>} run starts a program and resolves with its exit code
 * @param {(line: string) => void} [log]
 * @returns {Promise<string>} what went wrong and what to do about it; empty when all is there
 */
export async function installDependencies(root, run, log = console.log) {
  const stamp = path.join(root, 'node_modules', '.bootstrap-stamp')
  const wanted = fingerprint(root)
  const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isStamped()) return ''

  // Two commands started at once on a new clone would otherwise delete each other's half-installed folder.
  const install = async () => {
    if (isStamped()) return ''
    if (!isInstalled(root)) {
      log('Installing dependencies (npm ci) …')
      if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) return REMEDIES
    }
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
    return ''
  }
  return withFolderLock(root, 'install', install, (pid) =>
    log(`Waiting for process ${pid}, which installs the dependencies of this clone …`),
  )
}

/**
 * @param {string} root
 * @returns {string} changes with the lock, the platform and the binary interface of Node
 */
function fingerprint(root) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex')
}

/**
 * Compares the lock with npm's note of what it put into node_modules.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const there = packagesOf(note)
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const isRight = Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true
    // An optional package that is made for another system is left out.
    return there[place] ? there[place].version === entry.version : entry.optional === true
  })
  return isRight && Object.keys(there).every((place) => place in wanted)
}

/**
 * @param {string} file a lock of npm
 * @returns {Record<string, { version?: string, optional?: boolean }>} by place
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
