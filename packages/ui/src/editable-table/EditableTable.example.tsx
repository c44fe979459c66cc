import { EditableRow, EditableTable } from '@sitewright/ui/editable-table'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'

const COLUMNS = [
  { id: 'name', header: 'Name' },
  { id: 'value', header: 'Value' },
]

export function Example() {
  const [ids, setIds] = useState([1, 2])
  return (
    <EditableTable caption="Properties" columns={COLUMNS} onAdd={() => setIds([...ids, Math.max(0, ...ids) + 1])}>
      {ids.map((id) => (
        <EditableRow
          key={id}
          name={`Property ${id}`}
          cells={{
            name: <TextField label={`Name of property ${id}`} isLabelHidden defaultValue={`Property ${id}`} />,
            value: <TextField label={`Value of property ${id}`} isLabelHidden />,
          }}
          onRemove={() => setIds(ids.filter((other) => other !== id))}
        />
      ))}
    </EditableTable>
  )
}
