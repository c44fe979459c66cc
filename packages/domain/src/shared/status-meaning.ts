import { groupBy } from './group-by'

/*
 * What the stored code of an equipment status means: the name that the list of a project or a license has for it. Workflow items store codes, so a list that drops or
 * renames a code changes what people saved. (CONF-43, CONF-44, CONF-70, WF-80.)
 */

/** A status in a list: its name and its code. */
interface ListedStatus {
  readonly name: string
  readonly state: number
}

/** Something that uses a status by its code. */
export interface CodeUse {
  readonly state: number
}

/** A used code that a new list drops or renames. */
export interface LostStatus<Use extends CodeUse = CodeUse> extends ListedStatus {
  /** The name that the new list has for the code; undefined where the code is missing. */
  readonly newName: string | undefined
  readonly uses: readonly Use[]
}

const namesOf = (statuses: readonly ListedStatus[]): ReadonlyMap<number, string> =>
  new Map(statuses.map(({ name, state }) => [state, name]))

/**
 * The one rule for every write that can change what a code means (CONF-70).
 * @param before the list that the codes are read with now. A code that it does not have has no meaning to lose
 * @param after the list that they would be read with
 * @returns the used codes that the new list drops or renames, ascending
 */
export function findLostStatuses<Use extends CodeUse>(
  uses: readonly Use[],
  before: readonly ListedStatus[],
  after: readonly ListedStatus[],
): LostStatus<Use>[] {
  const [known, next] = [namesOf(before), namesOf(after)]
  return [...groupBy(uses, ({ state }) => state)]
    .flatMap(([state, usesOfCode]) => {
      const name = known.get(state)
      const newName = next.get(state)
      return name === undefined || name === newName ? [] : [{ state, name, newName, uses: usesOfCode }]
    })
    .toSorted((one, other) => one.state - other.state)
}
