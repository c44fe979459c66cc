import type { ProjectOverride } from './model'

/** Is this no override? An empty type removes one (SET-11). */
export const isRemoved = ({ type }: Pick<ProjectOverride, 'type'>): boolean => type.trim() === ''

/** Would this value be lost, because an override without a type is removed? */
export const isTypeMissing = (override: ProjectOverride): boolean => isRemoved(override) && override.value.trim() !== ''

/** A project without an override. */
export const NO_OVERRIDE: ProjectOverride = { type: '', value: '' }

/** The overrides that a save must name: those that differ, and those that are removed. */
export function getChangedOverrides(
  before: ReadonlyMap<number, ProjectOverride>,
  after: ReadonlyMap<number, ProjectOverride>,
): Record<string, ProjectOverride> {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) => one - other)
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [was = NO_OVERRIDE, is = NO_OVERRIDE] = [before.get(id), after.get(id)]
      if (was.type === is.type && was.value === is.value) return []
      return [[id, isRemoved(is) ? NO_OVERRIDE : is] as const]
    }),
  )
}
