import type { Change } from '../unsaved-bar/change'
import type { ConflictRow } from './ConflictNote'
import type { Difference } from './assignment-state'

/** Lists a difference as changes, each with a name for its id. */
export const toChanges = <Id>({ added, removed }: Difference<Id>, getName: (id: Id) => string): Change[] => [
  ...added.map((id) => ({ id: String(id), label: getName(id), kind: 'added' as const })),
  ...removed.map((id) => ({ id: String(id), label: getName(id), kind: 'removed' as const })),
]

/** Lists the differences between their version and your version. Empty while their version is unknown. */
export const toConflictRows = <Id>(
  theirs: ReadonlySet<Id> | undefined,
  mine: ReadonlySet<Id>,
  getName: (id: Id) => string,
  labels: { assigned: string; notAssigned: string },
): ConflictRow[] => {
  if (theirs === undefined) return []
  const differing = [...new Set([...theirs, ...mine])].filter((id) => theirs.has(id) !== mine.has(id))
  const getText = (ids: ReadonlySet<Id>, id: Id): string => (ids.has(id) ? labels.assigned : labels.notAssigned)
  return differing.map((id) => ({
    id: String(id),
    label: getName(id),
    theirs: getText(theirs, id),
    mine: getText(mine, id),
  }))
}
