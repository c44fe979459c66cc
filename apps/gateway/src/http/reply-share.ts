import { setImmediate } from 'node:timers/promises'

/** Milliseconds of each turn of the event loop that go to checking and writing replies. */
const SHARE_MS = 10

/** Runs work of replies in turn. Further work waits for the next turn of the event loop, so that many replies that are ready at once do not delay all others. */
export function createReplyShare(): <Result>(work: () => Result) => Promise<Result> {
  let usedMs = 0
  let next: Promise<void> | undefined
  return async (work) => {
    const isUsed = (): boolean => usedMs >= SHARE_MS
    while (isUsed()) {
      await (next ??= setImmediate().then(() => {
        usedMs = 0
        next = undefined
      }))
    }
    const started = performance.now()
    try {
      return work()
    } finally {
      usedMs += performance.now() - started
    }
  }
}
