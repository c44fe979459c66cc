import { describe, expect, it } from 'vitest'
import { addToHistory, MAX_HISTORY, type ToastHistoryEntry } from './toast-history'
import { createToastQueue } from './toast-queue'

const addInfo = (history: readonly ToastHistoryEntry[], text: string, at = 0) =>
  addToHistory(history, { kind: 'info', text, at })

describe('addToHistory', () => {
  it('puts the newest message first', () => {
    expect(addInfo(addInfo([], 'First'), 'Second').map(({ text }) => text)).toEqual(['Second', 'First'])
  })

  it('counts a repeated message, and keeps the later time', () => {
    const history = addInfo(addInfo([], 'Failed.', 1), 'Failed.', 2)
    expect(history).toEqual([{ id: 1, kind: 'info', text: 'Failed.', at: 2, times: 2 }])
    expect(addToHistory(history, { kind: 'error', text: 'Failed.', at: 3 })).toHaveLength(2)
  })

  it('keeps fifty entries with unique ids', () => {
    let history: readonly ToastHistoryEntry[] = []
    for (let number = 1; number <= MAX_HISTORY + 7; number += 1) history = addInfo(history, `Number ${number}`)
    expect(history).toHaveLength(50)
    expect(history.at(-1)?.text).toBe('Number 8')
    expect(new Set(history.map(({ id }) => id)).size).toBe(50)
  })
})

describe('the history of a toast queue', () => {
  it('keeps closed toasts, and toasts that still wait', () => {
    const queue = createToastQueue()
    const id = queue.error('Failed to save.')
    queue.close(id)
    for (let number = 1; number <= 6; number += 1) queue.warning(`Warning ${number}`, { isPersistent: true })
    expect(queue.getHistory().map(({ text }) => text)).toEqual([
      'Warning 6',
      'Warning 5',
      'Warning 4',
      'Warning 3',
      'Warning 2',
      'Warning 1',
      'Failed to save.',
    ])
  })

  it('notifies its listeners when it is cleared, and keeps the visible toasts', () => {
    const queue = createToastQueue()
    queue.warning('You have unsaved project changes.', { isPersistent: true })
    let calls = 0
    queue.subscribe(() => {
      calls += 1
    })
    queue.clearHistory()
    expect(queue.getHistory()).toEqual([])
    expect(calls).toBe(1)
    expect(queue.getSnapshot()).toHaveLength(1)
  })

  it('stays the same array until a toast is added', () => {
    const queue = createToastQueue()
    const id = queue.info('Copied to clipboard!')
    const before = queue.getHistory()
    queue.close(id)
    expect(queue.getHistory()).toBe(before)
  })
})
