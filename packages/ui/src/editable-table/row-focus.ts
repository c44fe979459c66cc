'use client'

import { flushSync } from 'react-dom'

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[href]'

const findRows = (root: Element | null): Element[] => [...(root?.querySelectorAll('tbody > tr') ?? [])]

const findControl = (row: Element | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(CONTROLS)

/**
 * Adds rows to an editable table, and moves the focus to the first control of the first one.
 * @param root an element around the rows
 * @param add changes the state that the rows come from
 */
export function focusAddedRow(root: Element | null, add: () => void): void {
  const before = new Set(findRows(root))
  flushSync(add)
  findControl(findRows(root).find((row) => !before.has(row)))?.focus()
}

/**
 * Removes a row of an editable table, and moves the focus to the first control of the next row, else of the previous one, else to `otherwise`.
 * The focus stays if the row does, for example because the user is asked first.
 * @param root an element around the rows
 * @returns whether a row was removed
 */
export function focusAfterRemoval(
  root: Element | null,
  row: Element,
  remove: () => void,
  otherwise: () => HTMLElement | null | undefined,
): boolean {
  const before = findRows(root)
  const place = before.indexOf(row)
  flushSync(remove)
  // By place, because a row with a key that repeats is another element.
  const rows = findRows(root)
  if (rows.length >= before.length) return false
  const next = findControl(rows[place] ?? rows[place - 1]) ?? otherwise()
  next?.focus()
  return true
}
