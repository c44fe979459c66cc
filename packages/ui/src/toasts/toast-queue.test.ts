import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, type ToastQueue } from './toast-queue'

const texts = (queue: ToastQueue): string[] => queue.getSnapshot().map((toast) => toast.text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('how long a toast stays', () => {
  it('is three seconds when something is done [ERR-04, CONST-23]', () => {
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

  it('is without end when it is persistent, until it is closed [ERR-08]', () => {
    const queue = createToastQueue()
    const id = queue.warning('You have unsaved project changes.', { isPersistent: true })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(texts(queue)).toEqual(['You have unsaved project changes.'])
    queue.close(id)
    expect(texts(queue)).toEqual([])
  })
})

describe('a toast that is held', () => {
  it('keeps the time it had left', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    vi.advanceTimersByTime(2000)
    queue.hold('pointer')
    vi.advanceTimersByTime(60_000)
    queue.release('pointer')
    vi.advanceTimersByTime(999)
    expect(texts(queue)).toEqual(['User updated.'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('is held until the last reason is taken back', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    queue.hold('pointer')
    queue.hold('focus')
    queue.release('pointer')
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['User updated.'])
    queue.release('focus')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })

  it('holds those that come meanwhile too', () => {
    const queue = createToastQueue()
    queue.hold('hidden')
    queue.success('User updated.')
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['User updated.'])
    queue.release('hidden')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })

  it('does not mind a reason that was never given', () => {
    const queue = createToastQueue()
    queue.success('User updated.')
    queue.release('focus')
    vi.advanceTimersByTime(3000)
    expect(texts(queue)).toEqual([])
  })
})

describe('a toast with a key', () => {
  it('takes the place of the one before, with a time of its own', () => {
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

  it('is closed by its key, shown or not', () => {
    const queue = createToastQueue()
    queue.close('projects')
    queue.warning('You have unsaved project changes.', { key: 'projects', isPersistent: true })
    queue.close('projects')
    expect(texts(queue)).toEqual([])
  })

  it('loses nothing of the new one to the time of the old one', () => {
    const queue = createToastQueue()
    queue.success('First.', { key: 'save' })
    vi.advanceTimersByTime(1000)
    queue.warning('Second.', { key: 'save', isPersistent: true })
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['Second.'])
  })
})

describe('more toasts than there is room for', () => {
  it('wait for their turn, and their time begins with it', () => {
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

describe('who is told', () => {
  it('listens to every change of what is shown, until it stops listening', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const end = queue.subscribe(listener)
    const before = queue.getSnapshot()
    const id = queue.success('User updated.')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(queue.getSnapshot()).not.toBe(before)
    expect(queue.getSnapshot()).toBe(queue.getSnapshot())
    end()
    queue.close(id)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('hears of a person who closed a toast, and of nothing else', () => {
    const queue = createToastQueue()
    const onDismiss = vi.fn()
    queue.close(queue.success('Closed by code.', { onDismiss }))
    queue.success('Ended by time.', { onDismiss })
    vi.advanceTimersByTime(3000)
    queue.success('Replaced.', { onDismiss, key: 'save' })
    queue.success('Closed by a person.', { onDismiss, key: 'save' })
    expect(onDismiss).not.toHaveBeenCalled()
    queue.dismiss('save')
    expect(onDismiss).toHaveBeenCalledOnce()
    expect(texts(queue)).toEqual([])
    queue.dismiss('save')
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})
