import { useMemo } from 'react'
import {
  mappingLabels as labels,
  mappingScreenMessages as messages,
} from '@sitewright/domain/resource-mappings/messages'
import type { MappedOwner } from '@sitewright/domain/resource-mappings/owners'
import { takenTypes } from '@sitewright/domain/resource-mappings/rules'
import { MAX_SHOWN_TYPES, type ResourceType } from '@sitewright/domain/resources/model'
import { nameType } from '@sitewright/domain/resources/types'
import { resourceTypeLabels } from '@sitewright/domain/resources/messages'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { Name, Row } from './Mappings.styles'

/** Props of MappingRow. */
export interface MappingRowProps {
  owner: MappedOwner
  types: readonly ResourceType[]
  /** Those that share types with nobody: a type of another one is disabled with its name (RES-24). */
  others: readonly MappedOwner[]
  /** Why the last change was not saved. */
  error: string | undefined
  isReadOnly: boolean
  onChange: (types: number[]) => void
}

const LABELS = {
  chosen: labels.chosen,
  showAll: (count: number) => resourceTypeLabels.hidden(count - MAX_SHOWN_TYPES),
}

/** A workflow or a preservation with the field of its resource types, whose tags remove them (RES-22, RES-23, RES-32). */
export function MappingRow({ owner, types, others, error, isReadOnly, onChange }: MappingRowProps) {
  const { id, name, problem, resourceTypes } = owner
  const options = useMemo(() => {
    const assigned = new Set(resourceTypes)
    const taken = takenTypes(others, id)
    const nameOf = (other: number | undefined) => others.find((candidate) => candidate.id === other)?.name
    return types.map(({ typeNumber, typeName }) => {
      const user = nameOf(taken.get(typeNumber))
      const disabledReason = assigned.has(typeNumber)
        ? undefined
        : (problem ?? (user === undefined ? undefined : messages.usedBy(user)))
      return { value: typeNumber, label: typeName, disabledReason }
    })
  }, [types, others, id, problem, resourceTypes])
  const chosen = useMemo(
    () => resourceTypes.map((type) => ({ value: type, label: nameType(types, type) })),
    [types, resourceTypes],
  )
  return (
    <Row>
      <Name>{name}</Name>
      <MultiComboBox<number>
        label={labels.typesOf(name)}
        isLabelHidden
        placeholder={resourceTypes.length === 0 && !isReadOnly && problem === undefined ? labels.placeholder : ''}
        options={options}
        chosenOptions={chosen}
        value={resourceTypes}
        maxVisibleTags={MAX_SHOWN_TYPES}
        labels={LABELS}
        isReadOnly={isReadOnly}
        onChange={onChange}
        help={problem}
        error={error}
      />
    </Row>
  )
}
