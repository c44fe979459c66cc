import type { WindowMeasures } from './use-window'

/** No more are drawn: it keeps what nothing limits in height from making a row for everything. */
const MOST = 200

/** Reads the sizes of a region whose rows this selector finds. For a constant: `useWindow` wants the same function every time. */
export const measureRows =
  (selector: string) =>
  (element: HTMLElement, usualHeight: number): WindowMeasures => {
    const rowHeight = element.querySelector(selector)?.clientHeight ?? usualHeight
    return { rowHeight, viewport: Math.min(element.clientHeight, MOST * rowHeight) }
  }
