import { Lock } from 'lucide-react'
import { siteScreenLabels as labels } from '@sitewright/domain/sites/screen-messages'
import { DEFAULT_PROPERTY_TYPE } from '@sitewright/domain/sites/site'
import { toKey } from '../../draft/merge-fields'
import { type EditableColumn, EditableRow, EditableTable } from '../../editable-table/EditableTable'
import { TextField } from '../../text-field/TextField'
import { getRowChange } from '../patterns/row-change'
import { useFormRows } from '../patterns/use-form-rows'
import { findPropertyProblems, isPermanent, type PropertyRow, type SiteDraft } from './site-draft'

const NEW_ROW: PropertyRow = { key: '', value: '', type: DEFAULT_PROPERTY_TYPE }

type ColumnId = 'key' | 'value' | 'type'

export const PROPERTY_COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'key', header: labels.propertyName, width: '3fr' },
  { id: 'value', header: labels.propertyValue, width: '5fr' },
  { id: 'type', header: labels.propertyType, width: '2fr' },
]

const TABLE_LABELS = { add: labels.addProperty }

/** The free properties of a site, as a field of the surrounding form (SITE-56, SITE-57). */
export function PropertyRows({ isReadOnly }: { isReadOnly: boolean }) {
  const { rows, base, error, add, change, remove } = useFormRows<SiteDraft, 'userProperties'>('userProperties')
  const keys = [...rows.values()].map(({ key }) => key)
  const problems = findPropertyProblems(rows, base)
  return (
    <EditableTable
      caption={labels.userProperties}
      columns={PROPERTY_COLUMNS}
      tools={isReadOnly ? 0 : 1}
      error={error}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => void add(NEW_ROW)}
    >
      {[...rows].map(([id, row], place) => {
        const name = row.key.trim() || labels.unnamedProperty(place + 1)
        const isFixed = isPermanent(row.key) && keys.indexOf(row.key) === place
        const field = (part: ColumnId) => ({
          name: toKey(['userProperties', id, part]),
          value: row[part],
          isLabelHidden: true,
          isReadOnly,
          autoComplete: 'off',
          error: problems.get(id)?.[part],
          onChange: (next: string) => change(id, { [part]: next }),
        })
        return (
          <EditableRow<ColumnId>
            key={id}
            name={name}
            change={getRowChange(base, id, row)}
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
            onRemove={isReadOnly || isFixed ? undefined : () => remove(id)}
          />
        )
      })}
    </EditableTable>
  )
}
