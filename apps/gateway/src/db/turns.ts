/** Limits of turns. */
export interface TurnLimits {
  /** Turns at the same time in one group. */
  readonly perGroup: number
  /** Turns at the same time in all groups. */
  readonly inAll: number
  /** Most that wait in one group. Default: any number. */
  readonly maxWaiting?: number
  /** How long one waits, in milliseconds. */
  readonly waitMs: number
}

/** Turns of all groups. */
export interface TurnCounts {
  readonly running: number
  readonly waiting: number
}

/** Limits how much runs at the same time, for each group and in all. */
export interface Turns<Group> {
  /**
   * Waits for a turn.
   * @param signal stops waiting when the caller disconnects
   * @returns a function that ends the turn; further calls do nothing
   * @throws the refusal when the wait was too long, too many wait already, or the caller disconnected
   */
  take(group: Group, signal?: AbortSignal): Promise<() => void>
  count(): TurnCounts
}

interface Line {
  running: number
  /** Starts of those that wait, in the order in which they came. */
  readonly waiting: Set<() => void>
}

/** In a group, first come, first served. Groups alternate, and a group at its limit does not block the others. */
export function createTurns<Group>(
  { perGroup, inAll, maxWaiting = Infinity, waitMs }: TurnLimits,
  refusal: () => Error,
): Turns<Group> {
  /** Groups that run or wait. The one whose turn ended last is the last. */
  const lines = new Map<Group, Line>()
  let running = 0
  const startNext = (): void => {
    for (const line of lines.values()) {
      const [start] = line.waiting
      if (running < inAll && line.running < perGroup) start?.()
    }
  }
  const moveToEnd = (group: Group, line: Line): void => {
    lines.delete(group)
    if (line.running > 0 || line.waiting.size > 0) lines.set(group, line)
  }
  return {
    count: () => ({ running, waiting: [...lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0) }),
    take: (group, signal) =>
      new Promise((resolve, reject) => {
        const line = lines.get(group) ?? { running: 0, waiting: new Set() }
        if (line.waiting.size >= maxWaiting || signal?.aborted === true) {
          reject(refusal())
          return
        }
        const stopWaiting = (): void => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', refuse)
          line.waiting.delete(start)
        }
        const refuse = (): void => {
          stopWaiting()
          if (line.running === 0 && line.waiting.size === 0) lines.delete(group)
          reject(refusal())
        }
        const start = (): void => {
          stopWaiting()
          running += 1
          line.running += 1
          let hasEnded = false
          resolve(() => {
            if (hasEnded) return
            hasEnded = true
            running -= 1
            line.running -= 1
            moveToEnd(group, line)
            startNext()
          })
        }
        const timer = setTimeout(refuse, waitMs)
        signal?.addEventListener('abort', refuse)
        line.waiting.add(start)
        lines.set(group, line)
        startNext()
      }),
  }
}
