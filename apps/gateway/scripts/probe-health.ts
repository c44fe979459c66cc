import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 10

/**
 * Calls /healthz of a gateway until a task ends.
 * @param onProbe called after each answer
 * @returns the result of the task, how long it took, and the times of /healthz in ascending order, in milliseconds
 */
export async function probeHealth<Result>(origin: string, task: () => Promise<Result>, onProbe?: () => void) {
  const health: number[] = []
  const end = new AbortController()
  const probe = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const started = performance.now()
      await (await fetch(new URL('healthz', origin))).text()
      health.push(performance.now() - started)
      onProbe?.()
      await wait(PAUSE_MS)
    }
  }
  const probing = probe()
  const started = performance.now()
  const result = await task()
  const ms = performance.now() - started
  end.abort()
  await probing
  return { result, ms, health: health.sort((one, other) => one - other) }
}
