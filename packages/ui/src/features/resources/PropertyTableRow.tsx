import { memo } from 'react'
import { propertyLabels as labels, resourceTypeLabels } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { type PropertyType, type ResourceProperty, withSelection } from '@sitewright/domain/resources/property'
import { Checkbox } from '../../checkbox/Checkbox'
import { type EditableColumn, EditableRow } from '../../editable-table/EditableTable'
import { Select, type SelectOption } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import { ResourceTypeField } from './ResourceTypeField'
import { nameRow, type PropertyRow } from './property-draft'
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
  row: PropertyRow
  place: number
  types: readonly ResourceType[]
  nameProblem: string | undefined
  valueProblem: string | undefined
  /** Which earlier property has the same name, as a sentence. */
  clash: string | undefined
  change: 'added' | 'changed' | undefined
  /** Why the property cannot be changed. */
  readOnlyReason: string | undefined
  onChange: (id: number, property: ResourceProperty) => void
  onRemove: (id: number) => void
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
  const { row, place, types, nameProblem, valueProblem, clash, change, readOnlyReason, onChange, onRemove } = props
  const { property } = row
  const name = nameRow(row, place)
  const isReadOnly = readOnlyReason !== undefined
  const edit = (part: Partial<ResourceProperty>): void => onChange(row.id, { ...property, ...part })
  return (
    <EditableRow<PropertyColumn>
      name={labels.rowOf(name, place + 1)}
      change={change}
      cells={{
        place: place + 1,
        name: (
          <TextField
            label={labels.nameOf(place + 1)}
            isLabelHidden
            autoComplete="off"
            value={property.label}
            error={nameProblem}
            isReadOnly={isReadOnly}
            onChange={(label) => edit({ label })}
          />
        ),
        type: (
          <Select<PropertyType>
            label={labels.typeOf(name)}
            isLabelHidden
            options={TYPES}
            value={property.type}
            disabledReason={readOnlyReason}
            onChange={(type) => edit({ type })}
          />
        ),
        value:
          property.type === 'default' ? (
            <TextField
              label={labels.defaultOf(name)}
              isLabelHidden
              autoComplete="off"
              placeholder={labels.noDefault}
              value={property.defaultValue}
              error={valueProblem}
              isReadOnly={isReadOnly}
              onChange={(defaultValue) => edit({ defaultValue })}
            />
          ) : (
            <Choices>
              <SelectionField
                label={labels.selectionOf(name)}
                placeholder={isReadOnly ? undefined : labels.addSelection}
                value={property.selection}
                error={valueProblem}
                isReadOnly={isReadOnly}
                onChange={(selection) => edit(withSelection(property, selection))}
              />
              <Select
                label={labels.defaultOf(name)}
                isLabelHidden
                options={toDefaultOptions(property)}
                value={property.defaultValue}
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
              value={property.resourceTypes}
              isReadOnly={isReadOnly}
              placeholder={property.resourceTypes.length === 0 ? resourceTypeLabels.all : undefined}
              onChange={(resourceTypes) => edit({ resourceTypes })}
            />
            {clash !== undefined && <Clashes>{clash}</Clashes>}
          </>
        ),
        elevated: (
          <Checkbox
            label={labels.elevatedOf(name)}
            isLabelHidden
            checked={property.requiresElevated}
            disabledReason={readOnlyReason}
            onChange={(requiresElevated) => edit({ requiresElevated })}
          />
        ),
        editable: (
          <Checkbox
            label={labels.editableOf(name)}
            isLabelHidden
            checked={property.isAlwaysEditable}
            disabledReason={readOnlyReason}
            onChange={(isAlwaysEditable) => edit({ isAlwaysEditable })}
          />
        ),
      }}
      onRemove={isReadOnly ? undefined : () => onRemove(row.id)}
    />
  )
})
