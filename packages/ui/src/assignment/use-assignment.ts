'use client'

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type AssignmentState,
  createState,
  type Difference,
  draftConfirmed,
  draftDiscarded,
  getDifference,
  getTheirVersion,
  isDirty,
  isInConflict,
  isSameVersion,
  refreshed,
  saveEnded,
  saveStarted,
  selectionChanged,
  type Stored,
  toggleId,
} from './assignment-state'
import type { AssignmentOutcome } from './save-outcome'

export type { Difference, Stored } from './assignment-state'
export type { AssignmentOutcome } from './save-outcome'

/** Options of `useAssignment`. */
export interface AssignmentOptions<Id> {
  /** The assignment on the server. */
  stored: Stored<Id>
  /** Saves all selected ids. `tag` is the version that the draft started from. */
  onSave: (ids: readonly Id[], tag: string | undefined) => Promise<AssignmentOutcome>
  /** Called when the draft becomes dirty or clean, and with `false` on unmount if it is dirty. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/** An assignment that the user edits. */
export interface Assignment<Id> {
  /** The ids that the draft started from. */
  base: ReadonlySet<Id>
  selected: ReadonlySet<Id>
  /** Difference between `base` and `selected`. */
  changes: Difference<Id>
  isUnsaved: boolean
  saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save failed: the message of the server. */
  failure: string | undefined
  /** Whether another user saved first. The draft stays until the user resolves the conflict. */
  isConflict: boolean
  /** Their version; undefined until it is loaded. */
  theirs: ReadonlySet<Id> | undefined
  /** Selects ids. An updater function receives the current selection, which may be newer than the rendered one. */
  select: (ids: Iterable<Id> | ((now: ReadonlySet<Id>) => Iterable<Id>)) => void
  /** Adds or removes one id. The function is stable. */
  toggle: (id: Id) => void
  /** Saves the draft. Does nothing while a save is pending or a conflict is unresolved. Resolves to whether the draft is saved. */
  save: () => Promise<boolean>
  discard: () => void
  takeTheirs: () => void
  /** Keeps the draft. The next save replaces their version. */
  keepMine: () => void
}

/**
 * Edits a set of assigned ids and saves it as one list. Refreshes, failed saves and conflicts keep the draft; only the user discards it.
 * Without changes, the selection follows the server.
 */
export function useAssignment<Id>({ stored, onSave, onUnsaved }: AssignmentOptions<Id>): Assignment<Id> {
  const [state, setState] = useState<AssignmentState<Id>>(() => createState(stored))
  // A ref, because a save resolves many renders later and two key presses can arrive before one render.
  const current = useRef(state)
  // Applies updaters to both, so that a pending transition keeps its change when another update comes first.
  const apply = useCallback((step: (state: AssignmentState<Id>) => AssignmentState<Id>): void => {
    current.current = step(current.current)
    setState(step)
  }, [])
  const lastStored = useRef(stored)
  useLayoutEffect(() => {
    if (isSameVersion(lastStored.current, stored)) return
    lastStored.current = stored
    apply((before) => refreshed(before, stored))
  }, [stored, apply])

  const isUnsaved = useMemo(() => isDirty(state), [state])
  const report = useEffectEvent((is: boolean) => onUnsaved?.(is))
  const isReported = useRef(false)
  // `onUnsaved` runs in an effect because its caller lives outside this page (a toast), and a refetch can also clear the dirty state.
  useEffect(() => {
    if (isReported.current !== isUnsaved) report(isUnsaved)
    isReported.current = isUnsaved
  }, [isUnsaved])
  useEffect(
    () => () => {
      if (isReported.current) report(false)
      isReported.current = false
    },
    [],
  )

  const save = async (): Promise<boolean> => {
    const start = current.current
    if (start.saving === 'saving' || isInConflict(start)) return false
    if (!isDirty(start)) return true
    const sentIds = [...start.selected]
    apply(saveStarted)
    const outcome = await onSave(sentIds, start.base.tag)
    apply((before) => saveEnded(before, sentIds, outcome))
    return outcome.status === 'saved'
  }

  const { base, selected } = state
  const theirs = getTheirVersion(state)
  return {
    base: useMemo(() => new Set(base.ids), [base]),
    selected,
    changes: useMemo(() => getDifference(base.ids, selected), [base, selected]),
    isUnsaved,
    saving: state.saving,
    failure: state.failure,
    isConflict: isInConflict(state),
    theirs: useMemo(() => theirs && new Set(theirs.ids), [theirs]),
    select: (ids) => {
      const next = typeof ids === 'function' ? ids(current.current.selected) : ids
      apply((before) => selectionChanged(before, next))
    },
    toggle: useCallback((id) => apply((before) => selectionChanged(before, toggleId(before.selected, id))), [apply]),
    save,
    discard: () => apply(draftDiscarded),
    takeTheirs: () => apply(draftDiscarded),
    keepMine: () => apply(draftConfirmed),
  }
}
