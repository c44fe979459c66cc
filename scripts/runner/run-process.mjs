import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { followTree } from './process-tree.mjs'

/** How long what a command started may go on after it, in milliseconds, before it is killed. */
const LINGER = 5000
/** How long a tool may take to end in order once it is asked to, in milliseconds: browsers are closed, databases removed. */
const ORDERLY = 8000

/**
 * Runs a command to its end and leaves no process of it behind.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'inherit' | 'ignore'} options.output where its output goes
 * @param {AbortSignal} options.signal ends it: first with SIGTERM, which reaches it alone, then with SIGKILL for all that it started
 * @returns {Promise<number>} its exit code; 1 when it was killed or did not start
 */
export async function runProcess(command, args, { cwd, env, output, signal }) {
  if (signal.aborted) return 1
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] })
  if (child.pid === undefined) {
    await once(child, 'error').catch(() => undefined)
    return 1
  }
  const tree = followTree(child.pid)
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const end = async () => {
    child.kill('SIGTERM')
    if (!(await tree.hasEnded(ORDERLY))) tree.kill('SIGKILL')
  }
  let ending = Promise.resolve()
  const onAbort = () => {
    ending = end()
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const code = await ended
    await ending
    if (!(await tree.hasEnded(LINGER))) {
      tree.kill('SIGKILL')
      await tree.hasEnded(LINGER)
    }
    return code
  } finally {
    signal.removeEventListener('abort', onAbort)
    tree.release()
  }
}
