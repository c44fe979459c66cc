import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { toasts } from '../shell/toasts'
import { createToggleStore } from './toggle-store'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const signIn = (userId: number) =>
  session.start({ token: tokenOf({ userId }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })

interface Row {
  id: number
  isOn: boolean
  isOpen: boolean
  version: number
}

const first: Row = { id: 1, isOn: true, isOpen: true, version: 1 }

/** A server that answers when the test says so. */
function start(row: Row = first, options: { canToggle?: (row: Row) => boolean } = {}) {
  const calls: { row: Row; patch: Partial<Row>; answer: (stored?: Row) => void; fail: (error: unknown) => void }[] = []
  const onStored = vi.fn<(row: Row) => void>()
  const onFailed = vi.fn<(row: Row) => void>()
  const store = createToggleStore<Row, 'isOn' | 'isOpen'>({
    name: 'row',
    idOf: ({ id }) => id,
    save: (base, patch) =>
      new Promise((resolve, reject) => {
        calls.push({
          row: base,
          patch,
          answer: (stored = { ...base, ...patch, version: base.version + 1 }) => resolve(stored),
          fail: reject,
        })
      }),
    readCurrent: (current) => current as Row,
    ...options,
    onStored,
    onFailed,
    texts: {
      saved: (stored, fields) => fields.map((field) => `${field} is ${stored[field] ? 'on' : 'off'}`).join(', '),
      failed: () => 'Failed to save.',
      restored: (stored, fields) => fields.map((field) => `Still ${stored[field] ? 'on' : 'off'}.`).join(' '),
    },
  })
  return {
    ...store,
    row,
    calls,
    onStored,
    onFailed,
    texts: () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`),
    pressAction: () => toasts.getSnapshot().at(-1)?.action?.onAction(),
    actionLabel: () => toasts.getSnapshot().at(-1)?.action?.label,
    changeOwner: () => signIn(8),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  session.end('logged-out')
  signIn(7)
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('toggles of rows', () => {
  it('show the new state at once, and report it with Undo when it is saved', async () => {
    const { toggles, calls, row, texts, onStored, pressAction: undo } = start()
    toggles.toggle(row, 'isOn')
    expect(toggles.shown(row)).toEqual({ ...row, isOn: false })
    expect(toggles.isSaving(row, 'isOn')).toBe(true)
    expect(toggles.isSaving(row, 'isOpen')).toBe(false)
    calls[0]?.answer()
    await settle()
    expect(texts()).toEqual(['success: isOn is off'])
    expect(onStored).toHaveBeenCalledWith({ ...row, isOn: false, version: 2 })
    undo()
    expect(calls[1]).toMatchObject({ row: { isOn: false, version: 2 }, patch: { isOn: true } })
    calls[1]?.answer()
    await settle()
    expect(toggles.getPressed(1)).toMatchObject({ isOn: true, version: 3 })
    expect(texts()).toEqual(['success: isOn is on'])
  })

  it('offer Undo only where the stored row can be flipped again [ROLE-57, CONST-30]', async () => {
    const { toggles, calls, row, texts, actionLabel } = start(first, { canToggle: ({ isOn }) => isOn })
    toggles.toggle(row, 'isOn')
    calls[0]?.answer()
    await settle()
    expect(texts()).toEqual(['success: isOn is off'])
    expect(actionLabel()).toBeUndefined()
    toggles.toggle({ ...row, isOn: false, version: 2 }, 'isOn')
    calls[1]?.answer()
    await settle()
    expect(actionLabel()).toBe('Undo')
  })

  it('send the second of two fast presses after the first, for the same row, and report nothing', async () => {
    const { toggles, calls, row, texts } = start()
    toggles.toggle(row, 'isOn')
    toggles.toggle(toggles.shown(row), 'isOn')
    expect(toggles.shown(row).isOn).toBe(true)
    calls[0]?.answer()
    await settle()
    expect(calls[1]).toMatchObject({ row: { version: 2 }, patch: { isOn: true } })
    calls[1]?.answer()
    await settle()
    expect(toggles.getPressed(1)).toMatchObject({ isOn: true, version: 3 })
    expect(texts()).toEqual([])
  })

  it('coalesce presses of both badges into one toast, and undo both', async () => {
    const { toggles, calls, row, texts, pressAction: undo } = start()
    toggles.toggle(row, 'isOn')
    toggles.toggle(row, 'isOpen')
    calls[0]?.answer()
    await settle()
    calls[1]?.answer()
    await settle()
    expect(texts()).toEqual(['success: isOn is off, isOpen is off'])
    undo()
    expect(calls[2]?.patch).toEqual({ isOn: true, isOpen: true })
  })

  it('restore the row when the save fails, and say which state is back', async () => {
    const { toggles, calls, row, texts, onFailed } = start()
    toggles.toggle(row, 'isOn')
    calls[0]?.fail(new Error('x'))
    await settle()
    expect(toggles.shown(row)).toBe(row)
    expect(texts()).toEqual(['error: Failed to save. Still on.'])
    expect(onFailed).toHaveBeenCalledWith(row)
  })

  it('can be retried when the server was away, by the session that pressed', async () => {
    const { toggles, calls, row, texts, actionLabel, pressAction, changeOwner } = start()
    toggles.toggle(row, 'isOn')
    calls[0]?.fail(new Problem({ status: 0, message: '' }))
    await settle()
    expect(actionLabel()).toBe('Retry')
    pressAction()
    expect(calls[1]).toMatchObject({ row: { version: 1 }, patch: { isOn: false } })
    calls[1]?.fail(new Problem({ status: 503, message: '' }))
    await settle()
    changeOwner()
    pressAction()
    expect(calls).toHaveLength(2)
    expect(texts()).toHaveLength(1)
  })

  it('offer no retry when the server refused the change', async () => {
    const { toggles, calls, row, texts, actionLabel } = start()
    toggles.toggle(row, 'isOn')
    calls[0]?.fail(new Problem({ status: 403, message: 'Not yours.' }))
    await settle()
    expect(texts()).toEqual(['error: Not yours. Still on.'])
    expect(actionLabel()).toBeUndefined()
  })

  it('say nothing when the session ended', async () => {
    const { toggles, calls, row, texts } = start()
    toggles.toggle(row, 'isOn')
    calls[0]?.fail(new Problem({ status: 412, message: 'Logged out.' }))
    await settle()
    expect(texts()).toEqual([])
  })

  it('save the newer row of a conflict', async () => {
    const { toggles, calls, row, texts } = start()
    toggles.toggle(row, 'isOn')
    const current = { ...row, isOpen: false, version: 9 }
    calls[0]?.fail(new Problem({ status: 409, message: 'Conflict', current }))
    await settle()
    expect(calls[1]).toMatchObject({ row: current, patch: { isOn: false } })
    calls[1]?.answer()
    await settle()
    expect(texts()).toEqual(['success: isOn is off'])
  })

  it('forget the intents of one user when another takes over, and ignore an old Undo', async () => {
    const { toggles, calls, row, texts, pressAction: undo, reset, changeOwner } = start()
    toggles.toggle(row, 'isOn')
    calls[0]?.answer()
    await settle()
    toggles.toggle({ ...row, id: 2 }, 'isOn')
    changeOwner()
    reset()
    calls[1]?.answer()
    await settle()
    expect(texts()).toEqual(['success: isOn is off'])
    expect(toggles.getPressed(1)).toBeUndefined()
    undo()
    expect(calls).toHaveLength(2)
  })
})
