import type { TreeId } from '../tree/tree-index'
import { getRowFacts, type Outline } from './outline'
import type { NameChange } from './outline-changes'

/** The rules of names. By default a name must not be blank, nor equal to the name of a sibling. */
export interface NameRules {
  /** The error of a name, as a sentence, or undefined. Memoize it: a new function checks every row again. */
  nameError: (name: string) => string | undefined
  /** Two siblings have the same name when their keys are equal. Memoize it. */
  nameKey: (name: string) => string
  /** The error of each sibling with the same name. */
  siblingError: string
}

/** The rules of names without those of a caller. */
export const createNameRules = (labels: Readonly<{ missingName: string; repeatedName: string }>): NameRules => ({
  nameError: (name) => (name.trim() === '' ? labels.missingName : undefined),
  nameKey: (name) => name.trim().toLowerCase(),
  siblingError: labels.repeatedName,
})

/**
 * Finds the errors of all rows, by id. One pass, because it runs after every key press.
 * @param isSaved whether a row is as it is saved. Its name is not judged, nor are saved siblings with the same name.
 */
export function findNameErrors(
  rows: Outline,
  { nameError, nameKey, siblingError }: NameRules,
  isSaved: (id: TreeId) => boolean = () => false,
): Map<TreeId, string> {
  const errors = new Map<TreeId, string>()
  const facts = getRowFacts(rows)
  const usedNames = new Map<number, Map<string, TreeId>>()
  // Siblings that are all saved are not judged.
  const judged = new Set<number>()
  for (let place = 0; place < rows.length; place += 1)
    if (!isSaved(rows[place]?.id ?? '')) judged.add(facts[place]?.parent ?? -1)
  for (let place = 0; judged.size > 0 && place < rows.length; place += 1) {
    const row = rows[place]
    if (row === undefined || !judged.has(facts[place]?.parent ?? -1)) continue
    const { id, name } = row
    const error = isSaved(id) ? undefined : nameError(name)
    if (error !== undefined) errors.set(id, error)
    const key = nameKey(name)
    if (key === '') continue
    const parent = facts[place]?.parent ?? -1
    const names = usedNames.get(parent) ?? new Map<string, TreeId>()
    usedNames.set(parent, names)
    const first = names.get(key)
    if (first === undefined) names.set(key, id)
    else if (isSaved(first) && isSaved(id)) continue
    else for (const one of [first, id]) if (!errors.has(one)) errors.set(one, siblingError)
  }
  if (errors.size === 0) return errors
  // In the order of the rows.
  return new Map(rows.flatMap(({ id }) => (errors.has(id) ? [[id, errors.get(id) ?? '']] : [])))
}

/** Finds the errors of the rows that changed other than in their order. What another user or an import saved does not block a save. */
export function findChangeErrors(rows: Outline, changes: readonly NameChange[], rules: NameRules): Map<TreeId, string> {
  const changed = new Set(changes.flatMap(({ id, kinds }) => (kinds.every((kind) => kind === 'order') ? [] : [id])))
  return findNameErrors(rows, rules, (id) => !changed.has(id))
}
