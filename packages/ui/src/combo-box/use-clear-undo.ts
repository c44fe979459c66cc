import { useState } from 'react'

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])

/** A cleared choice. */
interface Cleared<Id> {
  before: readonly Id[]
  after: readonly Id[]
}

/**
 * Remembers a choice that was cleared until the choice changes again.
 * @param chosen the choice now; a controlled parent may pass an equal copy
 */
export function useClearUndo<Id>(chosen: readonly Id[]) {
  const [cleared, setCleared] = useState<Cleared<Id> | null>(null)
  const isCleared = cleared !== null && isSameList(chosen, cleared.after)
  // A controlled parent may apply the clearing later: until then the choice is still the one before.
  if (cleared !== null && !isCleared && !isSameList(chosen, cleared.before)) setCleared(null)
  return {
    /** The choice before it was cleared; undefined when there is nothing to undo. */
    before: isCleared ? cleared.before : undefined,
    remember: (before: readonly Id[], after: readonly Id[]): void => setCleared({ before, after }),
    forget: (): void => setCleared(null),
  }
}
