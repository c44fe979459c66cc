import type { MouseEvent as ReactMouseEvent } from 'react'

/** Elements that handle clicks themselves, or whose text users may want to select. */
const HANDLES_CLICKS =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [role="checkbox"], [role="switch"], [data-select]'

/** Finds the link of the clicked row, unless the click was meant for something else. */
function findRowLink(event: ReactMouseEvent): HTMLAnchorElement | null {
  const { target } = event
  // React bubbles clicks from portals, such as a menu that a cell opened, although they are elsewhere in the document.
  if (!(target instanceof Element) || !event.currentTarget.contains(target)) return null
  const row = target.closest('tr')
  const handler = target.closest(HANDLES_CLICKS)
  if (row === null || (handler !== null && row.contains(handler))) return null
  const selection = window.getSelection()
  if (selection !== null && !selection.isCollapsed && selection.containsNode(row, true)) return null
  // A list whose first columns are ids has the link in a later cell.
  return row.querySelector<HTMLAnchorElement>('th[scope="row"] a[href]') ?? row.querySelector('td a[href]')
}

/**
 * Forwards a click on a row to the link of the row. Ctrl, Cmd and the middle button open a new tab, and a router handles the
 * click as usual. Keyboards and assistive technology use the link itself.
 */
export function followRowLink(event: ReactMouseEvent): void {
  const isMiddle = event.button === 1
  if (event.defaultPrevented || (event.button !== 0 && !isMiddle)) return
  const link = findRowLink(event)
  if (link === null) return
  const isApple = /mac|iphone|ipad/i.test(navigator.platform)
  link.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      // Browsers ignore synthetic middle clicks, so they become clicks with Ctrl or Cmd.
      ctrlKey: event.ctrlKey || (isMiddle && !isApple),
      metaKey: event.metaKey || (isMiddle && isApple),
      shiftKey: event.shiftKey,
      altKey: event.altKey,
    }),
  )
}

/** Prevents a middle click on a row from starting autoscroll. */
export function preventAutoscroll(event: ReactMouseEvent): void {
  if (event.button === 1 && findRowLink(event) !== null) event.preventDefault()
}
