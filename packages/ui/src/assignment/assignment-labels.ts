import type { Change } from '../unsaved-bar/change'
import type { ConflictRow } from './ConflictNote'
import type { Difference } from './assignment-state'

/** Changes as chips, each with the name of its thing. */
export const changesInWords = <Id>({ added, removed }: Difference<Id>, nameOf: (id: Id) => string): Change[] => [
  ...added.map((id) => ({ id: String(id), label: nameOf(id), kind: 'added' as const })),
  ...removed.map((id) => ({ id: String(id), label: nameOf(id), kind: 'removed' as const })),
]

/** In what a choice differs from what somebody else saved; nothing as long as that is not known. */
export const conflictInWords = <Id>(
  theirs: ReadonlySet<Id> | undefined,
  mine: ReadonlySet<Id>,
  nameOf: (id: Id) => string,
  labels: { assigned: string; notAssigned: string },
): ConflictRow[] => {
  if (theirs === undefined) return []
  const differs = [...new Set([...theirs, ...mine])].filter((id) => theirs.has(id) !== mine.has(id))
  const said = (ids: ReadonlySet<Id>, id: Id): string => (ids.has(id) ? labels.assigned : labels.notAssigned)
  return differs.map((id) => ({ id: String(id), label: nameOf(id), theirs: said(theirs, id), mine: said(mine, id) }))
}
