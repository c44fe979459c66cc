import { useState } from 'react'
import type { Sort } from '../../../../packages/ui/src/data-table/sort'
import { useRowSelection } from '../../../../packages/ui/src/data-table/use-row-selection'
import { useRowView } from '../../../../packages/ui/src/data-table/use-row-view'
import { WindowedTable } from '../../../../packages/ui/src/data-table/WindowedTable'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { FilterField, start } from '../start'
import { type Row, tableRows } from '../table-data'
import { columns, handles, rowKey, rowName } from '../our-columns'

function App({ input }: { input: Row[] }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>()
  const view = useRowView({ rows: input, columns, sort, search })
  const selection = useRowSelection({ view, rowKey })
  return (
    <>
      <ThemeStyles />
      <FilterField value={search} onChange={setSearch} />
      <WindowedTable
        caption="People"
        columns={columns}
        view={view}
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
