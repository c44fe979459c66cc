import type { TreeId } from '../tree-checkbox/tree-index'
import { factsOf, type Outline } from './outline'

/** What a name may be. Nothing is wrong with any name but a blank one and one that a sibling has, unless more is given. */
export interface NameRules {
  /** What is wrong with a name by itself, as a sentence; undefined when nothing is. Keep the function the same. */
  nameError: (name: string) => string | undefined
  /** Two siblings have the same name when these are equal. Keep the function the same. */
  nameKey: (name: string) => string
  /** Said of every sibling that has the name of another. */
  siblingError: string
}

export const NAME_RULES: NameRules = {
  nameError: (name) => (name.trim() === '' ? 'Enter a name.' : undefined),
  nameKey: (name) => name.trim().toLowerCase(),
  siblingError: 'Another one beside it has this name.',
}

/** What is wrong, by row; in one pass, so that it can be asked after every letter. */
export function errorsOf(rows: Outline, { nameError, nameKey, siblingError }: NameRules): Map<TreeId, string> {
  const errors = new Map<TreeId, string>()
  const facts = factsOf(rows)
  const taken = new Map<number, Map<string, TreeId>>()
  for (const [place, { id, name }] of rows.entries()) {
    const error = nameError(name)
    if (error !== undefined) errors.set(id, error)
    const key = nameKey(name)
    if (key === '') continue
    const parent = facts[place]?.parent ?? -1
    const names = taken.get(parent) ?? new Map<string, TreeId>()
    taken.set(parent, names)
    const first = names.get(key)
    if (first === undefined) names.set(key, id)
    else for (const one of [first, id]) if (!errors.has(one)) errors.set(one, siblingError)
  }
  // As the rows are read.
  return new Map(rows.flatMap(({ id }) => (errors.has(id) ? [[id, errors.get(id) ?? '']] : [])))
}
