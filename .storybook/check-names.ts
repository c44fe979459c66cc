// Users of screen readers and of speech input meet a control by its name alone: two with one name must differ by where they are.
import axe from 'axe-core'

/** What a screen reader says around a control: rows and items by their text, groups and regions by their name. */
const CONTEXT =
  'tr, li, dialog, nav, section, fieldset, form, [role="row"], [role="listitem"], [role="treeitem"], [role="option"], [role="group"], [role="region"], [role="toolbar"], [role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="navigation"], [role="form"], [role="article"]'
const IS_READ_WHOLE = 'tr, li, [role="row"], [role="listitem"], [role="treeitem"], [role="option"], [role="article"]'
const CONTROLS = 'button, [role="button"], a[href], [role="link"]'

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The text around a control, its description included. */
function contextOf(control: Element): string {
  const parts = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
  for (let part = control.parentElement?.closest(CONTEXT); part; part = part.parentElement?.closest(CONTEXT)) {
    parts.push(part.matches(IS_READ_WHOLE) ? textOf(part) : axe.commons.text.accessibleText(part))
  }
  return parts.filter((part) => part !== '').join(' | ')
}

/** Names that may repeat: the cross of a dialog and a button at its end do the same, and so do the hidden buttons before and after an open list. */
const SAME_ACTION = ['Close', 'Dismiss']

/** Two links to one address may have one name. */
const targetOf = (control: Element) => (control instanceof HTMLAnchorElement ? control.href : undefined)

/**
 * Checks that no two visible buttons or links of the document have the same name in the same context, and that no term of a list is empty.
 * @throws Error that lists the names with their context
 */
export function checkNames(): void {
  const faults = new Set<string>()
  const seen = new Map<string, string | undefined>()
  axe.setup(document.body)
  try {
    for (const control of document.body.querySelectorAll(CONTROLS)) {
      if (!isVisible(control)) continue
      const name = axe.commons.text.accessibleText(control)
      if (name === '' || SAME_ACTION.includes(name)) continue
      const key = `'${name}' in '${contextOf(control)}'`
      const target = targetOf(control)
      if (seen.has(key) && (target === undefined || seen.get(key) !== target)) faults.add(key)
      seen.set(key, target)
    }
  } finally {
    axe.teardown()
  }
  // A key cap with an icon alone, for example.
  for (const term of document.querySelectorAll('dt')) {
    if (isVisible(term) && textOf(term) === '') throw new Error(`A term without a text: ${term.outerHTML}`)
  }
  if (faults.size > 0) throw new Error(`Several controls have one name in one context:\n${[...faults].join('\n')}`)
}
