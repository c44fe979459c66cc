import { Plus } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import {
  propertyLabels as labels,
  propertyMessages as messages,
  resourceTypeLabels,
} from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { Button } from '../../button/Button'
import { SearchField } from '../../search-field/SearchField'
import { Select } from '../../select/Select'
import type { PropertyFilter } from './property-draft'
import { Count, Find, Toolbar } from './ResourceProperties.styles'

/** Props of PropertiesToolbar. */
export interface PropertiesToolbarProps {
  filter: PropertyFilter
  onFilterChange: (filter: PropertyFilter) => void
  types: readonly ResourceType[]
  count: number
  shownCount: number
  isEditable: boolean
  addButton: Ref<HTMLButtonElement>
  onAdd: () => void
  /** Left out for a config that someone else deleted. */
  onDelete: (() => void) | undefined
}

/** Search and filter, and the actions on the config. */
export function PropertiesToolbar(props: PropertiesToolbarProps) {
  const { filter, onFilterChange, types, count, shownCount, isEditable, addButton, onAdd, onDelete } = props
  const options = useMemo(
    () => [
      { value: '', label: resourceTypeLabels.all },
      ...types.map(({ typeNumber, typeName }) => ({ value: String(typeNumber), label: typeName })),
    ],
    [types],
  )
  return (
    <Toolbar>
      <Find>
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={filter.search}
          onChange={(search) => onFilterChange({ ...filter, search })}
        />
      </Find>
      <Select
        layout="prefixed"
        label={labels.filterType}
        options={options}
        value={filter.type}
        onChange={(type) => onFilterChange({ ...filter, type })}
      />
      <Count role="status">{shownCount === count ? messages.count(count) : messages.found(shownCount, count)}</Count>
      {isEditable && (
        <>
          <Button ref={addButton} icon={<Plus aria-hidden="true" />} aria-keyshortcuts="Alt+N" onClick={onAdd}>
            {labels.addProperty}
          </Button>
          {onDelete !== undefined && (
            <Button tone="danger" onClick={onDelete}>
              {labels.delete}
            </Button>
          )}
        </>
      )}
    </Toolbar>
  )
}
