import { IconButton } from '@sitewright/ui/button'
import { type Column, DataTable } from '@sitewright/ui/data-table'
import { ToggleBadge } from '@sitewright/ui/toggle-badge'
import { Copy } from 'lucide-react'
import { useState } from 'react'

interface User {
  id: number
  name: string
  isActive: boolean
}

const USERS: User[] = [
  { id: 1, name: 'Adaeze Okafor', isActive: true },
  { id: 2, name: 'Agnes Lindqvist', isActive: true },
  { id: 3, name: 'Anton Reyes', isActive: false },
]

export function Example() {
  const [users, setUsers] = useState(USERS)
  const setActive = (id: number, isActive: boolean) =>
    setUsers((now) => now.map((user) => (user.id === id ? { ...user, isActive } : user)))
  const duplicate = (user: User) => setUsers((now) => [...now, { ...user, id: now.length + 1, name: `${user.name} 2` }])
  const columns: Column<User>[] = [
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    {
      id: 'isActive',
      header: 'Active',
      width: 128,
      isTool: () => true,
      cell: ({ id, name, isActive }) => (
        <ToggleBadge
          owner={name}
          isSelected={isActive}
          actionDescription={isActive ? 'Press to deactivate.' : 'Press to activate.'}
          isMuted={!isActive}
          onChange={(isSelected) => setActive(id, isSelected)}
        >
          {isActive ? 'Active' : 'Inactive'}
        </ToggleBadge>
      ),
    },
    {
      id: 'duplicate',
      header: 'Duplicate',
      isHeaderHidden: true,
      width: 64,
      isTool: () => true,
      cell: (user) => (
        <IconButton
          size="small"
          label={`Duplicate ${user.name}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => duplicate(user)}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      layout="framed"
      minWidth="20rem"
    />
  )
}
