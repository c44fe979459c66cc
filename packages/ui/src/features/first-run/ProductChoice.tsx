import { Checkbox } from '../../checkbox/Checkbox'
import { FieldGroup } from '../../field/FieldGroup'
import { useField } from '../../field/use-field'
import { useControlled } from '../../form/use-controlled'
import { SwatchTag } from '../../swatch-tag/SwatchTag'
import { Products } from './FirstRun.styles'

/** A product license to select. */
export interface ProductOption {
  id: number
  name: string
  shortName: string
  color: string
  help?: string | undefined
  /** Why it cannot be selected. It counts as selected, because the catalog has it. */
  disabledReason?: string | undefined
}

/** Props of ProductChoice. */
export interface ProductChoiceProps {
  /** The field: a set of ids. */
  name: string
  label: string
  help: string
  options: readonly ProductOption[]
}

const NONE: ReadonlySet<number> = new Set()

/** Product licenses of the form around it, each with a checkbox and its short name in its color. */
export function ProductChoice({ name, label, help, options }: ProductChoiceProps) {
  const { value, onChange, error } = useControlled<ReadonlySet<number>>(name, NONE)
  const wiring = useField({ help, error })
  const toggle = (id: number, isSelected: boolean): void =>
    onChange(new Set(isSelected ? [...value, id] : [...value].filter((one) => one !== id)))
  return (
    <FieldGroup {...{ wiring, label, help, error }} isLabelHidden>
      <Products>
        {options.map((option) => (
          <li key={option.id}>
            <Checkbox
              aria-invalid={wiring.isInvalid || undefined}
              name={name}
              label={option.name}
              help={option.help}
              isSelected={option.disabledReason !== undefined || value.has(option.id)}
              disabledReason={option.disabledReason}
              onChange={(isSelected) => toggle(option.id, isSelected)}
            />
            <SwatchTag color={option.color}>{option.shortName}</SwatchTag>
          </li>
        ))}
      </Products>
    </FieldGroup>
  )
}
