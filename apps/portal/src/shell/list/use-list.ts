import type { ListFilter, ListRows } from '@sitewright/domain/shared/lists'
import type { ListState } from '@sitewright/ui/features/patterns/ListPage'
import { asView } from '../../data/as-view'
import type { Read } from '../../data/read'
import type { RowToggles } from '../../data/toggle-store'
import { type ListFilterOptions, useListFilter } from './use-list-filter'
import { useRowFocus } from './use-row-focus'
import { useShownFilter } from './use-shown-filter'
import { useTablePreferences } from './use-table-preferences'
import { useToggledRows } from './use-toggled-rows'

/** A list: its address, and what the user chose for its table. Declare it once, outside of components. */
export interface ListOptions<Key extends string, Extra extends object> extends ListFilterOptions<Key, Extra> {
  /** Names the table where its preferences are stored. */
  table: string
  /** Ids of columns that are hidden until the user chooses. */
  hiddenAtFirst?: readonly string[]
}

/** The filter of a list in the address, and the preferences of its table. `filter` is the input of its read. */
export function useList<Key extends string, Extra extends object = object>(options: ListOptions<Key, Extra>) {
  const table = useTablePreferences(options.table, options.hiddenAtFirst)
  const address = useListFilter(options, table)
  return { filter: address.value, address, table }
}

type List<Key extends string, Extra extends object> = ReturnType<typeof useList<Key, Extra>>

/**
 * The props that every list screen has, from its address and its read. Rows whose badge was pressed stay in their place (USER-129), and coming
 * back from a row focuses it.
 * @param toggles the badges of its rows, if it has any
 * @param failed the message of a failed read if the server sends none
 */
export function useListProps<
  Row extends object,
  Key extends string,
  Extra extends object,
  Field extends keyof Row = never,
>(
  { address, table }: List<Key, Extra>,
  read: Read<ListRows<Row>>,
  failed: string,
  toggles?: RowToggles<Row, Field>,
): ListState<Row, ListFilter<Key> & Extra> & { onToggle: (row: Row, field: Field) => void } {
  const shown = useShownFilter(read, address.request)
  const { view, onToggle } = useToggledRows(asView(read, failed), shown.key, toggles)
  useRowFocus(read.data !== undefined)
  return {
    view,
    onToggle,
    filter: address.value,
    shownFilter: shown.value,
    onFilter: address.change,
    pageHref: address.pageHref,
    table,
  }
}
