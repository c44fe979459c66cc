import { describe, expect, it } from 'vitest'
import { createListTurns, LIST_LIMITS, type ListLimits, type ListPlace } from './list-turns'

const LIMITS: ListLimits = { ...LIST_LIMITS, perLicense: 1, unsent: 10, heldPerLicense: 20, heldInAll: 40 }

/** Has the promise settled after all due callbacks ran? */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, pending))])) === pending
}

/** Takes a turn that lasts until `end`. */
function startTurn(place: ListPlace) {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const started = new Promise<void>((resolve, reject) => {
    place
      .run(() => {
        resolve()
        return ended
      })
      .catch(reject)
  })
  return { started, end }
}

describe('the turn of a list', () => {
  it('is limited to one at a time for a license, in order of arrival', async () => {
    const turns = createListTurns(LIMITS)
    const [first, second, third] = [1, 1, 1].map((license) => startTurn(turns.enter(license)))
    await first?.started
    expect(await isPending(second!.started)).toBe(true)
    first?.end()
    await second?.started
    expect(await isPending(third!.started)).toBe(true)
  })

  it('is limited to four at a time in all, and a waiting license does not block others', async () => {
    const turns = createListTurns({ ...LIMITS, heldInAll: 1000 })
    const running = [1, 2, 3].map((license) => startTurn(turns.enter(license)))
    const again = startTurn(turns.enter(1))
    await startTurn(turns.enter(4)).started
    const fifth = startTurn(turns.enter(5))
    expect(await isPending(fifth.started)).toBe(true)
    running[1]?.end()
    await fifth.started
    expect(await isPending(again.started)).toBe(true)
  })

  it('is refused with 503 after the wait, with the time to retry, unless its call has saved', async () => {
    const turns = createListTurns({ ...LIMITS, waitMs: 5 })
    const first = startTurn(turns.enter(1))
    const saved = startTurn(turns.enter(1, true))
    await expect(startTurn(turns.enter(1)).started).rejects.toMatchObject({ status: 503, retryAfter: 1 })
    expect(await isPending(saved.started)).toBe(true)
    first.end()
    await saved.started
  })

  it('goes to the next list when a waiting caller disconnects', async () => {
    const turns = createListTurns(LIMITS)
    const first = startTurn(turns.enter(1))
    const leaving = turns.enter(1)
    const left = startTurn(leaving)
    const next = startTurn(turns.enter(1))
    leaving.leave()
    await expect(left.started).rejects.toMatchObject({ status: 503 })
    first.end()
    await next.started
  })

  it('waits while clients of its license, or all clients, have not taken what was written', async () => {
    const turns = createListTurns(LIMITS)
    const places = [1, 1, 2, 2].map((license) => turns.enter(license))
    for (const place of places.slice(0, 2)) await place.run(() => Promise.resolve())
    const ofFirst = startTurn(turns.enter(1))
    expect(await isPending(ofFirst.started)).toBe(true)
    for (const place of places.slice(2)) await place.run(() => Promise.resolve())
    const ofThird = startTurn(turns.enter(3))
    expect(await isPending(ofThird.started)).toBe(true)
    // A finished list counts with its size, and one whose client has all of it no more.
    places[2]?.hold(1)
    await ofThird.started
    places[0]?.leave()
    ofThird.end()
    await ofFirst.started
  })

  it('goes to a list that began before it goes to a new one, however much is unsent', async () => {
    const turns = createListTurns({ ...LIMITS, heldPerLicense: 10 })
    const begun = turns.enter(1)
    await begun.run(() => Promise.resolve())
    const fresh = startTurn(turns.enter(1))
    await startTurn(begun).started
    expect(await isPending(fresh.started)).toBe(true)
  })
})
