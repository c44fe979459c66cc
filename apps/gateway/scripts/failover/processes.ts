import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A process that the measure starts, with the last lines that it printed. */
export interface Process {
  readonly child: ChildProcess
  readonly output: () => string
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

export interface User {
  readonly uid?: number
  readonly gid?: number
}

const OUTPUT_LENGTH = 4000

/** How a program runs, where that differs from this process. */
export interface ProcessOptions extends User {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Runs a program in the foreground. It ends with this process. */
export function runProcess(command: string, args: readonly string[], options: ProcessOptions = {}): Process {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const note = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-OUTPUT_LENGTH)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return {
    child,
    output: () => text,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** PostgreSQL and PgBouncer refuse to run as root: then they run as the user `postgres`. */
export function userOfServers(): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** @throws with what to install */
export function requirePrograms(names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error !== undefined)
  if (missing.length > 0) {
    throw new Error(`Install ${missing.join(' and ')} first. On Debian: apt-get install ${missing.join(' ')}`)
  }
}
