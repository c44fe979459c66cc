/**
 * What had the focus when something opened over it.
 *
 * An entry of a menu is gone by the time the dialog it opened is closed: the menu's button stands for it.
 */
export function openerOf(page: Document): Element | null {
  const active = page.activeElement
  const menu = active?.closest('[role="menu"]')
  if (!menu?.id) return active === page.body ? null : active
  return page.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)
}

/** Takes the focus by script, also where it has no tab stop of its own. */
function focusAnyhow(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The first thing on the page that takes the focus, outside of what is about to leave. */
function focusFirst(leaving: Element | null): void {
  for (const element of document.querySelectorAll<HTMLElement>(TABBABLE)) {
    if (leaving?.contains(element) === true) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}

/**
 * Gives the focus back to where it was, else to the page's main part, else to what comes first on it; it never stays on the
 * body.
 * @param opener as told by `openerOf`
 * @param leaving still on the page, and gone right after
 */
export function returnFocus(opener: Element | null, leaving: Element | null = null): void {
  if (opener instanceof HTMLElement && opener.isConnected) {
    opener.focus()
    if (document.activeElement === opener) return
  }
  const main = document.querySelector('main, [role="main"]')
  if (main instanceof HTMLElement) focusAnyhow(main)
  else focusFirst(leaving)
}
