import type { MouseEvent as ReactMouseEvent } from 'react'

/** What has a press of its own, or is text one may want to select. */
const OWN_PRESS =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [role="checkbox"], [role="switch"], [data-select]'

/** The link of the row that was pressed, unless the press was meant for something else. */
function linkOf(event: ReactMouseEvent): HTMLAnchorElement | null {
  const { target } = event
  // A menu that a cell opened stands elsewhere in the page, and its presses bubble here through React all the same.
  if (!(target instanceof Element) || !event.currentTarget.contains(target)) return null
  const row = target.closest('tr')
  const own = target.closest(OWN_PRESS)
  if (row === null || (own !== null && row.contains(own))) return null
  const selection = window.getSelection()
  if (selection !== null && !selection.isCollapsed && selection.containsNode(row, true)) return null
  return row.querySelector<HTMLAnchorElement>('th[scope="row"] a[href]')
}

/**
 * Makes a press on a row the press on its link: with Ctrl, Cmd or the middle button it opens another tab, and a router
 * sees what it always sees. The link stays what the keyboard and assistive technology use.
 */
export function followRowLink(event: ReactMouseEvent): void {
  const isMiddle = event.button === 1
  if (event.defaultPrevented || (event.button !== 0 && !isMiddle)) return
  const link = linkOf(event)
  if (link === null) return
  const isApple = /mac|iphone|ipad/i.test(navigator.platform)
  link.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      // Browsers do not follow a middle press that a script makes: it is told as what it means.
      ctrlKey: event.ctrlKey || (isMiddle && !isApple),
      metaKey: event.metaKey || (isMiddle && isApple),
      shiftKey: event.shiftKey,
      altKey: event.altKey,
    }),
  )
}

/** Keeps a middle press on a row from starting to scroll the page. */
export function keepFromScrolling(event: ReactMouseEvent): void {
  if (event.button === 1 && linkOf(event) !== null) event.preventDefault()
}
