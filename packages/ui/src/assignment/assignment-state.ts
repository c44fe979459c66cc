import type { AssignmentOutcome } from './save-outcome'

/** One version of an assignment on the server. */
export interface Stored<Id> {
  readonly ids: readonly Id[]
  /** Version tag. Without tags, versions are compared by their ids. */
  readonly tag?: string | undefined
}

/** Immutable state of an assignment that the user edits. */
export interface AssignmentState<Id> {
  /** The version that the draft started from. A save sends its tag. */
  readonly base: Stored<Id>
  readonly selected: ReadonlySet<Id>
  readonly saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save failed. */
  readonly failure: string | undefined
  /** The newest version from the server. */
  readonly latest: Stored<Id>
  /** The server rejected a save because another user saved first. */
  readonly isRejected: boolean
  /** A save succeeded, and the version that it created has not been loaded yet. */
  readonly isVersionPending: boolean
}

/** What was added and what was removed. */
export interface Difference<Id> {
  readonly added: readonly Id[]
  readonly removed: readonly Id[]
}

export const isSameSet = <Id>(a: Iterable<Id>, b: ReadonlySet<Id>): boolean => {
  const set = a instanceof Set ? (a as ReadonlySet<Id>) : new Set(a)
  if (set.size !== b.size) return false
  for (const id of set) if (!b.has(id)) return false
  return true
}

/** Returns a copy of a set with one id added or removed. */
export function toggleId<Id>(ids: ReadonlySet<Id>, id: Id): Set<Id> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

export function getDifference<Id>(before: readonly Id[], after: ReadonlySet<Id>): Difference<Id> {
  const old = new Set(before)
  return { added: [...after].filter((id) => !old.has(id)), removed: [...old].filter((id) => !after.has(id)) }
}

/** Whether two versions are the same, by their tags if both have one, else by their ids. */
export function isSameVersion<Id>(a: Stored<Id>, b: Stored<Id>): boolean {
  if (a === b) return true
  if (a.tag !== undefined && b.tag !== undefined) return a.tag === b.tag
  if (a.ids === b.ids) return true
  return isSameSet(a.ids, new Set(b.ids))
}

export const createState = <Id>(base: Stored<Id>, selected: Iterable<Id> = base.ids): AssignmentState<Id> => ({
  base,
  selected: new Set(selected),
  saving: 'unsaved',
  failure: undefined,
  latest: base,
  isRejected: false,
  isVersionPending: false,
})

export const isDirty = <Id>({ base, selected }: AssignmentState<Id>): boolean => !isSameSet(base.ids, selected)

/** Their version, if it conflicts with the draft. */
export const getTheirVersion = <Id>(state: AssignmentState<Id>): Stored<Id> | undefined =>
  state.saving !== 'saving' && !isSameVersion(state.base, state.latest) ? state.latest : undefined

/** Whether another user saved first: there is a newer version, or the server rejected a save. */
export const isInConflict = <Id>(state: AssignmentState<Id>): boolean =>
  state.isRejected || getTheirVersion(state) !== undefined

/** Moves the draft onto the newest version, unless they conflict. */
function applyLatest<Id>(state: AssignmentState<Id>): AssignmentState<Id> {
  const { base, latest, selected } = state
  if (state.saving === 'saving' || isSameVersion(base, latest)) return state
  // The version that our own save created. Later changes apply on top of it.
  if (state.isVersionPending) return { ...createState(latest, rebase(base, selected, latest)), failure: state.failure }
  if (isSameSet(latest.ids, selected) || !isDirty(state)) return createState(latest)
  // Every change of theirs is part of the draft, so there is no conflict.
  const { added, removed } = getDifference(base.ids, new Set(latest.ids))
  if (added.every((id) => selected.has(id)) && !removed.some((id) => selected.has(id)))
    return { ...state, base: latest, isRejected: false }
  return state
}

/** Applies the changes of a draft to another base. */
function rebase<Id>(base: Stored<Id>, selected: ReadonlySet<Id>, next: Stored<Id>): Set<Id> {
  const { added, removed } = getDifference(base.ids, selected)
  const result = new Set([...next.ids, ...added])
  for (const id of removed) result.delete(id)
  return result
}

/** The server sent a version. */
export const refreshed = <Id>(state: AssignmentState<Id>, latest: Stored<Id>): AssignmentState<Id> =>
  isSameVersion(state.latest, latest) ? state : applyLatest({ ...state, latest })

export const selectionChanged = <Id>(state: AssignmentState<Id>, selected: Iterable<Id>): AssignmentState<Id> =>
  applyLatest({
    ...state,
    selected: new Set(selected),
    saving: state.saving === 'saving' ? 'saving' : 'unsaved',
    failure: undefined,
  })

export const saveStarted = <Id>(state: AssignmentState<Id>): AssignmentState<Id> => ({
  ...state,
  saving: 'saving',
  failure: undefined,
})

/** A save ended. `sentIds` are the ids that it sent. */
export function saveEnded<Id>(
  state: AssignmentState<Id>,
  sentIds: readonly Id[],
  outcome: AssignmentOutcome,
): AssignmentState<Id> {
  if (outcome.status === 'failed') return applyLatest({ ...state, saving: 'failed', failure: outcome.message })
  if (outcome.status === 'conflict') return applyLatest({ ...state, saving: 'failed', isRejected: true })
  const saved = { ids: sentIds, tag: state.base.tag }
  // A newer version that arrived during the save is its result: another user's save would have caused a conflict.
  if (!isSameVersion(state.base, state.latest))
    return createState(state.latest, rebase(saved, state.selected, state.latest))
  return { ...state, base: saved, latest: saved, saving: 'unsaved', isRejected: false, isVersionPending: true }
}

export const draftDiscarded = <Id>(state: AssignmentState<Id>): AssignmentState<Id> => createState(state.latest)

/** The user resolved a conflict with their own changes. The next save replaces the other version. */
export const draftConfirmed = <Id>(state: AssignmentState<Id>): AssignmentState<Id> =>
  createState(state.latest, state.selected)
