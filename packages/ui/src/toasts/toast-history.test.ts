import { describe, expect, it } from 'vitest'
import { MAX_TOLD, record, type ToldToast } from './toast-history'
import { createToastQueue } from './toast-queue'

const say = (history: readonly ToldToast[], text: string, at = 0) => record(history, { kind: 'info', text, at })

describe('the history of what was told', () => {
  it('begins with the newest', () => {
    expect(say(say([], 'First'), 'Second').map(({ text }) => text)).toEqual(['Second', 'First'])
  })

  it('counts the same words said again in a row, and keeps the later time', () => {
    const history = say(say([], 'Failed.', 1), 'Failed.', 2)
    expect(history).toEqual([{ id: 1, kind: 'info', text: 'Failed.', at: 2, times: 2 }])
    expect(record(history, { kind: 'error', text: 'Failed.', at: 3 })).toHaveLength(2)
  })

  it('keeps fifty, and each has a number of its own', () => {
    let history: readonly ToldToast[] = []
    for (let number = 1; number <= MAX_TOLD + 7; number += 1) history = say(history, `Number ${number}`)
    expect(history).toHaveLength(50)
    expect(history.at(-1)?.text).toBe('Number 8')
    expect(new Set(history.map(({ id }) => id)).size).toBe(50)
  })
})

describe('the history of a queue', () => {
  it('keeps what is closed, and what waits for its turn', () => {
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

  it('tells its listeners when it is cleared, and leaves the toasts alone', () => {
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

  it('is the same list until something is told', () => {
    const queue = createToastQueue()
    const id = queue.info('Copied to clipboard!')
    const before = queue.getHistory()
    queue.close(id)
    expect(queue.getHistory()).toBe(before)
  })
})
