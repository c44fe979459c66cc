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
export function toggleAll<Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
): Value[] {
  const selectedValues = new Set(selected)
  const isSelecting = getAllState(options, selected) !== 'all'
  const next = options.filter((option) => (isEnabled(option) ? isSelecting : selectedValues.has(option.value)))
  return sortLikeOptions(
    options,
    next.map((option) => option.value),
    selected,
  )
}

/** Adds a value to the selection or removes it. */
export function toggleOne<Value extends string>(
  options: readonly FieldOption<Value>[],
  selected: readonly Value[],
  value: Value,
): Value[] {
  const next = selected.includes(value) ? selected.filter((current) => current !== value) : [...selected, value]
  return sortLikeOptions(options, next, selected)
}

/** Sorts values into the order of the options. Selected values without an option stay, at the end. */
function sortLikeOptions<Value extends string>(
  options: readonly FieldOption<Value>[],
  values: readonly Value[],
  selected: readonly Value[],
): Value[] {
  const included = new Set(values)
  const known = new Set(options.map((option) => option.value))
  return [
    ...options.map((option) => option.value).filter((value) => included.has(value)),
    ...new Set(selected.filter((value) => !known.has(value))),
  ]
}
