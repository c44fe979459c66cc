import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveBrowser } from '../browser.mjs'
import { turbo } from '../turbo.mjs'
import { findBrowser } from './find-browser.mjs'
import { installDependencies } from './install-dependencies.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/**
 * Runs a program of the system with its output on this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeout?: number, env?: NodeJS.ProcessEnv }} [options] timeout in milliseconds
 * @returns {number} the exit code; 1 when it did not start, ran out of time or was killed
 */
function run(command, args, options) {
  // npm and npx are .cmd files on Windows, which only a shell can start.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options })
  return status ?? 1
}

/**
 * Brings a clone to the state that the command after it needs.
 *
 * `--browser`: a Chromium for the tests as well. `--build`: the portal and the gateway as well.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code; what is wrong and what to do about it has been printed
 */
export async function prepare(args) {
  const fault = await installDependencies(root, run)
  if (fault) return fail(fault)

  if (args.includes('--browser')) {
    const browser = findBrowser({ resolve: resolveBrowser, run })
    if (browser.fault) return fail(browser.fault)
  }
  // Turborepo itself orders the build before a task that needs it: a build inside one of its tasks would be a second one.
  if (args.includes('--build') && !process.env.TURBO_HASH) {
    return turbo(['run', 'build', '--output-logs=errors-only'])
  }
  return 0
}

/**
 * @param {string} fault
 * @returns {number}
 */
function fail(fault) {
  console.error(`\n${fault}`)
  return 1
}
