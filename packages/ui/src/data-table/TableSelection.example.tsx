import { Button } from '@sitewright/ui/button'
import { type Column, DataTable } from '@sitewright/ui/data-table'
import { SelectionBar } from '@sitewright/ui/selection-bar'
import { useSelection } from '@sitewright/ui/use-selection'

interface User {
  id: number
  name: string
}

const USERS: User[] = [
  { id: 1, name: 'Adaeze Okafor' },
  { id: 2, name: 'Agnes Lindqvist' },
  { id: 3, name: 'Anton Reyes' },
]
const COLUMNS: Column<User>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }]

export function Example() {
  const selection = useSelection({ rows: USERS, rowKey: ({ id }) => id, total: USERS.length })
  return (
    <>
      <DataTable
        caption="Users"
        columns={COLUMNS}
        rows={USERS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        selection={selection}
        layout="framed"
      />
      <SelectionBar selection={selection}>
        <Button>Assign…</Button>
      </SelectionBar>
    </>
  )
}
