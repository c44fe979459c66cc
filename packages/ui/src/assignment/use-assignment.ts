'use client'

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
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
  toggled,
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
  /** Given a function, it is asked with what is chosen by now, which may be more than what has been drawn. */
  select: (ids: Iterable<Id> | ((now: ReadonlySet<Id>) => Iterable<Id>)) => void
  /** Turns one of them around; the same function from one drawing to the next. */
  toggle: (id: Id) => void
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
  // Of this moment: a save ends after many renders, two keys may come before one, and what a transition draws comes later.
  const now = useRef(state)
  // A step and not a state, so that one that is being drawn still counts when another comes before it.
  const apply = useCallback((step: (state: AssignmentState<Id>) => AssignmentState<Id>): void => {
    now.current = step(now.current)
    setState(step)
  }, [])
  const heard = useRef(stored)
  useLayoutEffect(() => {
    if (isSameVersion(heard.current, stored)) return
    heard.current = stored
    apply((before) => received(before, stored))
  }, [stored, apply])

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
    apply(begun)
    const outcome = await onSave(sent, start.base.tag)
    apply((before) => ended(before, sent, outcome))
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
    select: (ids) => {
      const next = typeof ids === 'function' ? ids(now.current.selected) : ids
      apply((before) => chosen(before, next))
    },
    toggle: useCallback((id) => apply((before) => chosen(before, toggled(before.selected, id))), [apply]),
    save,
    discard: () => apply(discarded),
    takeTheirs: () => apply(discarded),
    keepMine: () => apply(keptMine),
  }
}
