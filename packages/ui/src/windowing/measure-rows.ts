import type { WindowMeasures } from './use-window'

/** The most rows in a viewport: a container without a limited height would otherwise render every row. */
const MAX_ROWS = 200

/** Creates a function that measures a scroll container whose rows match a selector. Keep it in a constant: `useWindow` needs a stable function. */
export const measureRows =
  (selector: string) =>
  (element: HTMLElement, usualHeight: number): WindowMeasures => {
    const rowHeight = element.querySelector(selector)?.clientHeight ?? usualHeight
    return { rowHeight, viewport: Math.min(element.clientHeight, MAX_ROWS * rowHeight) }
  }
