import { useState } from 'react'
import { MAX_SELECTED_ROWS } from '@sitewright/domain/shared/lists'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { useSelection } from '../../data-table/use-selection'

/** Options of useListSelection. */
export interface ListSelectionOptions<Row> {
  /** The rows of the page. */
  rows: readonly Row[]
  /** Number of matching rows on all pages. */
  total: number
  idOf: (row: Row) => number
  /** Names the filter and the sort order. Another one clears the selection: "all that match" would mean other rows. */
  list: string
  /** Why a row cannot be selected, as a sentence. */
  disabledReason: (row: Row) => string | undefined
  /** Loads all matching rows in one call. Resolves to undefined after a failure, which it has reported. */
  loadAll: () => Promise<readonly Row[] | undefined>
}

interface State<Row> {
  list: string
  /** The selected rows of all pages, by id. */
  selected: ReadonlyMap<number, Row>
  /** Matching rows that "select all" left out because the user cannot edit them. */
  skipped: number
  isLoading: boolean
}

const selectNothing = <Row>(list: string): State<Row> => ({ list, selected: new Map(), skipped: 0, isLoading: false })

/**
 * The selected rows of a list, on all of its pages. They stay selected while the user turns pages, and every page shows how many they are.
 * @returns `rows`: the selected rows, `selection` for the table, `deselect` for some rows by id, and the props of its bar
 */
export function useListSelection<Row>(options: ListSelectionOptions<Row>) {
  const { rows, total, idOf, list, disabledReason, loadAll } = options
  const [state, setState] = useState(() => selectNothing<Row>(list))
  // Adjusted while rendering, so that no row of the previous list is acted on.
  if (state.list !== list) setState(selectNothing(list))
  const { selected: chosen, skipped, isLoading } = state.list === list ? state : selectNothing<Row>(list)
  const onPage = new Map(rows.map((row) => [idOf(row), row]))
  const canSelect = (row: Row): boolean => disabledReason(row) === undefined
  // The page has the newer version of a row, which can be disabled by now.
  const newest = [...chosen].map(([key, row]) => [key, onPage.get(key) ?? row] as const)
  const selected: ReadonlyMap<number, Row> = new Map(newest.filter(([, row]) => canSelect(row)))

  const table = useSelection<Row, number>({
    rows,
    rowKey: idOf,
    total,
    value: { kind: 'some', keys: new Set(selected.keys()) },
    onChange: (next) => {
      const keys = next.kind === 'some' ? [...next.keys] : []
      const entries = keys.flatMap((key): [number, Row][] => {
        const row = onPage.get(key) ?? selected.get(key)
        return row === undefined ? [] : [[key, row]]
      })
      setState({ ...selectNothing(list), selected: new Map(entries) })
    },
    disabledReason,
  })

  const selectAll = async (): Promise<void> => {
    setState((before) => ({ ...before, isLoading: true }))
    const all = await loadAll()
    const selectable = all?.filter(canSelect)
    setState((before) => {
      // The filter changed while the rows loaded.
      if (before.list !== list) return before
      if (all === undefined || selectable === undefined) return { ...before, isLoading: false }
      return {
        ...selectNothing(list),
        selected: new Map(selectable.map((row) => [idOf(row), row])),
        skipped: all.length - selectable.length,
      }
    })
  }

  const deselect = (ids: readonly number[]): void =>
    setState((before) => ({
      ...before,
      selected: new Map([...before.selected].filter(([id]) => !ids.includes(id))),
    }))

  const elsewhere = [...selected.keys()].filter((key) => !onPage.has(key)).length
  const hasMore = table.state === 'all' && selected.size + skipped < total && rows.length < total
  return {
    rows: [...selected.values()],
    deselect,
    selection: { ...table, onSelectAll: hasMore ? () => void selectAll() : undefined },
    bar: {
      isSelectingAll: isLoading,
      selectAllDisabledReason: total > MAX_SELECTED_ROWS ? listMessages.tooManySelected(MAX_SELECTED_ROWS) : undefined,
      labels: {
        count: (count: string, of: string) => listMessages.selected(count, of, elsewhere, skipped),
        selectAll: listMessages.selectAll,
      },
    },
  }
}
