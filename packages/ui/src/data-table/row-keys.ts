/** Elements that accept text, or that handle keys themselves. */
const HANDLES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="tree"], [role="grid"]'

/**
 * Whether a single-key shortcut applies to the rows of a table: the focus is not in a text field, and no dialog covers the
 * table.
 * @param root the table
 */
export function isRowShortcut(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(HANDLES_KEYS) !== null || root.closest('[inert], [aria-hidden="true"]') !== null) return false
  const dialog = document.querySelector('dialog:modal, [aria-modal="true"]') ?? target.closest('[role="dialog"]')
  return dialog === null || dialog.contains(root)
}
