import type { FieldOption } from '../field/field-option'

/** What a box for all of them shows. */
export type AllState = 'none' | 'some' | 'all'

const isFree = (option: FieldOption): boolean => option.disabledReason === undefined

/** How many of those that can be chosen are chosen. What is held counts for neither side. */
export function allState(options: readonly FieldOption[], chosen: readonly string[]): AllState {
  const set = new Set(chosen)
  const free = options.filter(isFree)
  const on = free.filter((option) => set.has(option.value)).length
  if (on === 0) return 'none'
  return on === free.length ? 'all' : 'some'
}

/** Chooses all that can be chosen, or, when they are, none of them. What is held stays as it is. */
export function toggleAll(options: readonly FieldOption[], chosen: readonly string[]): string[] {
  const set = new Set(chosen)
  const isOn = allState(options, chosen) !== 'all'
  return inOrder(
    options,
    options.filter((option) => (isFree(option) ? isOn : set.has(option.value))).map((option) => option.value),
    chosen,
  )
}

/** Adds a value, or takes it away. */
export function toggleOne(options: readonly FieldOption[], chosen: readonly string[], value: string): string[] {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return inOrder(options, next, chosen)
}

/** In the order of the options; chosen values without an option are kept, at the end. */
function inOrder(options: readonly FieldOption[], wanted: readonly string[], chosen: readonly string[]): string[] {
  const set = new Set(wanted)
  const known = new Set(options.map((option) => option.value))
  return [
    ...options.map((option) => option.value).filter((value) => set.has(value)),
    ...new Set(chosen.filter((value) => !known.has(value))),
  ]
}
