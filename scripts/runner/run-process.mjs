import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { followTree } from './process-tree.mjs'

/**
 * How long a tool may take to end in order once it is asked to, in milliseconds: browsers are closed, databases removed. What
 * it started has as long after it.
 */
const ORDERLY = 8000

/**
 * Runs a command to its end and leaves no process of it behind.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'inherit' | 'ignore'} options.output where its output goes
 * @param {number} [options.orderlyMs] how long processes may take to end before they are killed; by default 8 s
 * @param {boolean} [options.shell] whether a shell starts it
 * @param {AbortSignal} options.signal ends it: first with SIGTERM, which reaches it alone, then with SIGKILL for all that it started
 * @returns {Promise<number>} its exit code; 1 when it was killed or did not start
 */
export async function runProcess(command, args, { cwd, env, output, orderlyMs = ORDERLY, shell = false, signal }) {
  if (signal.aborted) return 1
  const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', output, output] })
  if (child.pid === undefined) {
    await once(child, 'error').catch(() => undefined)
    return 1
  }
  const tree = followTree(child.pid)
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const end = async () => {
    child.kill('SIGTERM')
    if (!(await tree.hasEnded(orderlyMs))) tree.kill('SIGKILL')
  }
  let ending = Promise.resolve()
  const onAbort = () => {
    ending = end()
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const code = await ended
    await ending
    if (!(await tree.hasEnded(orderlyMs))) {
      tree.kill('SIGKILL')
      await tree.hasEnded(orderlyMs)
    }
    return code
  } finally {
    signal.removeEventListener('abort', onAbort)
    tree.release()
  }
}
