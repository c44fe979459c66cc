import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, type ToastQueue } from './toast-queue'

const texts = (queue: ToastQueue): string[] => queue.getSnapshot().map((toast) => toast.text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the display time of a toast', () => {
  it('is three seconds for a success [ERR-04, CONST-23]', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    vi.advanceTimersByTime(2999)
    expect(texts(queue)).toEqual(['User updated.'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it.each(['error', 'warning', 'info'] as const)('is seven seconds for an %s [ERR-05, ERR-06, ERR-07]', (kind) => {
    const queue = createToastQueue()
    queue[kind]('Failed to save.')
    vi.advanceTimersByTime(6999)
    expect(texts(queue)).toEqual(['Failed to save.'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it.each(['success', 'error', 'warning', 'info'] as const)(
    'is ten seconds for a toast of the kind %s with an action, and pauses while it is hovered or focused [CONST-30]',
    (kind) => {
      const queue = createToastQueue()
      queue[kind]('6 users unassigned.', { action: { label: 'Undo', onAction: () => undefined } })
      vi.advanceTimersByTime(9999)
      expect(texts(queue)).toEqual(['6 users unassigned.'])
      queue.pause('pointer')
      queue.pause('focus')
      vi.advanceTimersByTime(60_000)
      queue.resume('pointer')
      vi.advanceTimersByTime(60_000)
      expect(texts(queue)).toEqual(['6 users unassigned.'])
      queue.resume('focus')
      vi.advanceTimersByTime(1)
      expect(texts(queue)).toEqual([])
    },
  )

  it('does not end for a persistent toast [ERR-08]', () => {
    const queue = createToastQueue()
    const id = queue.warning('You have unsaved project changes.', { isPersistent: true })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(texts(queue)).toEqual(['You have unsaved project changes.'])
    queue.close(id)
    expect(texts(queue)).toEqual([])
  })
})

describe('a paused toast', () => {
  it('keeps its remaining time', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    vi.advanceTimersByTime(2000)
    queue.pause('pointer')
    vi.advanceTimersByTime(60_000)
    queue.resume('pointer')
    vi.advanceTimersByTime(999)
    expect(texts(queue)).toEqual(['User updated.'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('stays paused until the last reason is withdrawn', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    queue.pause('pointer')
    queue.pause('focus')
    queue.resume('pointer')
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['User updated.'])
    queue.resume('focus')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })

  it('also pauses toasts that are added later', () => {
    const queue = createToastQueue()
    queue.pause('hidden')
    queue.success('User updated.')
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['User updated.'])
    queue.resume('hidden')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })

  it('ignores the withdrawal of an unknown reason', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    queue.resume('focus')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })
})

describe('a toast with a key', () => {
  it('replaces the toast with the same key, with a new display time', () => {
    const queue = createToastQueue()
    queue.info('Saving 1 of 3', { key: 'save' })
    queue.info('Copied to clipboard!')
    vi.advanceTimersByTime(5000)
    queue.success('Saved 3 users.', { key: 'save' })
    expect(texts(queue)).toEqual(['Saved 3 users.', 'Copied to clipboard!'])
    expect(queue.getSnapshot()[0]?.version).toBe(1)
    vi.advanceTimersByTime(2999)
    expect(texts(queue)).toEqual(['Saved 3 users.'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('is closed by its key, whether it is visible or not', () => {
    const queue = createToastQueue()
    queue.close('projects')
    queue.warning('You have unsaved project changes.', { key: 'projects', isPersistent: true })
    queue.close('projects')
    expect(texts(queue)).toEqual([])
  })

  it('does not close a replacement when the time of the old toast ends', () => {
    const queue = createToastQueue()
    queue.success('First.', { key: 'save' })
    vi.advanceTimersByTime(1000)
    queue.warning('Second.', { key: 'save', isPersistent: true })
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['Second.'])
  })
})

describe('more than five toasts', () => {
  it('wait, and their display time starts when they appear', () => {
    const queue = createToastQueue()
    for (const number of [1, 2, 3, 4, 5, 6]) queue.success(`Toast ${number}`)
    expect(texts(queue)).toEqual(['Toast 1', 'Toast 2', 'Toast 3', 'Toast 4', 'Toast 5'])
    vi.advanceTimersByTime(2000)
    queue.close(queue.getSnapshot()[0]?.id ?? '')
    expect(texts(queue)).toEqual(['Toast 2', 'Toast 3', 'Toast 4', 'Toast 5', 'Toast 6'])
    vi.advanceTimersByTime(1000)
    expect(texts(queue)).toEqual(['Toast 6'])
    vi.advanceTimersByTime(1999)
    expect(texts(queue)).toEqual(['Toast 6'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('can be closed while they wait', () => {
    const queue = createToastQueue()
    for (const number of [1, 2, 3, 4, 5]) queue.success(`Toast ${number}`)
    const id = queue.error('Waits')
    queue.close(id)
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })
})

describe('the listeners of a queue', () => {
  it('are called for every change until they unsubscribe', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const unsubscribe = queue.subscribe(listener)
    const before = queue.getSnapshot()
    const id = queue.success('User updated.')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(queue.getSnapshot()).not.toBe(before)
    expect(queue.getSnapshot()).toBe(queue.getSnapshot())
    unsubscribe()
    queue.close(id)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('include onClose, which is called only when the user closes the toast', () => {
    const queue = createToastQueue()
    const onClose = vi.fn()
    queue.close(queue.success('Closed by code.', { onClose }))
    queue.success('Closed by timeout.', { onClose })
    vi.advanceTimersByTime(3000)
    queue.success('Replaced.', { onClose, key: 'save' })
    queue.success('Closed by the user.', { onClose, key: 'save' })
    expect(onClose).not.toHaveBeenCalled()
    queue.dismiss('save')
    expect(onClose).toHaveBeenCalledOnce()
    expect(texts(queue)).toEqual([])
    queue.dismiss('save')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
