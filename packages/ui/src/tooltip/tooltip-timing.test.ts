import { describe, expect, it } from 'vitest'
import { createTooltipClock, HOVER_DELAY_MS, SKIP_DELAY_MS } from './tooltip-timing'

describe('the clock of the tooltips', () => {
  it('delays the first tooltip', () => {
    expect(createTooltipClock().getHoverDelay(0)).toBe(HOVER_DELAY_MS)
  })

  it('shows the next tooltip at once while one is visible, and for a moment after', () => {
    const clock = createTooltipClock()
    clock.onShow()
    expect(clock.getHoverDelay(10)).toBe(0)
    clock.onHide(1000)
    expect(clock.getHoverDelay(1000 + SKIP_DELAY_MS - 1)).toBe(0)
    expect(clock.getHoverDelay(1000 + SKIP_DELAY_MS)).toBe(HOVER_DELAY_MS)
  })

  it('counts a tooltip once, even if it reports twice that it was hidden', () => {
    const clock = createTooltipClock()
    clock.onHide(0)
    clock.onHide(0)
    clock.onShow()
    expect(clock.getHoverDelay(SKIP_DELAY_MS * 2)).toBe(0)
  })
})
