import Module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveBrowser } from '../browser.mjs'
import { runProcess } from '../runner/run-process.mjs'
import { findBrowser } from './find-browser.mjs'
import { findProgram } from './find-program.mjs'
import { installDependencies } from './install-dependencies.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The exit code of a command that Ctrl+C ended, as in shells. */
const INTERRUPTED = 130

/** How long npm or apt may take to end after a signal before it is killed, in milliseconds. */
const ORDERLY = 5000

/** A signal to this process ended the program that it ran. */
class Interruption extends Error {}

/**
 * Runs a program of the system with its output on this terminal. A signal to this process also ends the program and its children,
 * because apt-get ignores Ctrl+C while it installs a package, and `kill` only reaches this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeout?: number, env?: NodeJS.ProcessEnv }} [options] timeout in milliseconds
 * @returns {Promise<number>} the exit code; 1 when it did not start, ran out of time or was killed
 * @throws {Interruption}
 */
async function run(command, args, { timeout, env = process.env } = {}) {
  const controller = new AbortController()
  /** @type {string | undefined} */
  let interruption
  const interrupt = (/** @type {string} */ name) => {
    interruption ??= name
    controller.abort()
  }
  for (const name of SIGNALS) process.on(name, interrupt)
  const timer = timeout === undefined ? undefined : setTimeout(() => controller.abort(), timeout)
  try {
    const code = await runProcess(command, args, {
      cwd: root,
      env,
      output: 'inherit',
      orderlyMs: ORDERLY,
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      signal: controller.signal,
    })
    if (interruption === undefined) return code
    throw new Interruption(
      `Interrupted by ${interruption} while \`${[command, ...args].join(' ')}\` ran. Run the same command again to finish the installation.`,
    )
  } finally {
    clearTimeout(timer)
    for (const name of SIGNALS) process.off(name, interrupt)
  }
}

/** Options before the name of the program. */
const isOption = (/** @type {string} */ arg) => arg.startsWith('--')

/**
 * Brings a clone to the state that a program needs, then runs the program in this process: signals, input and exit code are
 * its own. Without a program it only prepares.
 * @param {string[]} args options, the program (`find-program.mjs`) and its arguments
 */
export async function prepareAndRun(args) {
  const start = args.findIndex((arg) => !isOption(arg))
  const [options, [program, ...rest]] = start < 0 ? [args, []] : [args.slice(0, start), args.slice(start)]
  const code = await prepare(options)
  if (code !== 0 || program === undefined) {
    process.exitCode = code
    return
  }
  await import('../end-with-parent.mjs')
  process.argv = [process.execPath, findProgram(root, program), ...rest]
  // The same way as Node starts the file on its command line, which can use either module system and have no extension.
  Module.runMain()
}

/**
 * `--browser`: a Chromium for the tests as well. `--build`: the portal and the gateway as well.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code; what is wrong and what to do about it has been printed
 */
async function prepare(args) {
  try {
    const fault = await installDependencies(root, run)
    if (fault) return fail(fault)

    if (args.includes('--browser')) {
      const browser = await findBrowser({ resolve: resolveBrowser, run })
      if (browser.fault) return fail(browser.fault)
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error
    fail(error.message)
    return INTERRUPTED
  }
  // Turborepo itself orders the build before a task that needs it: a build inside one of its tasks would be a second one.
  if (args.includes('--build') && !process.env.TURBO_HASH) {
    // Loaded only here: Node runs no file twice in one process, and `npm run build` runs this one as its program.
    const { turbo } = await import('../turbo.mjs')
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
