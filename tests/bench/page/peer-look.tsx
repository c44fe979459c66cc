// Peers without a look of their own get ours, and what our tables draw: names of rows, buttons that sort, checkboxes.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Input } from '../../../packages/ui/src/checkbox/Checkbox.styles'
import { SortButton } from '../../../packages/ui/src/data-table/DataTable.styles'

/** A checkbox of a row, or of all rows, as one element in our look. */
export function Check(props: { name: string; checked: boolean; onChange: (event: unknown) => void }) {
  const { name, checked, onChange } = props
  return <Input type="checkbox" aria-label={name} checked={checked} onChange={onChange} />
}

/** The button of a column head. */
export function SortHead(props: {
  title: string
  direction: 'asc' | 'desc' | false
  onClick: (event: unknown) => void
}) {
  const { title, direction, onClick } = props
  return (
    <SortButton type="button" onClick={onClick}>
      <span>{title}</span>
      {direction === 'asc' && <ArrowUp aria-hidden="true" />}
      {direction === 'desc' && <ArrowDown aria-hidden="true" />}
    </SortButton>
  )
}

/** The column widths of our tables. */
export const Widths = ({ columns }: { columns: number }) => (
  <colgroup>
    <col data-select="" />
    {Array.from({ length: columns }, (_, column) => (
      <col key={column} />
    ))}
  </colgroup>
)
