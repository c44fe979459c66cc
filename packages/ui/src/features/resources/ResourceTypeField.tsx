import { useMemo } from 'react'
import { resourceTypeLabels } from '@sitewright/domain/resources/messages'
import { MAX_SHOWN_TYPES, type ResourceType } from '@sitewright/domain/resources/model'
import { nameType } from '@sitewright/domain/resources/types'
import { MultiComboBox, type MultiComboBoxProps } from '../../combo-box/MultiComboBox'

/** Props of ResourceTypeField. */
export interface ResourceTypeFieldProps extends Omit<
  MultiComboBoxProps<number>,
  'options' | 'chosenOptions' | 'maxVisibleTags' | 'labels' | 'value' | 'onChange'
> {
  /** All resource types. Memoize them. */
  types: readonly ResourceType[]
  /** The `typeNumber` of each selected type. A type that `types` does not have is named by its number. */
  value: readonly number[]
  onChange: (value: number[]) => void
}

const LABELS = {
  chosen: resourceTypeLabels.chosen,
  showAll: (count: number) => resourceTypeLabels.hidden(count - MAX_SHOWN_TYPES),
}

/** Selects any number of resource types. Shows up to 3 of them as tags, and "+2" for two more (RES-20, RES-21). */
export function ResourceTypeField({ types, value, ...rest }: ResourceTypeFieldProps) {
  const options = useMemo(
    () => types.map(({ typeNumber, typeName }) => ({ value: typeNumber, label: typeName })),
    [types],
  )
  const chosenOptions = useMemo(
    () => value.map((typeNumber) => ({ value: typeNumber, label: nameType(types, typeNumber) })),
    [types, value],
  )
  return (
    <MultiComboBox<number>
      {...rest}
      options={options}
      chosenOptions={chosenOptions}
      value={value}
      maxVisibleTags={MAX_SHOWN_TYPES}
      labels={LABELS}
    />
  )
}
