/** How long the pointer rests on a control before its tooltip appears, in milliseconds. Crossing a row of icons shows none. */
export const REST = 500

/** How long a tooltip stays after the pointer left its control, in milliseconds, so that the pointer can reach it. */
export const LINGER = 150

/** For this long after a tooltip was hidden, in milliseconds, the next one appears without a rest. */
export const WARM = 400

/** How long a finger presses a control before its tooltip appears, in milliseconds. */
export const LONG_PRESS = 500

/** How far a finger may move during a long press, in pixels. A finger that moves farther scrolls. */
export const SLOP = 10

/** Decides how long the pointer must rest. All tooltips of a page share one clock. */
export interface TooltipClock {
  /** @returns how long the pointer must rest before the next tooltip appears, in milliseconds */
  getRest: (now: number) => number
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
    getRest: (now) => (visibleCount > 0 || now - lastHiddenAt < WARM ? 0 : REST),
    onShow: () => {
      visibleCount += 1
    },
    onHide: (now) => {
      visibleCount = Math.max(0, visibleCount - 1)
      lastHiddenAt = now
    },
  }
}
