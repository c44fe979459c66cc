// The community grid: pages of a hundred at most, within which it draws the rows in view; or pages of 50, all of them drawn.
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { FilterField, start } from './start'
import { tableChecks } from './table-checks'
import { COLUMNS, type Row, tableRows } from './table-data'

const columns = COLUMNS.map(({ key, title, isNumber }) => ({
  field: key,
  headerName: title,
  width: 160,
  ...(isNumber ? ({ type: 'number', valueFormatter: (value: number) => String(value) } as const) : {}),
}))

function People({ input, isPaged }: { input: Row[]; isPaged: boolean }) {
  const pageSize = isPaged ? 50 : 100
  const [search, setSearch] = useState('')
  const filterModel = useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: search === '' ? [] : [search] }),
    [search],
  )
  return (
    <>
      <FilterField value={search} onChange={setSearch} />
      <div style={{ height: 680, width: 900 }}>
        <DataGrid
          rows={input}
          columns={columns}
          rowHeight={40}
          checkboxSelection
          disableRowSelectionOnClick
          filterModel={filterModel}
          initialState={{ pagination: { paginationModel: { pageSize, page: 0 } } }}
          pageSizeOptions={[pageSize]}
          disableVirtualization={isPaged}
          aria-label="People"
        />
      </div>
    </>
  )
}

const rows = () => [...document.querySelectorAll('.MuiDataGrid-row')]

/** Starts the page: the rows in view of pages of 100, or pages of 50. */
export const startMui = (isPaged: boolean) =>
  start({
    prepare: tableRows,
    App: ({ input }: { input: Row[] }) => <People input={input} isPaged={isPaged} />,
    find: {
      textHead: () => document.querySelector('[role=columnheader][data-field=name]'),
      numberHead: () => document.querySelector('[role=columnheader][data-field=projects]'),
      allCheck: () => document.querySelector('[role=columnheader] input'),
      filter: () => document.querySelector('#filter'),
    },
    is: tableChecks(
      () =>
        rows().map((row) =>
          [...row.querySelectorAll('[role=gridcell]')].slice(1).map((cell) => cell.textContent ?? ''),
        ),
      () => rows().every((row) => row.getAttribute('aria-selected') === 'true'),
    ),
  })
