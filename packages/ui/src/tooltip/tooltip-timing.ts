/** How long the pointer rests before words come, in milliseconds: passing over a row of icons shows none. */
export const REST = 500

/** How long they stay after the pointer has left, so that it can cross onto them. */
export const LINGER = 150

/** For so long after one has gone the next comes without a rest: somebody is reading along a row. */
export const WARM = 400

/** When the pointer rests on a control and when it goes; shared by all tooltips of a page. */
export interface TooltipClock {
  /** @returns how long the pointer must rest before the next one is shown */
  restAt: (now: number) => number
  /** One has just been shown. */
  shown: () => void
  /** One has just gone. */
  hidden: (now: number) => void
}

/** Makes a clock. Knows no timer: it is told the time. */
export function createTooltipClock(): TooltipClock {
  let shownNow = 0
  let lastGone = Number.NEGATIVE_INFINITY
  return {
    restAt: (now) => (shownNow > 0 || now - lastGone < WARM ? 0 : REST),
    shown: () => {
      shownNow += 1
    },
    hidden: (now) => {
      shownNow = Math.max(0, shownNow - 1)
      lastGone = now
    },
  }
}
