import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Finds a browser, or installs one, in a process of its own: the stages that need none need not wait for a download.
 * @param {string} root
 * @param {AbortSignal} signal
 * @returns {Promise<string>} what went wrong and what to do about it; empty when there is a browser
 */
export function prepareBrowser(root, signal) {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts', 'bootstrap.mjs')
    const child = spawn(process.execPath, [script, '--browser'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let text = ''
    const note = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString()
    }
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.on('error', (error) => {
      // An abort is such an error too. In that case, wait for `close`, because children of the process can still run.
      if (child.pid === undefined) resolve(error.message)
    })
    child.on('close', (code) => resolve(code === 0 ? '' : `There is no browser for the tests.\n${text.trim()}`))
  })
}
