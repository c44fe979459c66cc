import { type Column, DataTable } from '@sitewright/ui/data-table'
import { EmptyState } from '@sitewright/ui/empty-state'
import { SearchField } from '@sitewright/ui/search-field'
import { useState } from 'react'

const USERS = [
  { id: 1, name: 'Adaeze Okafor' },
  { id: 2, name: 'Agnes Lindqvist' },
  { id: 3, name: 'Anton Reyes' },
]
const COLUMNS: Column<(typeof USERS)[number]>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }]

export function Example() {
  const [search, setSearch] = useState('')
  const found = USERS.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const result = `${found.length} of ${USERS.length} users`
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <SearchField label="Search users" placeholder="Name" value={search} onChange={setSearch} />
      <DataTable
        caption="Users"
        columns={COLUMNS}
        rows={found}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={<EmptyState title="No users found">None of the users match “{search}”.</EmptyState>}
        announcement={result}
        layout="framed"
        footer={result}
      />
    </div>
  )
}
