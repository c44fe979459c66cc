const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The control of a row in a column, else its first one. */
export function controlIn(row: Element, column: number): HTMLElement | null {
  return row.children.item(column)?.querySelector<HTMLElement>(FOCUSABLE) ?? row.querySelector<HTMLElement>(FOCUSABLE)
}

/** What Tab stops at in a part of a table, in its order. */
export const controlsOf = (part: Element | undefined): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )
