import { describe, expect, it } from 'vitest'
import { createTooltipClock, REST, WARM } from './tooltip-timing'

describe('the clock of the tooltips', () => {
  it('makes the pointer rest before the first tooltip', () => {
    expect(createTooltipClock().getRest(0)).toBe(REST)
  })

  it('shows the next tooltip at once while one is visible, and for a moment after', () => {
    const clock = createTooltipClock()
    clock.onShow()
    expect(clock.getRest(10)).toBe(0)
    clock.onHide(1000)
    expect(clock.getRest(1000 + WARM - 1)).toBe(0)
    expect(clock.getRest(1000 + WARM)).toBe(REST)
  })

  it('counts a tooltip that reports twice that it was hidden once', () => {
    const clock = createTooltipClock()
    clock.onHide(0)
    clock.onHide(0)
    clock.onShow()
    expect(clock.getRest(WARM * 2)).toBe(0)
  })
})
