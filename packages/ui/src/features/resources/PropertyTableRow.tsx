import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { propertyLabels as labels, resourceTypeLabels } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { type PropertyType, type ResourceProperty, withSelection } from '@sitewright/domain/resources/property'
import { IconButton } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { Select, type SelectOption } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import { ResourceTypeField } from './ResourceTypeField'
import { nameRow, type PropertyRow } from './property-draft'
import { Choices, Clashes } from './ResourceProperties.styles'
import { SelectionField } from './SelectionField'
import { CELL, ROW, ROW_HEADER } from './table-roles'

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
  const reason = isReadOnly ? { disabledReason: readOnlyReason } : {}
  return (
    <tr {...ROW} data-change={change}>
      <td {...CELL} data-part="place">
        {place + 1}
      </td>
      <th {...ROW_HEADER} data-head={labels.name}>
        <TextField
          label={labels.nameOf(place + 1)}
          isLabelHidden
          autoComplete="off"
          value={property.label}
          error={nameProblem}
          isReadOnly={isReadOnly}
          onChange={(label) => edit({ label })}
        />
      </th>
      <td {...CELL} data-head={labels.type}>
        <Select<PropertyType>
          label={labels.typeOf(name)}
          isLabelHidden
          options={TYPES}
          value={property.type}
          {...reason}
          onChange={(type) => edit({ type })}
        />
      </td>
      <td {...CELL} data-head={labels.value}>
        {property.type === 'default' ? (
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
              {...reason}
              onChange={(defaultValue) => edit({ defaultValue })}
            />
          </Choices>
        )}
      </td>
      <td {...CELL} data-head={labels.resourceTypes}>
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
      </td>
      <td {...CELL} data-head={labels.requiresElevated} data-part="flag">
        <Checkbox
          label={labels.elevatedOf(name)}
          isLabelHidden
          checked={property.requiresElevated}
          {...reason}
          onChange={(requiresElevated) => edit({ requiresElevated })}
        />
      </td>
      <td {...CELL} data-head={labels.alwaysEditable} data-part="flag">
        <Checkbox
          label={labels.editableOf(name)}
          isLabelHidden
          checked={property.isAlwaysEditable}
          {...reason}
          onChange={(isAlwaysEditable) => edit({ isAlwaysEditable })}
        />
      </td>
      <td {...CELL} data-part="tool">
        {!isReadOnly && (
          <IconButton
            size="small"
            label={labels.removeOf(name, place + 1)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(row.id)}
          />
        )}
      </td>
    </tr>
  )
})
