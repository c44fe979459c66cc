import { describe, expect, it } from 'vitest'
import { createTurns } from './turns'

const LIMITS = { perGroup: 2, inAll: 3, waitMs: 60_000 }
const refusal = () => new Error('refused')

/** Takes a turn for each group, and notes in which order they started. */
function takeAll(limits: Partial<Parameters<typeof createTurns>[0]>, groups: readonly string[]) {
  const turns = createTurns<string>({ ...LIMITS, ...limits }, refusal)
  const started: string[] = []
  const ends: (() => void)[] = []
  const take = (group: string, signal?: AbortSignal) =>
    turns.take(group, signal).then((end) => {
      started.push(group)
      ends.push(end)
    })
  const taken = groups.map((group) => take(group))
  /** Ends the oldest turn, and lets the next one start. */
  const endOldest = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { take, taken, started, endOldest }
}

describe('turns', () => {
  it('are limited for a group and in all, and a group at its limit does not block others', async () => {
    const { taken, started, endOldest } = takeAll({}, ['a', 'a', 'a', 'b', 'c'])
    await Promise.all([taken[0], taken[1], taken[3]])
    expect(started).toEqual(['a', 'a', 'b'])
    await endOldest()
    expect(started).toEqual(['a', 'a', 'b', 'c'])
    await endOldest()
    expect(started).toEqual(['a', 'a', 'b', 'c', 'a'])
  })

  it('alternate between groups: one with many that wait delays another by one turn', async () => {
    const { taken, started, endOldest } = takeAll({ perGroup: 1, inAll: 1 }, ['a', 'a', 'a', 'a', 'b', 'b', 'c'])
    await taken[0]
    for (const _ of [1, 2, 3, 4, 5, 6]) await endOldest()
    expect(started).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
  })

  it('are refused at once behind as many as may wait in a group, and not in other groups', async () => {
    const { take, taken, endOldest } = takeAll({ perGroup: 1, maxWaiting: 2 }, ['a', 'a', 'a', 'a'])
    await expect(taken[3]).rejects.toThrow('refused')
    await taken[0]
    await take('b')
    // Those that still wait would be refused in a later test.
    for (const _ of ['a', 'b', 'a']) await endOldest()
    await Promise.all(taken.slice(0, 3))
  })

  it('are refused after the wait', async () => {
    const { taken } = takeAll({ perGroup: 1, waitMs: 5 }, ['a', 'a'])
    await taken[0]
    await expect(taken[1]).rejects.toThrow('refused')
  })

  it('go to the next when a caller disconnects who waits, or did before', async () => {
    const leaving = new AbortController()
    const { take, taken, started, endOldest } = takeAll({ perGroup: 1 }, ['a'])
    await taken[0]
    const left = take('a', leaving.signal)
    const next = take('a')
    leaving.abort()
    await expect(left).rejects.toThrow('refused')
    await expect(take('a', leaving.signal)).rejects.toThrow('refused')
    await endOldest()
    await next
    expect(started).toEqual(['a', 'a'])
  })
})
