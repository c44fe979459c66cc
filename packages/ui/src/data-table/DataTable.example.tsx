import { type Column, DataTable, type Sort } from '@sitewright/ui/data-table'
import { useRowView } from '@sitewright/ui/use-row-view'
import { useState } from 'react'

interface Site {
  id: number
  name: string
  users: number
}

const SITES: Site[] = [
  { id: 1, name: 'Laydown Yard B', users: 12 },
  { id: 2, name: 'Module Yard', users: 140 },
  { id: 3, name: 'Tank Farm', users: 7 },
]
const COLUMNS: Column<Site>[] = [
  { id: 'name', header: 'Name', isSortable: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'users',
    header: 'Users',
    width: 120,
    align: 'end',
    isSortable: true,
    cell: ({ users }) => users,
    sortValue: ({ users }) => users,
  },
]

export function Example() {
  const [sort, setSort] = useState<Sort>({ columnId: 'name', direction: 'ascending' })
  const view = useRowView({ rows: SITES, columns: COLUMNS, sort })
  return (
    <DataTable
      caption="Sites"
      columns={COLUMNS}
      rows={view.rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/sites/${id}`}
      sort={sort}
      onSortChange={setSort}
      layout="framed"
      minWidth="20rem"
    />
  )
}
