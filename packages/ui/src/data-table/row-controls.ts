const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Finds the control of a row in a column, else the first control of the row. */
export function findControl(row: Element, column: number): HTMLElement | null {
  return row.children.item(column)?.querySelector<HTMLElement>(FOCUSABLE) ?? row.querySelector<HTMLElement>(FOCUSABLE)
}

/** Lists the tab stops in a part of a table, in tab order. */
export const getTabStops = (part: Element | undefined): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )
