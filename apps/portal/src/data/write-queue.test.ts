import { describe, expect, it, vi } from 'vitest'
import { createWriteQueue } from './write-queue'

interface Row {
  id: number
  isOn: boolean
  isLocked: boolean
  version: number
}
type Patch = Partial<Pick<Row, 'isOn' | 'isLocked'>>

/** A server whose answers the test gives one by one. */
function setUp() {
  const calls: { row: Row; patch: Patch; answer: (row: Row) => void; refuse: (error: unknown) => void }[] = []
  const stored: Row[] = []
  const failures: { row: Row; patch: Patch }[] = []
  const queue = createWriteQueue<number, Row, Patch>({
    send: (row, patch) => new Promise((answer, refuse) => calls.push({ row, patch, answer, refuse })),
    isSettled: (row, patch) => Object.entries(patch).every(([field, value]) => row[field as keyof Patch] === value),
    currentOf: (error) => (error as { current?: Row }).current,
    onStored: (row) => stored.push(row),
    onFailed: (_error, row, patch) => failures.push({ row, patch }),
  })
  const row: Row = { id: 1, isOn: false, isLocked: false, version: 1 }
  const call = async (index: number) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index))
    const found = calls[index]
    if (!found) throw new Error('unreachable')
    return found
  }
  return { queue, row, calls, stored, failures, call }
}

describe('write queue', () => {
  it('shows what a person wants at once, and what the server stored when it has answered [USER-21]', async () => {
    const { queue, row, call, stored } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    expect(queue.overlay(1)).toEqual({ isOn: true })
    ;(await call(0)).answer({ ...row, isOn: true, version: 2 })
    await done
    expect(queue.overlay(1)).toBeUndefined()
    expect(stored).toEqual([{ ...row, isOn: true, version: 2 }])
  })

  it('flips back and tells when the save fails [USER-21]', async () => {
    const { queue, row, call, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    ;(await call(0)).refuse(new Error('no'))
    await done
    expect(queue.overlay(1)).toBeUndefined()
    expect(failures).toEqual([{ row, patch: { isOn: true } }])
  })

  it('sends nothing more when a fast double press ends where the server stands', async () => {
    const { queue, row, calls, call } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isOn: false })
    void queue.intend(1, row, { isOn: true })
    expect(queue.overlay(1)).toEqual({ isOn: true })
    ;(await call(0)).answer({ ...row, isOn: true, version: 2 })
    await first
    expect(calls).toHaveLength(1)
  })

  it('lets the last intent win, with one request at a time, over the version that was stored last', async () => {
    const { queue, row, calls, call, stored } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isOn: false })
    expect(calls).toHaveLength(1)
    ;(await call(0)).answer({ ...row, isOn: true, version: 2 })
    const second = await call(1)
    expect(second.row.version).toBe(2)
    expect(second.patch).toEqual({ isOn: false })
    second.answer({ ...row, isOn: false, version: 3 })
    await first
    expect(stored.at(-1)).toEqual({ ...row, isOn: false, version: 3 })
  })

  it('keeps a newer intent when an older one fails', async () => {
    const { queue, row, call, failures } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isLocked: true })
    ;(await call(0)).refuse(new Error('no'))
    const second = await call(1)
    expect(second.patch).toEqual({ isLocked: true })
    expect(queue.overlay(1)).toEqual({ isLocked: true })
    second.answer({ ...row, isLocked: true, version: 2 })
    await first
    expect(failures).toEqual([{ row, patch: { isOn: true } }])
  })

  it('puts a flip over what somebody else saved in between', async () => {
    const { queue, row, call, stored, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    const theirs = { ...row, isLocked: true, version: 5 }
    ;(await call(0)).refuse(Object.assign(new Error('conflict'), { current: theirs }))
    const again = await call(1)
    expect(again.row).toEqual(theirs)
    again.answer({ ...theirs, isOn: true, version: 6 })
    await done
    expect(stored).toEqual([{ ...theirs, isOn: true, version: 6 }])
    expect(failures).toEqual([])
  })

  it('gives up after three conflicts in a row', async () => {
    const { queue, row, calls, call, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    for (const index of [0, 1, 2]) {
      ;(await call(index)).refuse(Object.assign(new Error('conflict'), { current: { ...row, version: index + 2 } }))
    }
    await done
    expect(calls).toHaveLength(3)
    expect(failures).toHaveLength(1)
  })

  it('keeps the entities apart', async () => {
    const { queue, row, calls, call } = setUp()
    const one = queue.intend(1, row, { isOn: true })
    const two = queue.intend(2, { ...row, id: 2 }, { isOn: true })
    expect(calls).toHaveLength(2)
    ;(await call(0)).answer({ ...row, isOn: true, version: 2 })
    ;(await call(1)).answer({ ...row, id: 2, isOn: true, version: 2 })
    await Promise.all([one, two])
    expect(queue.overlay(2)).toBeUndefined()
  })

  it('answers nobody once it was reset', async () => {
    const { queue, row, call, stored, failures } = setUp()
    const one = queue.intend(1, row, { isOn: true })
    const two = queue.intend(2, { ...row, id: 2 }, { isOn: true })
    queue.reset()
    expect(queue.overlay(1)).toBeUndefined()
    ;(await call(0)).answer({ ...row, isOn: true, version: 2 })
    ;(await call(1)).refuse(new Error('no'))
    await Promise.all([one, two])
    expect([stored, failures]).toEqual([[], []])
  })
})
