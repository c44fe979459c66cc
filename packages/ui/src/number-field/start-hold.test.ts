import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_DELAY_MS, HOLD_INTERVAL_MS, startHold } from './start-hold'

describe('holding a button', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('repeats after a delay, then at an interval', () => {
    const step = vi.fn(() => true)
    startHold(step)
    vi.advanceTimersByTime(HOLD_DELAY_MS - 1)
    expect(step).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(step).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(HOLD_INTERVAL_MS * 3)
    expect(step).toHaveBeenCalledTimes(4)
  })

  it('stops when no other step is possible', () => {
    const step = vi.fn().mockReturnValueOnce(true).mockReturnValue(false)
    startHold(step)
    vi.advanceTimersByTime(HOLD_DELAY_MS + HOLD_INTERVAL_MS * 20)
    expect(step).toHaveBeenCalledTimes(2)
  })

  it('can be stopped, also before the first repetition', () => {
    const step = vi.fn(() => true)
    startHold(step)()
    vi.advanceTimersByTime(HOLD_DELAY_MS * 2)
    expect(step).not.toHaveBeenCalled()
    const stop = startHold(step)
    vi.advanceTimersByTime(HOLD_DELAY_MS + HOLD_INTERVAL_MS)
    stop()
    vi.advanceTimersByTime(HOLD_DELAY_MS)
    expect(step).toHaveBeenCalledTimes(2)
  })
})
