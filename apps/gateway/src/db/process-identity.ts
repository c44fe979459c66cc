import fs from 'node:fs'

/** Names one process: pids are used again, the moment a process started is not. */
export interface ProcessIdentity {
  readonly pid: number
  /** When it started, in the system's own terms; `undefined` where the system does not tell (no /proc). */
  readonly started?: string | undefined
  readonly host: string
}

const bootId = (): string => {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** Field 22 of /proc/<pid>/stat: clock ticks from boot to start. The name in field 2 may hold spaces and brackets. */
function startOf(pid: number): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks === undefined ? undefined : `${bootId()}/${ticks}`
  } catch {
    return undefined
  }
}

/** This process, on a host of that name. */
export const processOf = (host: string): ProcessIdentity => ({
  pid: process.pid,
  started: startOf(process.pid),
  host,
})

/** Does that process still run, and is it the same one? Only for a process of this host. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: there is one, of another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = startOf(pid)
  return started === undefined || now === undefined || now === started
}
