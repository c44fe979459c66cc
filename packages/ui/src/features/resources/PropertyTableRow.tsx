import { memo } from 'react'
import { propertyLabels as labels, resourceTypeLabels } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { type PropertyType, type ResourceProperty, withSelection } from '@sitewright/domain/resources/property'
import type { StoredProperty } from '@sitewright/domain/resources/property-config'
import { Checkbox } from '../../checkbox/Checkbox'
import { toKey } from '../../draft/merge-fields'
import { type EditableColumn, EditableRow } from '../../editable-table/EditableTable'
import { Select, type SelectOption } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import { ResourceTypeField } from './ResourceTypeField'
import { nameRow } from './property-draft'
import { Choices, Clashes } from './ResourceProperties.styles'
import { SelectionField } from './SelectionField'

type PropertyColumn = 'place' | 'name' | 'type' | 'value' | 'types' | 'elevated' | 'editable'

export const PROPERTY_COLUMNS: readonly EditableColumn<PropertyColumn>[] = [
  { id: 'place', header: labels.place, width: '1.75rem', align: 'end', block: 'title' },
  { id: 'name', header: labels.name, width: '19fr', isRowHeader: true },
  { id: 'type', header: labels.type, width: '6.75rem' },
  { id: 'value', header: labels.value, width: '22fr' },
  { id: 'types', header: labels.resourceTypes, width: '25fr' },
  { id: 'elevated', header: labels.requiresElevated, width: '6.5rem', block: 'half' },
  { id: 'editable', header: labels.alwaysEditable, width: '6.5rem', block: 'half' },
]

/** Props of PropertyTableRow. */
export interface PropertyTableRowProps {
  id: string
  row: StoredProperty
  place: number
  types: readonly ResourceType[]
  nameProblem: string | undefined
  valueProblem: string | undefined
  /** Which earlier property has the same name, as a sentence. */
  clash: string | undefined
  change: 'added' | 'changed' | undefined
  /** Why the property cannot be changed. */
  readOnlyReason: string | undefined
  onChange: (id: string, part: Partial<ResourceProperty>) => void
  onRemove: (id: string) => void
}

const TYPES: readonly { value: PropertyType; label: string }[] = [
  { value: 'default', label: labels.types.default },
  { value: 'selection', label: labels.types.selection },
]

/** The default values to choose from: none, the selection, and a stored one that the selection does not have. */
const toDefaultOptions = ({ selection, defaultValue }: ResourceProperty): SelectOption[] =>
  [...new Set(['', ...selection, defaultValue])].map((value) => ({
    value,
    label: value === '' ? labels.noDefault : value,
  }))

/** A property with an editor in each cell. */
export const PropertyTableRow = memo(function PropertyTableRow(props: PropertyTableRowProps) {
  const { id, row, place, types, nameProblem, valueProblem, clash, change, readOnlyReason, onChange, onRemove } = props
  const name = nameRow(row, place)
  const isReadOnly = readOnlyReason !== undefined
  const edit = (part: Partial<ResourceProperty>): void => onChange(id, part)
  const toName = (part: keyof ResourceProperty): string => toKey(['properties', id, part])
  const check = (part: 'requiresElevated' | 'isAlwaysEditable', label: string) => (
    <Checkbox
      name={toName(part)}
      label={label}
      isLabelHidden
      isSelected={row[part]}
      disabledReason={readOnlyReason}
      onChange={(isOn) => edit({ [part]: isOn })}
    />
  )
  return (
    <EditableRow<PropertyColumn>
      name={labels.rowOf(name, place + 1)}
      change={change}
      cells={{
        place: place + 1,
        name: (
          <TextField
            name={toName('label')}
            label={labels.nameOf(place + 1)}
            isLabelHidden
            autoComplete="off"
            value={row.label}
            error={nameProblem}
            isReadOnly={isReadOnly}
            onChange={(label) => edit({ label })}
          />
        ),
        type: (
          <Select<PropertyType>
            name={toName('type')}
            label={labels.typeOf(name)}
            isLabelHidden
            options={TYPES}
            value={row.type}
            disabledReason={readOnlyReason}
            onChange={(type) => edit({ type })}
          />
        ),
        value:
          row.type === 'default' ? (
            <TextField
              name={toName('defaultValue')}
              label={labels.defaultOf(name)}
              isLabelHidden
              autoComplete="off"
              placeholder={labels.noDefault}
              value={row.defaultValue}
              error={valueProblem}
              isReadOnly={isReadOnly}
              onChange={(defaultValue) => edit({ defaultValue })}
            />
          ) : (
            <Choices>
              <SelectionField
                label={labels.selectionOf(name)}
                placeholder={isReadOnly ? undefined : labels.addSelection}
                value={row.selection}
                error={valueProblem}
                isReadOnly={isReadOnly}
                onChange={(selection) => edit(withSelection(row, selection))}
              />
              <Select
                name={toName('defaultValue')}
                label={labels.defaultOf(name)}
                isLabelHidden
                options={toDefaultOptions(row)}
                value={row.defaultValue}
                disabledReason={readOnlyReason}
                onChange={(defaultValue) => edit({ defaultValue })}
              />
            </Choices>
          ),
        types: (
          <>
            <ResourceTypeField
              label={labels.resourceTypesOf(name)}
              isLabelHidden
              types={types}
              value={row.resourceTypes}
              isReadOnly={isReadOnly}
              placeholder={row.resourceTypes.length === 0 ? resourceTypeLabels.all : undefined}
              onChange={(resourceTypes) => edit({ resourceTypes })}
            />
            {clash !== undefined && <Clashes>{clash}</Clashes>}
          </>
        ),
        elevated: check('requiresElevated', labels.elevatedOf(name)),
        editable: check('isAlwaysEditable', labels.editableOf(name)),
      }}
      onRemove={isReadOnly ? undefined : () => onRemove(id)}
    />
  )
})
