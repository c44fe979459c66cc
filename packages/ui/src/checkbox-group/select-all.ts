import { applySelection } from '../field/apply-selection'
import type { FieldOption } from '../field/field-option'

/** The state of a checkbox that represents all options. */
export type AllState = 'none' | 'some' | 'all'

const isEnabled = (option: FieldOption): boolean => option.disabledReason === undefined

/** How many enabled options are selected. Disabled ones never count. */
export function getAllState<Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
): AllState {
  const selectedValues = new Set(selected)
  const enabled = options.filter(isEnabled)
  const count = enabled.filter((option) => selectedValues.has(option.value)).length
  if (count === 0) return 'none'
  return count === enabled.length ? 'all' : 'some'
}

/** Selects all enabled options or, when all of them are selected, none of them. Disabled ones keep their state. */
export const toggleAll = <Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
): Value[] =>
  select(options, selected, getAllState(options, selected) === 'all' ? [] : options.map((option) => option.value))

/** Adds a value to the selection or removes it. A disabled one keeps its state. */
export const toggleOne = <Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
  value: Value,
): Value[] =>
  select(
    options,
    selected,
    selected.includes(value) ? selected.filter((current) => current !== value) : [...selected, value],
  )

/** Changes the enabled options, in their order. Selected values without an option stay, at the end. */
function select<Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
  wanted: readonly Value[],
): Value[] {
  const enabled = new Set(options.filter(isEnabled).map((option) => option.value))
  const next = new Set(applySelection(selected, wanted, (value) => !enabled.has(value)))
  const known = options.map((option) => option.value).filter((value) => next.delete(value))
  return [...known, ...next]
}
