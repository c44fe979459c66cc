/** What takes letters, or keys of its own. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="tree"], [role="grid"]'

/**
 * Whether a single key is meant for the rows of a table: nobody types, and nothing stands over the page.
 * @param root the table
 */
export function isForRows(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(TAKES_KEYS) !== null || root.closest('[inert], [aria-hidden="true"]') !== null) return false
  const dialog = document.querySelector('dialog:modal, [aria-modal="true"]') ?? target.closest('[role="dialog"]')
  return dialog === null || dialog.contains(root)
}
