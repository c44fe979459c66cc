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

/** What /proc/<pid>/stat says: the state (field 3) and the clock ticks from boot to start (field 22). The name in field 2 may hold spaces and brackets. */
function statOf(pid: number): { state: string | undefined; started: string | undefined } | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], started: fields[19] === undefined ? undefined : `${bootId()}/${fields[19]}` }
  } catch {
    return undefined
  }
}

/** This process, on a host of that name. */
export const processOf = (host: string): ProcessIdentity => ({
  pid: process.pid,
  started: statOf(process.pid)?.started,
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
  const now = statOf(pid)
  // A zombie has ended: only its parent has not asked for its exit code yet.
  if (now?.state === 'Z' || now?.state === 'X') return false
  return started === undefined || now?.started === undefined || now.started === started
}
