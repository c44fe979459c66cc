import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { RowView } from './row-pipeline'

/** The row that has the focus, as it was when it took it. */
interface Focused {
  key: string | number
  /** Its number then: it is looked for there first. */
  number: number
}

/**
 * Which row of a windowed table has the focus, wherever the rows have been scrolled, ordered or fetched since.
 * @param region the table's region
 * @returns its place among the rows of the view, -1 without one
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
    // The browser's own events: React is silent while it takes rows away and the focus is handed on.
    const take = ({ target }: FocusEvent): void => {
      const index = target instanceof Element ? target.closest('tbody > tr')?.getAttribute('aria-rowindex') : undefined
      const place = Number(index ?? 0) - 2
      const row = view.at(place)
      setFocused(row === undefined ? null : { key: rowKey(row), number: view.numberAt(place) })
    }
    // A window that is left keeps it: there is nothing that takes the focus then.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setFocused(null)
    }
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', leave)
    }
  }, [region, view, rowKey])

  return useMemo(() => {
    if (focused === null) return -1
    const { rows } = view
    const at = rows[focused.number]
    const isThere = at !== undefined && rowKey(at) === focused.key
    const number = isThere ? focused.number : rows.findIndex((row) => rowKey(row) === focused.key)
    return number === -1 ? -1 : view.placeOf(number)
    // What a key is made of does not change.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [focused, view])
}
