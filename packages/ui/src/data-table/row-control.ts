const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The control of a row in a column, else its first one. */
export function controlIn(row: Element, column: number): HTMLElement | null {
  return row.children.item(column)?.querySelector<HTMLElement>(FOCUSABLE) ?? row.querySelector<HTMLElement>(FOCUSABLE)
}
