import { describe, expect, it } from 'vitest'
import { createGate, createTurnsForLists, LIST_LIMITS } from './list-turns'

const stays = () => new AbortController().signal

/** Has the promise settled after all due callbacks ran? */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, pending))])) === pending
}

describe('the turn of a long list', () => {
  it('is limited to one at a time for a license, in order of arrival', async () => {
    const turns = createTurnsForLists(LIST_LIMITS)
    const end = await turns.take(1, stays())
    const second = turns.take(1, stays())
    const third = turns.take(1, stays())
    expect(await isPending(second)).toBe(true)
    end()
    const endSecond = await second
    // A second call does nothing.
    end()
    expect(await isPending(third)).toBe(true)
    endSecond()
    ;(await third)()
  })

  it('is limited to four at a time in all, and a waiting license does not block others', async () => {
    const turns = createTurnsForLists(LIST_LIMITS)
    const ends = await Promise.all([1, 2, 3].map((licenseId) => turns.take(licenseId, stays())))
    const ofFirst = turns.take(1, stays())
    ends.push(await turns.take(4, stays()))
    const ofFifth = turns.take(5, stays())
    expect(await isPending(ofFifth)).toBe(true)
    ends[1]?.()
    await ofFifth
    expect(await isPending(ofFirst)).toBe(true)
    ends[0]?.()
    await ofFirst
  })

  it('is refused with 503 after the wait, with the time to retry', async () => {
    const turns = createTurnsForLists({ ...LIST_LIMITS, waitMs: 5 })
    const end = await turns.take(1, stays())
    await expect(turns.take(1, stays())).rejects.toMatchObject({ status: 503, retryAfter: 1 })
    end()
    ;(await turns.take(1, stays()))()
  })

  it('goes to the next list when a waiting caller disconnects', async () => {
    const turns = createTurnsForLists(LIST_LIMITS)
    const end = await turns.take(1, stays())
    const leaving = new AbortController()
    const left = turns.take(1, leaving.signal)
    const next = turns.take(1, stays())
    leaving.abort()
    await expect(left).rejects.toMatchObject({ status: 503 })
    await expect(turns.take(1, AbortSignal.abort())).rejects.toMatchObject({ status: 503 })
    end()
    ;(await next)()
  })
})

describe('a gate', () => {
  it('runs two tasks at the same time, and the others in order', async () => {
    const gate = createGate(2)
    const events: string[] = []
    const ends: (() => void)[] = []
    const tasks = ['a', 'b', 'c', 'd'].map((name) =>
      gate(async () => {
        events.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
      }),
    )
    await Promise.resolve()
    expect(events).toEqual(['a', 'b'])
    ends[1]?.()
    await tasks[1]
    await Promise.resolve()
    expect(events).toEqual(['a', 'b', 'c'])
    ends[0]?.()
    ends[2]?.()
    await tasks[2]
    await Promise.resolve()
    expect(events).toEqual(['a', 'b', 'c', 'd'])
    ends[3]?.()
    await Promise.all(tasks)
  })

  it('lets the next task run after one that failed', async () => {
    const gate = createGate(1)
    const failed = gate(() => Promise.reject(new Error('broken')))
    const next = gate(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
