import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { Table } from '../../../packages/ui/src/data-table/DataTable.styles'
import { Scroller } from '../../../packages/ui/src/data-table/WindowedTable.styles'
import { ThemeStyles } from '../../../packages/ui/src/tokens/ThemeStyles'
import { handles } from './our-columns'
import { Check, SortHead, Widths } from './peer-look'
import { FilterField, start } from './start'
import { COLUMNS, type Row, tableRows } from './table-data'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns(
  COLUMNS.map(({ key, title }) => helper.accessor(key, { header: title, sortDescFirst: false })),
)
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const alignOf = (id: string) => (COLUMNS.some(({ key, isNumber }) => key === id && isNumber) ? 'end' : 'start')

const useRows = (data: Row[]) => useTable({ features, columns, data, globalFilterFn: 'includesString' })
type Rows = ReturnType<typeof useRows>

function Head({ table }: { table: Rows }) {
  return table.getHeaderGroups().map((group) => (
    <tr key={group.id} aria-rowindex={1}>
      <th scope="col" data-select="">
        <Check
          name="Select all rows"
          checked={table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
      </th>
      {group.headers.map(({ id, column }) => {
        const direction = column.getIsSorted()
        return (
          <th
            key={id}
            scope="col"
            aria-sort={direction === false ? undefined : ARIA_SORT[direction]}
            data-align={alignOf(id)}
          >
            <SortHead
              title={String(column.columnDef.header)}
              direction={direction}
              onClick={(event) => column.getToggleSortingHandler()?.(event)}
            />
          </th>
        )
      })}
    </tr>
  ))
}

type TableRow = ReturnType<Rows['getRowModel']>['rows'][number]

function Body({ table, row, index, top }: { table: Rows; row: TableRow; index: number; top?: number }) {
  const { name } = row.original
  const isSelected = row.getIsSelected()
  return (
    <tr
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      <td data-select="">
        <Check name={`Select ${name}`} checked={isSelected} onChange={row.getToggleSelectedHandler()} />
      </td>
      {row.getAllCells().map((cell, place) =>
        place === 0 ? (
          <th key={cell.id} scope="row" abbr={name}>
            <table.FlexRender cell={cell} />
          </th>
        ) : (
          <td key={cell.id} data-align={alignOf(cell.column.id)}>
            <table.FlexRender cell={cell} />
          </td>
        ),
      )}
    </tr>
  )
}

const Filter = ({ table }: { table: Rows }) => (
  <FilterField value={table.state.globalFilter ?? ''} onChange={(text) => table.setGlobalFilter(text)} />
)

function Windowed({ input }: { input: Row[] }) {
  const table = useRows(input)
  const { rows } = table.getRowModel()
  const scroller = useRef<HTMLDivElement>(null)
  // As its example of a native table: rows moved to their place within a box as high as all of them.
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    overscan: 5,
  })
  return (
    <>
      <ThemeStyles />
      <Filter table={table} />
      <Scroller ref={scroller} role="region" aria-label="People" tabIndex={0} style={{ maxHeight: 600 }}>
        <div style={{ height: windowed.getTotalSize() }}>
          <Table aria-rowcount={rows.length + 1} aria-label="People" data-density="comfortable">
            <Widths columns={COLUMNS.length} />
            <thead>
              <Head table={table} />
            </thead>
            <tbody>
              {windowed.getVirtualItems().map(({ index, start: top, size }, place) => {
                const row = rows[index]
                return row && <Body key={row.id} {...{ table, row, index }} top={top - place * size} />
              })}
            </tbody>
          </Table>
        </div>
      </Scroller>
    </>
  )
}

function Paged({ input }: { input: Row[] }) {
  const table = useRows(input)
  const { rows } = table.getRowModel()
  return (
    <>
      <ThemeStyles />
      <Filter table={table} />
      <Table aria-label="People" data-density="comfortable">
        <Widths columns={COLUMNS.length} />
        <thead>
          <Head table={table} />
        </thead>
        <tbody>
          {rows.slice(0, 50).map((row, index) => (
            <Body key={row.id} {...{ table, row, index }} />
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** Starts the page: rows in a scroll container, or the first 50. */
export const startTanStack = (isPaged: boolean) =>
  start({ prepare: tableRows, App: isPaged ? Paged : Windowed, ...handles })
