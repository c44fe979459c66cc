'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type AssignmentState,
  begun,
  chosen,
  type Difference,
  differenceOf,
  discarded,
  ended,
  isInConflict,
  isSameVersion,
  isTouched,
  keptMine,
  received,
  startFrom,
  type Stored,
  theirsOf,
} from './assignment-state'
import type { AssignmentOutcome } from './save-outcome'

export type { Difference, Stored } from './assignment-state'

/** What `useAssignment` works from. */
export interface AssignmentOptions<Id> {
  /** What the server says is assigned. */
  stored: Stored<Id>
  /** Saves all of them; `tag` names what they were chosen over. */
  onSave: (ids: readonly Id[], tag: string | undefined) => Promise<AssignmentOutcome>
  /** Told whenever there begins or ceases to be something unsaved; it ceases when the page is left. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/** An assignment while it is changed. */
export interface Assignment<Id> {
  /** What the choice started from. */
  base: ReadonlySet<Id>
  selected: ReadonlySet<Id>
  /** What differs from the base. */
  changes: Difference<Id>
  isUnsaved: boolean
  saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save was refused: the server's words. */
  failure: string | undefined
  /** Somebody else saved first. Nothing is lost until a choice is made. */
  isConflict: boolean
  /** What they saved; undefined as long as it has not been read. */
  theirs: ReadonlySet<Id> | undefined
  select: (ids: Iterable<Id>) => void
  /** Does nothing while one is under way, nor before a conflict is settled. */
  save: () => Promise<void>
  discard: () => void
  takeTheirs: () => void
  /** Goes on over what they saved; the next save replaces it. */
  keepMine: () => void
}

/**
 * Which of many things are assigned: chosen, and saved as one list. What is chosen survives refreshes, refusals and
 * conflicts; only a person drops it. An untouched choice follows the server.
 */
export function useAssignment<Id>({ stored, onSave, onUnsaved }: AssignmentOptions<Id>): Assignment<Id> {
  const [state, setState] = useState<AssignmentState<Id>>(() => startFrom(stored))
  const [heard, setHeard] = useState(stored)
  if (heard !== stored && !isSameVersion(heard, stored)) {
    setHeard(stored)
    setState(received(state, stored))
  }
  // Of this moment: a save ends after many renders, and two keys may come before one.
  const now = useRef(state)
  useLayoutEffect(() => {
    now.current = state
  }, [state])
  const apply = (next: AssignmentState<Id>): void => {
    now.current = next
    setState(next)
  }

  const isUnsaved = useMemo(() => isTouched(state), [state])
  const tell = useEffectEvent((is: boolean) => onUnsaved?.(is))
  const told = useRef(false)
  // Whoever is told stands outside of the page, as a toast does; a refresh can settle a choice too.
  useEffect(() => {
    if (told.current !== isUnsaved) tell(isUnsaved)
    told.current = isUnsaved
  }, [isUnsaved])
  useEffect(
    () => () => {
      if (told.current) tell(false)
      told.current = false
    },
    [],
  )

  const save = async (): Promise<void> => {
    const start = now.current
    if (start.saving === 'saving' || isInConflict(start) || !isTouched(start)) return
    const sent = [...start.selected]
    apply(begun(start))
    const outcome = await onSave(sent, start.base.tag)
    apply(ended(now.current, sent, outcome))
  }

  const { base, selected } = state
  const theirs = theirsOf(state)
  return {
    base: useMemo(() => new Set(base.ids), [base]),
    selected,
    changes: useMemo(() => differenceOf(base.ids, selected), [base, selected]),
    isUnsaved,
    saving: state.saving,
    failure: state.failure,
    isConflict: isInConflict(state),
    theirs: useMemo(() => theirs && new Set(theirs.ids), [theirs]),
    select: (ids) => apply(chosen(now.current, ids)),
    save,
    discard: () => apply(discarded(now.current)),
    takeTheirs: () => apply(discarded(now.current)),
    keepMine: () => apply(keptMine(now.current)),
  }
}
