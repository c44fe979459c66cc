/**
 * Finds the element to return the focus to: the focused element, or the button of the menu that contains it. A menu item no longer exists
 * when the dialog that it opened closes.
 */
export function findOpener(page: Document): Element | null {
  const active = page.activeElement
  const menu = active?.closest('[role="menu"]')
  if (!menu?.id) return active === page.body ? null : active
  return page.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)
}

/** Focuses an element, also one without a tab stop. */
function focusByScript(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** What Tab can reach. */
export const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Focuses the first focusable element of the page outside `leaving`. */
function focusFirst(leaving: Element | null): void {
  for (const element of document.querySelectorAll<HTMLElement>(TABBABLE)) {
    if (leaving?.contains(element) === true) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}

/**
 * Returns the focus to the opener, else to the main landmark, else to the first focusable element. The focus never stays on
 * the body.
 * @param opener result of `findOpener`
 * @param leaving element that is about to be removed
 */
export function returnFocus(opener: Element | null, leaving: Element | null = null): void {
  if (opener instanceof HTMLElement && opener.isConnected) {
    opener.focus()
    if (document.activeElement === opener) return
  }
  const main = document.querySelector('main, [role="main"]')
  if (main instanceof HTMLElement) focusByScript(main)
  else focusFirst(leaving)
}
