import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { type PinnedRow, pinRows } from '@sitewright/domain/shared/pinned-rows'
import type { View } from '@sitewright/ui/view-state'
import type { RowToggles } from '../../data/toggle-store'

type Places = ReadonlyMap<number | string, number>

const NO_PLACES: Places = new Map()

/**
 * The rows of a page with the toggles that were pressed. A pressed row stays in its place until `list` changes, although it no longer matches
 * the filter, so that a second press at the same spot meets the same row (USER-129).
 * @param toggles none for a list without badges, whose rows stay as they are
 * @param list names the filter, the sort order and the page of the rows
 */
export function useToggledRows<Row, Field extends keyof Row>(
  view: View<ListRows<Row>>,
  list: string,
  toggles: RowToggles<Row, Field> | undefined,
) {
  const [pins, setPins] = useState({ list, places: NO_PLACES })
  // Adjusted while rendering: the way back to the same list is a change too.
  if (pins.list !== list) setPins({ list, places: NO_PLACES })
  const page = view.state === 'ready' ? view.value : undefined
  const { value, rows } = pinPage(page, pins.list === list ? pins.places : NO_PLACES, toggles)
  // A ref, so that the callback stays the same and unchanged rows do not render again.
  const latest = useRef({ list, rows })
  useLayoutEffect(() => {
    latest.current = { list, rows }
  })
  const onToggle = useCallback(
    (row: Row, field: Field) => {
      if (toggles === undefined) return
      const { list: current, rows: shownRows } = latest.current
      const id = toggles.idOf(row)
      const place = shownRows.findIndex((candidate) => toggles.idOf(candidate) === id)
      setPins((before) => {
        const places = before.list === current ? before.places : NO_PLACES
        if (place < 0 || places.has(id)) return before
        return { list: current, places: new Map([...places, [id, place]]) }
      })
      toggles.toggle(row, field)
    },
    [toggles],
  )
  return { view: view.state === 'ready' && value ? { ...view, value } : view, onToggle }
}

function pinPage<Row, Field extends keyof Row>(
  page: ListRows<Row> | undefined,
  places: Places,
  toggles: RowToggles<Row, Field> | undefined,
): { value: ListRows<Row> | undefined; rows: readonly Row[] } {
  if (page === undefined || toggles === undefined) return { value: page, rows: page?.rows ?? [] }
  const { idOf, getPressed, shown } = toggles
  const fetched = new Map(page.rows.map((row) => [idOf(row), row]))
  const pinned = [...places].flatMap(([id, place]): PinnedRow<Row>[] => {
    const row = fetched.get(id) ?? getPressed(id)
    return row === undefined ? [] : [{ row, place }]
  })
  const rows = pinRows(page.rows, pinned, idOf).map(shown)
  const count = rows.length - page.rows.length
  return { value: { ...page, rows, ...(count > 0 ? { pinned: count } : {}) }, rows }
}
