import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SHORT_LIVED_WASM } from './short-lived-wasm.mjs'

const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const gateway = fileURLToPath(new URL('..', import.meta.url))

export interface Child {
  readonly process: ChildProcess
  /** All that it has printed, standard output and standard error in the order of arrival. */
  readonly output: () => string
  /** Waits until it has printed a match. Rejects when it ends, or says nothing of the kind within the time. */
  printed(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Ends it at once, where it still runs, and waits for that. */
  kill(): Promise<void>
}

/**
 * Runs a TypeScript or JavaScript file of the gateway as a process of its own, with nothing in its environment but what is given and PATH.
 * @param nodeFlags of Node, for a process that runs for seconds if left out
 */
export function runChild(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  nodeFlags: readonly string[] = SHORT_LIVED_WASM,
): Child {
  // Not by tsx's own command, which would be a second process: a signal to it is not one to ours.
  const flags = [...nodeFlags, ...(file.endsWith('.ts') ? ['--import', typescript] : [])]
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: gateway,
    env: { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR ?? '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const note = (chunk: Buffer): void => {
    text += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code ?? 0))
  })
  return {
    process: child,
    output: () => text,
    ended,
    printed: (pattern, withinMs = 20_000) =>
      new Promise((resolve, reject) => {
        const finish = (run: () => void): void => {
          listeners.delete(look)
          clearTimeout(timer)
          run()
        }
        const look = (): void => {
          const match = pattern.exec(text)
          if (match !== null) finish(() => resolve(match))
        }
        const fail = (why: string): void =>
          finish(() => reject(new Error(`${why} before printing ${pattern}:\n${text}`)))
        const timer = setTimeout(() => fail('Waited too long'), withinMs)
        listeners.add(look)
        void ended.then((code) => fail(`Ended with ${code}`))
        look()
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
