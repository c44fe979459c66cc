import { Lock, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { siteScreenLabels as labels } from '@sitewright/domain/sites/screen-messages'
import { DEFAULT_PROPERTY_TYPE } from '@sitewright/domain/sites/site'
import { IconButton } from '../../button/Button'
import { useControlled } from '../../form/use-controlled'
import { TextField } from '../../text-field/TextField'
import { EntryListEnd } from './EntryListEnd'
import { createIsStored, findPropertyProblem, isPermanent, type PropertyRow, readRows, writeRows } from './site-draft'
import { EntryHead, EntryRow, RowList } from './SitePropertiesForm.styles'
import { useEntryList } from '../patterns/use-entry-list'

const NEW_ROW: Omit<PropertyRow, 'id'> = { key: '', value: '', type: DEFAULT_PROPERTY_TYPE }

/** The free properties of a site, as a field of the surrounding form (SITE-56, SITE-57). */
export function PropertyRows({ stored, isReadOnly }: { stored: string; isReadOnly: boolean }) {
  const { value: text, onChange, error } = useControlled<string>('userProperties', '[]')
  const rows = readRows(text)
  const isStored = useMemo(() => createIsStored(stored), [stored])
  const { root, addButton, change, add, remove } = useEntryList(rows, NEW_ROW, (next) => onChange(writeRows(next)))
  return (
    <RowList ref={root}>
      <EntryHead aria-hidden="true">
        <span>{labels.propertyName}</span>
        <span>{labels.propertyValue}</span>
        <span>{labels.propertyType}</span>
      </EntryHead>
      <ul>
        {rows.map((row, place) => {
          const name = row.key.trim() || labels.unnamedProperty(place + 1)
          const isFixed = isPermanent(row.key) && rows.findIndex(({ key }) => key === row.key) === place
          const problem = findPropertyProblem(rows, place, isStored)
          const field = (part: 'key' | 'value' | 'type') => ({
            value: row[part],
            isLabelHidden: true,
            isReadOnly,
            autoComplete: 'off',
            error: problem[part],
            onChange: (next: string) => change(place, { ...row, [part]: next }),
          })
          return (
            <EntryRow key={row.id}>
              <TextField
                {...field('key')}
                label={labels.nameOf(place + 1)}
                isReadOnly={isReadOnly || isFixed}
                startIcon={isFixed ? <Lock aria-hidden="true" /> : undefined}
                help={isFixed ? labels.permanent : undefined}
              />
              <TextField {...field('value')} label={labels.valueOf(name)} />
              <TextField {...field('type')} label={labels.typeOf(name)} placeholder={DEFAULT_PROPERTY_TYPE} />
              <span data-part="end">
                {!isReadOnly && !isFixed && (
                  <IconButton
                    size="small"
                    label={labels.removeProperty(name)}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => remove(place)}
                  />
                )}
              </span>
            </EntryRow>
          )
        })}
      </ul>
      <EntryListEnd {...{ error, isReadOnly, addButton }} addLabel={labels.addProperty} onAdd={() => add()} />
    </RowList>
  )
}
