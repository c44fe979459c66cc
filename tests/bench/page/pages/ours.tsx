import { useState } from 'react'
import { DataTable } from '../../../../packages/ui/src/data-table/DataTable'
import type { Sort } from '../../../../packages/ui/src/data-table/sort'
import { useRowSelection } from '../../../../packages/ui/src/data-table/use-row-selection'
import { useRowView } from '../../../../packages/ui/src/data-table/use-row-view'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { FilterField, start } from '../start'
import { type Row, tableRows } from '../table-data'
import { columns, handles, rowKey, rowName } from '../our-columns'

const PAGE = 50

function App({ input }: { input: Row[] }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>()
  const view = useRowView({ rows: input, columns, sort, search })
  // All that match are selected, as with the others, and not the page: the first page stands where the rows begin.
  const selection = useRowSelection({ view, rowKey })
  return (
    <>
      <ThemeStyles />
      <FilterField value={search} onChange={setSearch} />
      <DataTable
        caption="People"
        columns={columns}
        rows={view.slice(0, PAGE)}
        rowKey={rowKey}
        rowName={rowName}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
      />
    </>
  )
}

start({ prepare: tableRows, App, ...handles })
