import { describe, expect, it } from 'vitest'
import { createTooltipClock, REST, WARM } from './tooltip-timing'

describe('the clock of the tooltips', () => {
  it('lets the pointer rest before the first one', () => {
    expect(createTooltipClock().restAt(0)).toBe(REST)
  })

  it('shows the next one at once while one is shown, and for a moment after', () => {
    const clock = createTooltipClock()
    clock.shown()
    expect(clock.restAt(10)).toBe(0)
    clock.hidden(1000)
    expect(clock.restAt(1000 + WARM - 1)).toBe(0)
    expect(clock.restAt(1000 + WARM)).toBe(REST)
  })

  it('is not put off by one that goes twice', () => {
    const clock = createTooltipClock()
    clock.hidden(0)
    clock.hidden(0)
    clock.shown()
    expect(clock.restAt(WARM * 2)).toBe(0)
  })
})
