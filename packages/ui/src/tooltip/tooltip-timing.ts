/** How long the pointer must stay on a control before its tooltip appears. Moving across a row of icons shows no tooltip. */
export const HOVER_DELAY_MS = 500

/** How long a tooltip stays after the pointer leaves its control, so that the pointer can reach the tooltip. */
export const HIDE_DELAY_MS = 150

/** For this long after a tooltip was hidden, the next one appears without a delay. */
export const SKIP_DELAY_MS = 400

/** How long a finger must press a control before its tooltip appears. */
export const LONG_PRESS_MS = 500

/** How far a finger may move during a long press. If it moves farther, it scrolls. */
export const MOVE_TOLERANCE_PX = 10

/** Decides how long the pointer must stay on a control. All tooltips of a page share one clock. */
export interface TooltipClock {
  /** @returns the delay before the next tooltip appears, in ms */
  getHoverDelay: (now: number) => number
  /** Reports that a tooltip appeared. */
  onShow: () => void
  /** Reports that a tooltip was hidden. */
  onHide: (now: number) => void
}

/** Creates a clock. It starts no timer: the caller passes the time. */
export function createTooltipClock(): TooltipClock {
  let visibleCount = 0
  let lastHiddenAt = Number.NEGATIVE_INFINITY
  return {
    getHoverDelay: (now) => (visibleCount > 0 || now - lastHiddenAt < SKIP_DELAY_MS ? 0 : HOVER_DELAY_MS),
    onShow: () => {
      visibleCount += 1
    },
    onHide: (now) => {
      visibleCount = Math.max(0, visibleCount - 1)
      lastHiddenAt = now
    },
  }
}
