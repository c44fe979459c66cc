'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox'
import { FieldGroup } from '../field/FieldGroup'
import { GroupItems } from '../field/Field.styles'
import type { FieldOption } from '../field/field-option'
import { useField } from '../field/use-field'
import { useValue } from '../field/use-value'
import { Count, Head } from './CheckboxGroup.styles'
import { allState, toggleAll, toggleOne } from './select-all'

/** Props of CheckboxGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root. */
export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'disabled' | 'children'
> {
  /** The question. */
  label: string
  /** The answers, in the order they are drawn. */
  options: readonly FieldOption[]
  /** The chosen ones, held by the owner. */
  value?: readonly string[]
  /** Those it starts with when the owner holds none; none by default. */
  defaultValue?: readonly string[]
  /** Told all that are chosen now, in the order of the options. */
  onChange?: (value: string[]) => void
  /** How to answer; stands under the question and describes the group. */
  help?: ReactNode
  /** What is wrong with the answer, as a sentence; marks the boxes as invalid. */
  error?: string
  /** Least number of answers. Fewer are told after the first change, unless `error` says something else. */
  min?: number
  /** Greatest number of answers; more are told likewise. */
  max?: number
  /** Words for too few; "Choose at least 2." by default. */
  tooFewText?: (min: number) => string
  /** Words for too many; "Choose at most 3." by default. */
  tooManyText?: (max: number) => string
  /** Label of a box above them that stands for all; without it there is none. */
  selectAllLabel?: string
  /** How many are chosen, beside that box; "2 of 5 selected" by default. */
  countText?: (chosen: number, all: number) => string
  /** Why nothing can be changed, as a sentence. The boxes stay focusable, are drawn dashed and say so. */
  disabledReason?: string
  /** One under the other (default), or in lines. */
  orientation?: 'vertical' | 'horizontal'
  /** At the end of the question's line: "Optional". */
  labelEnd?: ReactNode
  /** The question is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * Any number of a few answers. Exposes `group` named by its label, with a `checkbox` for each; the one for all of them is
 * mixed when some are on. Every box is a tab stop; Space toggles it. What is held counts neither way.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, options, value, defaultValue = [], onChange, help, min = 0, max = Infinity, ...others } = props
  const { tooFewText = (n) => `Choose at least ${n}.`, tooManyText = (n) => `Choose at most ${n}.`, ...more } = others
  const { selectAllLabel, countText = (n, all) => `${n} of ${all} selected`, disabledReason, ...remaining } = more
  const { orientation = 'vertical', labelEnd, isLabelHidden, name, error: given, ...rest } = remaining
  const [chosen, choose] = useValue<readonly string[]>(value, defaultValue, (next) => onChange?.([...next]))
  const [isChanged, setChanged] = useState(false)
  const own = chosen.length < min ? tooFewText(min) : chosen.length > max ? tooManyText(max) : undefined
  const error = given ?? (isChanged ? own : undefined)
  const wiring = useField({ help, error }, rest)
  const change = (next: string[]): void => {
    setChanged(true)
    choose(next)
  }
  const all = allState(options, chosen)
  const known = options.filter((option) => chosen.includes(option.value)).length
  const each = { 'aria-invalid': wiring.isInvalid || undefined }
  return (
    <FieldGroup {...rest} {...{ wiring, label, labelEnd, isLabelHidden, help, error }}>
      {selectAllLabel !== undefined && (
        <Head>
          <Checkbox
            label={selectAllLabel}
            checked={all === 'all'}
            isIndeterminate={all === 'some'}
            disabledReason={disabledReason}
            onChange={() => change(toggleAll(options, chosen))}
          />
          <Count>{countText(known, options.length)}</Count>
        </Head>
      )}
      <GroupItems data-orientation={orientation}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...each}
            name={name}
            value={option.value}
            label={option.label}
            help={option.help}
            checked={chosen.includes(option.value)}
            disabledReason={option.disabledReason ?? disabledReason}
            onChange={() => change(toggleOne(options, chosen, option.value))}
          />
        ))}
      </GroupItems>
    </FieldGroup>
  )
}
