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
import { FilterField, start } from '../start'
import { tableChecks } from '../table-checks'
import { COLUMNS, type Row, tableRows } from '../table-data'

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

function App({ input }: { input: Row[] }) {
  const table = useTable({ features, columns, data: input, globalFilterFn: 'includesString' })
  const { rows } = table.getRowModel()
  const scroller = useRef<HTMLDivElement>(null)
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 5,
  })
  return (
    <>
      <FilterField value={table.state.globalFilter ?? ''} onChange={(text) => table.setGlobalFilter(text)} />
      <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
        <table style={{ display: 'grid' }}>
          <thead style={{ position: 'sticky', top: 0 }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ display: 'flex' }}>
                <th>
                  <input
                    type="checkbox"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
                {group.headers.map((header) => (
                  <th key={header.id} style={{ width: 160 }} onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ display: 'grid', position: 'relative', height: windowed.getTotalSize() }}>
            {windowed.getVirtualItems().map(({ index, start: top }) => {
              const row = rows[index]
              if (!row) return null
              const place = { position: 'absolute', transform: `translateY(${top}px)`, display: 'flex' } as const
              return (
                <tr key={row.id} style={place}>
                  <td>
                    <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
                  </td>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} style={{ width: 160, height: 40 }}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

const rows = () => [...document.querySelectorAll('tbody tr')]
const head = (place: number) => document.querySelectorAll('th')[place + 1]
start({
  prepare: tableRows,
  App,
  find: {
    textHead: () => head(0),
    numberHead: () => head(3),
    allCheck: () => document.querySelector('th input'),
    filter: () => document.querySelector('#filter'),
  },
  is: tableChecks(
    () => rows().map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
    () => rows().every((row) => row.querySelector('input')?.checked === true),
  ),
})
