'use client'

import { useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox'
import type { ElementProps } from '../element-props/element-props'
import { FieldGroup } from '../field/FieldGroup'
import { getGroupProps } from '../field/group-props'
import { GroupItems } from '../field/Field.styles'
import type { FieldOption } from '../field/field-option'
import { type FieldProps, omitFieldProps, useField } from '../field/use-field'
import { useValue } from '../field/use-value'
import { Count, Head } from './CheckboxGroup.styles'
import { getAllState, toggleAll, toggleOne } from './select-all'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { FieldOption } from '../field/field-option'

/** Texts of CheckboxGroup. */
export interface CheckboxGroupLabels {
  /** Label of the checkbox for all options. */
  selectAll: string
  /** How many options are selected, beside that checkbox. */
  count: (selected: number, total: number) => string
  /** Error for fewer than `minItems`. */
  tooFew: (minItems: number) => string
  /** Error for more than `maxItems`. */
  tooMany: (maxItems: number) => string
}

const LABELS: CompleteTexts<CheckboxGroupLabels> = {
  selectAll: 'Select All',
  count: '{selected} of {total} selected',
  tooFew: 'Choose at least {minItems}.',
  tooMany: 'Choose at most {maxItems}.',
}

/**
 * Props of CheckboxGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root. ARIA has no required state for a group,
 * so `isRequired` draws the mark and needs one option; for more use `minItems`.
 * @typeParam Value the values to choose from, inferred from `options`
 */
export interface CheckboxGroupProps<Value extends string = string>
  extends ElementProps<'fieldset', 'children'>, FieldProps {
  /** The options, in the order of the group. */
  options: readonly FieldOption<Value>[]
  /** The values of the selected options, in a controlled group. */
  value?: readonly Value[]
  /** The initially selected values of an uncontrolled group; none by default. */
  defaultValue?: readonly Value[]
  /** Called with all selected values, in the order of the options. */
  onChange?: (value: Value[]) => void
  /** Minimum number of selected options; 0 by default. Fewer are an error after the first change, unless `error` is set. */
  minItems?: number
  /** Maximum number of selected options; no limit by default. More are an error after the first change, unless `error` is set. */
  maxItems?: number
  /** Adds a checkbox for all options above them; `false` by default. */
  hasSelectAll?: boolean
  /** Replaces the English texts. */
  labels?: LabelTexts<CheckboxGroupLabels>
  /** In a column (default) or in wrapping lines. */
  orientation?: 'vertical' | 'horizontal'
}

/**
 * Selects any number of a few options. Exposes `group`, named by its label, with a `checkbox` for each option. Every checkbox is a tab stop
 * and Space toggles it. The one for all options is mixed when some are selected; it neither changes nor counts disabled ones.
 */
export function CheckboxGroup<Value extends string = string>(props: CheckboxGroupProps<Value>) {
  const {
    options,
    value,
    defaultValue = [],
    onChange,
    minItems = 0,
    maxItems = Infinity,
    hasSelectAll = false,
    labels: labelOverrides,
    orientation = 'vertical',
    name,
    ...rest
  } = omitFieldProps<CheckboxGroupProps<Value>>(props)
  const { isReadOnly, disabledReason } = props
  const labels = useLabels('CheckboxGroup', LABELS, labelOverrides)
  const [selected, setSelected, restore] = useValue<readonly Value[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  )
  const [isChanged, setChanged] = useState(false)
  const problem =
    selected.length < minItems
      ? labels.tooFew(minItems)
      : selected.length > maxItems
        ? labels.tooMany(maxItems)
        : undefined
  const field = useField(props, {
    problem,
    isProblemShown: isChanged,
    isEmpty: selected.length === 0,
    missing: { text: labels.tooFew(1) },
    isGroup: true,
    onReset: () => {
      restore()
      setChanged(false)
    },
  })
  const change = (next: Value[]): void => {
    setChanged(true)
    setSelected(next)
  }
  const allState = getAllState(options, selected)
  const count = options.filter((option) => selected.includes(option.value)).length
  return (
    <FieldGroup {...getGroupProps(rest, field.frame)}>
      {hasSelectAll && (
        <Head>
          <Checkbox
            label={labels.selectAll}
            isSelected={allState === 'all'}
            isIndeterminate={allState === 'some'}
            isReadOnly={isReadOnly}
            disabledReason={disabledReason}
            onChange={() => change(toggleAll(options, selected))}
          />
          <Count>{labels.count(count, options.length)}</Count>
        </Head>
      )}
      <GroupItems data-orientation={orientation}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            aria-invalid={field.isInvalid || undefined}
            name={name}
            value={option.value}
            label={option.label}
            help={option.help}
            isSelected={selected.includes(option.value)}
            isReadOnly={isReadOnly}
            disabledReason={option.disabledReason ?? disabledReason}
            onChange={() => change(toggleOne(options, selected, option.value))}
          />
        ))}
      </GroupItems>
    </FieldGroup>
  )
}
