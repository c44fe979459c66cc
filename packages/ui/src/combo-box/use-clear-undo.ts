import { useState } from 'react'

/** Whether two lists have the same values in the same order. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])

/** A cleared choice. */
interface Cleared<Id> {
  before: readonly Id[]
  after: readonly Id[]
}

/**
 * Remembers a choice that was cleared until the choice changes again.
 * @param chosen the current choice; in controlled use the caller may pass an equal copy
 */
export function useClearUndo<Id>(chosen: readonly Id[]) {
  const [cleared, setCleared] = useState<Cleared<Id> | null>(null)
  const isCleared = cleared !== null && isSameList(chosen, cleared.after)
  // In controlled use the caller may apply the clearing later. Until then the choice is the previous one.
  if (cleared !== null && !isCleared && !isSameList(chosen, cleared.before)) setCleared(null)
  return {
    /** The choice before it was cleared; undefined when there is nothing to undo. */
    before: isCleared ? cleared.before : undefined,
    remember: (before: readonly Id[], after: readonly Id[]): void => setCleared({ before, after }),
    forget: (): void => setCleared(null),
  }
}
