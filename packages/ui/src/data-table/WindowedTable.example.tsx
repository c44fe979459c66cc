import { type Column, WindowedTable } from '@sitewright/ui/windowed-table'
import { useRowView } from '@sitewright/ui/use-row-view'

interface WorkPackage {
  id: number
  name: string
  hours: number
}

const ROWS: WorkPackage[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Work package ${index + 1}`,
  hours: (index * 7) % 40,
}))
const COLUMNS: Column<WorkPackage>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name },
  { id: 'hours', header: 'Hours', cell: (row) => row.hours },
]

export function Example() {
  const view = useRowView({ rows: ROWS, columns: COLUMNS })
  return (
    <WindowedTable
      caption="Work packages"
      view={view}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
    />
  )
}
