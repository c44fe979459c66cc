import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { siteScreenLabels as labels } from '@sitewright/domain/sites/screen-messages'
import { DEFAULT_PROPERTY_TYPE } from '@sitewright/domain/sites/site'
import { type EditableColumn, EditableRow, EditableTable } from '../../editable-table/EditableTable'
import { useControlled } from '../../form/use-controlled'
import { TextField } from '../../text-field/TextField'
import { editEntries } from '../patterns/edit-entries'
import { createIsStored, findPropertyProblem, isPermanent, type PropertyRow, readRows, writeRows } from './site-draft'

const NEW_ROW: Omit<PropertyRow, 'id'> = { key: '', value: '', type: DEFAULT_PROPERTY_TYPE }

type ColumnId = 'key' | 'value' | 'type'

export const PROPERTY_COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'key', header: labels.propertyName, width: '3fr' },
  { id: 'value', header: labels.propertyValue, width: '5fr' },
  { id: 'type', header: labels.propertyType, width: '2fr' },
]

const TABLE_LABELS = { add: labels.addProperty }

/** The free properties of a site, as a field of the surrounding form (SITE-56, SITE-57). */
export function PropertyRows({ stored, isReadOnly }: { stored: string; isReadOnly: boolean }) {
  const { value: text, onChange, error } = useControlled<string>('userProperties', '[]')
  const rows = readRows(text)
  const isStored = useMemo(() => createIsStored(stored), [stored])
  const { change, add, remove } = editEntries(rows, NEW_ROW, (next) => onChange(writeRows(next)))
  return (
    <EditableTable
      caption={labels.userProperties}
      columns={PROPERTY_COLUMNS}
      tools={isReadOnly ? 0 : 1}
      error={error}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => add()}
    >
      {rows.map((row, place) => {
        const name = row.key.trim() || labels.unnamedProperty(place + 1)
        const isFixed = isPermanent(row.key) && rows.findIndex(({ key }) => key === row.key) === place
        const problem = findPropertyProblem(rows, place, isStored)
        const field = (part: ColumnId) => ({
          value: row[part],
          isLabelHidden: true,
          isReadOnly,
          autoComplete: 'off',
          error: problem[part],
          onChange: (next: string) => change(place, { ...row, [part]: next }),
        })
        return (
          <EditableRow<ColumnId>
            key={row.id}
            name={name}
            cells={{
              key: (
                <TextField
                  {...field('key')}
                  label={labels.nameOf(place + 1)}
                  isReadOnly={isReadOnly || isFixed}
                  startIcon={isFixed ? <Lock aria-hidden="true" /> : undefined}
                  help={isFixed ? labels.permanent : undefined}
                />
              ),
              value: <TextField {...field('value')} label={labels.valueOf(name)} />,
              type: <TextField {...field('type')} label={labels.typeOf(name)} placeholder={DEFAULT_PROPERTY_TYPE} />,
            }}
            onRemove={isReadOnly || isFixed ? undefined : () => remove(place)}
          />
        )
      })}
    </EditableTable>
  )
}
