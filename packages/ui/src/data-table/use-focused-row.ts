import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { RowView } from './row-pipeline'

/** The focused row, as it was when it received the focus. */
interface Focused {
  key: string | number
  /** Its row number at that time. The lookup tries it first. */
  number: number
}

/**
 * Finds the focused row of a virtualized table, even after scrolling, sorting and refetching.
 * @param region the table's region
 * @returns its place in the view, or -1
 */
export function useFocusedRow<Row>(
  region: RefObject<HTMLElement | null>,
  view: RowView<Row>,
  rowKey: (row: Row) => string | number,
): number {
  const [focused, setFocused] = useState<Focused | null>(null)

  useLayoutEffect(() => {
    const element = region.current
    if (element === null) return
    // Native events, because React dispatches none while it removes rows and the focus moves.
    const onFocusIn = ({ target }: FocusEvent): void => {
      const index = target instanceof Element ? target.closest('tbody > tr')?.getAttribute('aria-rowindex') : undefined
      const place = Number(index ?? 0) - 2
      const row = view.at(place)
      setFocused(row === undefined ? null : { key: rowKey(row), number: view.numberAt(place) })
    }
    // Without a related target, the browser window lost the focus, and the row keeps it.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setFocused(null)
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [region, view, rowKey])

  return useMemo(() => {
    if (focused === null) return -1
    const { rows } = view
    const candidate = rows[focused.number]
    const isSameRow = candidate !== undefined && rowKey(candidate) === focused.key
    const number = isSameRow ? focused.number : rows.findIndex((row) => rowKey(row) === focused.key)
    return number === -1 ? -1 : view.findPlace(number)
    // `rowKey` is often a new function with the same result.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [focused, view])
}
