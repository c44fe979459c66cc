import { SearchField } from '@sitewright/ui/search-field'
import { useState } from 'react'

const USERS = ['Adaeze Okafor', 'Agnes Lindqvist', 'Anton Reyes']

export function Example() {
  const [search, setSearch] = useState('')
  const found = USERS.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <div style={{ maxWidth: '20rem' }}>
      <SearchField label="Search users" placeholder="Name" value={search} onChange={setSearch} />
      <p role="status">{found.length === 0 ? 'No users found' : found.join(', ')}</p>
    </div>
  )
}
