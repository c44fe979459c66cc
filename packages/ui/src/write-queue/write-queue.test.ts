import { describe, expect, it, vi } from 'vitest'
import { createWriteQueue } from './write-queue'

interface Row {
  id: number
  isOn: boolean
  isLocked: boolean
  version: number
}
type Patch = Partial<Pick<Row, 'isOn' | 'isLocked'>>

/** A server that answers when the test says so. */
function setUp() {
  const calls: { row: Row; patch: Patch; accept: (row: Row) => void; reject: (error: unknown) => void }[] = []
  const stored: Row[] = []
  const failures: { row: Row; patch: Patch }[] = []
  const queue = createWriteQueue<number, Row, Patch>({
    send: (row, patch) => new Promise((accept, reject) => calls.push({ row, patch, accept, reject })),
    isSettled: (row, patch) => Object.entries(patch).every(([field, value]) => row[field as keyof Patch] === value),
    getCurrent: (error) => (error as { current?: Row }).current,
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
  it('shows the intent at once, and drops it when the server stored it [USER-21]', async () => {
    const { queue, row, call, stored } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    expect(queue.getOverlay(1)).toEqual({ isOn: true })
    ;(await call(0)).accept({ ...row, isOn: true, version: 2 })
    await done
    expect(queue.getOverlay(1)).toBeUndefined()
    expect(stored).toEqual([{ ...row, isOn: true, version: 2 }])
  })

  it('rolls back and reports when the save fails [USER-21]', async () => {
    const { queue, row, call, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    ;(await call(0)).reject(new Error('no'))
    await done
    expect(queue.getOverlay(1)).toBeUndefined()
    expect(failures).toEqual([{ row, patch: { isOn: true } }])
  })

  it('sends nothing more when fast presses end at what the server stored', async () => {
    const { queue, row, calls, call } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isOn: false })
    void queue.intend(1, row, { isOn: true })
    expect(queue.getOverlay(1)).toEqual({ isOn: true })
    ;(await call(0)).accept({ ...row, isOn: true, version: 2 })
    await first
    expect(calls).toHaveLength(1)
  })

  it('lets the last intent win, with one request at a time, based on the version that was stored last', async () => {
    const { queue, row, calls, call, stored } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isOn: false })
    expect(calls).toHaveLength(1)
    ;(await call(0)).accept({ ...row, isOn: true, version: 2 })
    const second = await call(1)
    expect(second.row.version).toBe(2)
    expect(second.patch).toEqual({ isOn: false })
    second.accept({ ...row, isOn: false, version: 3 })
    await first
    expect(stored.at(-1)).toEqual({ ...row, isOn: false, version: 3 })
  })

  it('keeps a newer intent when an older one fails', async () => {
    const { queue, row, call, failures } = setUp()
    const first = queue.intend(1, row, { isOn: true })
    void queue.intend(1, row, { isLocked: true })
    ;(await call(0)).reject(new Error('no'))
    const second = await call(1)
    expect(second.patch).toEqual({ isLocked: true })
    expect(queue.getOverlay(1)).toEqual({ isLocked: true })
    second.accept({ ...row, isLocked: true, version: 2 })
    await first
    expect(failures).toEqual([{ row, patch: { isOn: true } }])
  })

  it('applies the intent to what another user has saved', async () => {
    const { queue, row, call, stored, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    const theirs = { ...row, isLocked: true, version: 5 }
    ;(await call(0)).reject(Object.assign(new Error('conflict'), { current: theirs }))
    const again = await call(1)
    expect(again.row).toEqual(theirs)
    again.accept({ ...theirs, isOn: true, version: 6 })
    await done
    expect(stored).toEqual([{ ...theirs, isOn: true, version: 6 }])
    expect(failures).toEqual([])
  })

  it('gives up after three conflicts in a row', async () => {
    const { queue, row, calls, call, failures } = setUp()
    const done = queue.intend(1, row, { isOn: true })
    for (const index of [0, 1, 2]) {
      ;(await call(index)).reject(Object.assign(new Error('conflict'), { current: { ...row, version: index + 2 } }))
    }
    await done
    expect(calls).toHaveLength(3)
    expect(failures).toHaveLength(1)
  })

  it('queues each entity separately', async () => {
    const { queue, row, calls, call } = setUp()
    const one = queue.intend(1, row, { isOn: true })
    const two = queue.intend(2, { ...row, id: 2 }, { isOn: true })
    expect(calls).toHaveLength(2)
    ;(await call(0)).accept({ ...row, isOn: true, version: 2 })
    ;(await call(1)).accept({ ...row, id: 2, isOn: true, version: 2 })
    await Promise.all([one, two])
    expect(queue.getOverlay(2)).toBeUndefined()
  })

  it('ignores answers after a reset', async () => {
    const { queue, row, call, stored, failures } = setUp()
    const one = queue.intend(1, row, { isOn: true })
    const two = queue.intend(2, { ...row, id: 2 }, { isOn: true })
    queue.reset()
    expect(queue.getOverlay(1)).toBeUndefined()
    ;(await call(0)).accept({ ...row, isOn: true, version: 2 })
    ;(await call(1)).reject(new Error('no'))
    await Promise.all([one, two])
    expect([stored, failures]).toEqual([[], []])
  })

  it('rolls back when send throws before it returns a promise', async () => {
    const onFailed = vi.fn()
    const error = new Error('no')
    const queue = createWriteQueue<number, boolean, { isOn: boolean }>({
      send: () => {
        throw error
      },
      isSettled: (row, { isOn }) => row === isOn,
      onStored: vi.fn(),
      onFailed,
    })
    await queue.intend(1, false, { isOn: true })
    expect(onFailed).toHaveBeenCalledWith(error, false, { isOn: true })
    expect(queue.getOverlay(1)).toBeUndefined()
  })

  it.each(['onStored', 'onFailed'] as const)('goes on with later intents when %s throws, and rejects', async (name) => {
    const saved: boolean[] = []
    const error = new Error('a fault of the caller')
    const queue = createWriteQueue<number, boolean, { isOn: boolean }>({
      send: async (_, { isOn }) => {
        saved.push(isOn)
        if (name === 'onFailed') throw new Error('no')
        return Promise.resolve(isOn)
      },
      isSettled: (row, { isOn }) => row === isOn,
      onStored: vi.fn(),
      onFailed: vi.fn(),
      [name]: () => {
        throw error
      },
    })
    await expect(queue.intend(1, false, { isOn: true })).rejects.toBe(error)
    expect(queue.getOverlay(1)).toBeUndefined()
    await expect(queue.intend(1, false, { isOn: true })).rejects.toBe(error)
    expect(saved).toEqual([true, true])
  })
})
