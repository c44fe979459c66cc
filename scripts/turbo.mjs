// Turborepo, without its telemetry and its notices of new versions.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { identify, resolveBrowser } from './browser.mjs'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * How to start turbo. The versions of Node and of the browser are part of the keys of its cache (turbo.json).
 * @param {string[]} args
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv }}
 */
export function turboCommand(args) {
  return {
    command: process.execPath,
    args: [createRequire(import.meta.url).resolve('turbo/bin/turbo'), ...args],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      DO_NOT_TRACK: '1',
      TESTED_NODE: process.version,
      // Only tests run in a browser, and to ask one for its version takes a moment.
      TESTED_BROWSER: args.some((arg) => arg.startsWith('test:')) ? identify(resolveBrowser()) : '',
    },
  }
}

/**
 * Runs turbo in this repository, with its output on this terminal. A signal to this process is passed on to it, and ends this
 * process when turbo has ended.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function turbo(args) {
  const { command, args: all, env } = turboCommand(args)
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { cwd: ROOT, stdio: 'inherit', env })
    /** @type {NodeJS.Signals | undefined} */
    let received
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      received = signal
      child.kill(signal)
    }
    process.on('SIGTERM', forward)
    process.on('SIGINT', forward)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', forward)
      process.off('SIGINT', forward)
      if (received) process.kill(process.pid, received)
      else resolve(code ?? 1)
    })
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await turbo(process.argv.slice(2))
}
