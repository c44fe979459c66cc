import type { AssignmentOutcome } from './save-outcome'

/** What is assigned at the server, at one moment. */
export interface Stored<Id> {
  readonly ids: readonly Id[]
  /** Names this version of it; without one the ids tell versions apart. */
  readonly tag?: string | undefined
}

/** What a person has done with what is assigned. Never changed: a step makes a new one. */
export interface AssignmentState<Id> {
  /** What the choice started from; a save names its tag. */
  readonly base: Stored<Id>
  readonly selected: ReadonlySet<Id>
  readonly saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save was refused. */
  readonly failure: string | undefined
  /** The newest that was heard of the server. */
  readonly latest: Stored<Id>
  /** The server has refused a save because somebody else was first. */
  readonly isRefused: boolean
  /** A save has gone through, and the version that it made has not been read yet. */
  readonly isUnread: boolean
}

/** What is different from what it started from, or between two. */
export interface Difference<Id> {
  readonly added: readonly Id[]
  readonly removed: readonly Id[]
}

export const isSameSet = <Id>(one: Iterable<Id>, other: ReadonlySet<Id>): boolean => {
  const set = one instanceof Set ? (one as ReadonlySet<Id>) : new Set(one)
  if (set.size !== other.size) return false
  for (const id of set) if (!other.has(id)) return false
  return true
}

/** The same set with one of them turned around. */
export function toggled<Id>(ids: ReadonlySet<Id>, id: Id): Set<Id> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

export function differenceOf<Id>(before: readonly Id[], after: ReadonlySet<Id>): Difference<Id> {
  const known = new Set(before)
  return { added: [...after].filter((id) => !known.has(id)), removed: [...known].filter((id) => !after.has(id)) }
}

/** Are both the same version? */
export function isSameVersion<Id>(one: Stored<Id>, other: Stored<Id>): boolean {
  if (one === other) return true
  if (one.tag !== undefined && other.tag !== undefined) return one.tag === other.tag
  if (one.ids === other.ids) return true
  return isSameSet(one.ids, new Set(other.ids))
}

export const startFrom = <Id>(base: Stored<Id>, selected: Iterable<Id> = base.ids): AssignmentState<Id> => ({
  base,
  selected: new Set(selected),
  saving: 'unsaved',
  failure: undefined,
  latest: base,
  isRefused: false,
  isUnread: false,
})

export const isTouched = <Id>({ base, selected }: AssignmentState<Id>): boolean => !isSameSet(base.ids, selected)

/** What somebody else saved in between, where that asks for a choice. */
export const theirsOf = <Id>(state: AssignmentState<Id>): Stored<Id> | undefined =>
  state.saving !== 'saving' && !isSameVersion(state.base, state.latest) ? state.latest : undefined

/** Somebody else was first: known by a newer version, or by the refusal of a save. */
export const isInConflict = <Id>(state: AssignmentState<Id>): boolean =>
  state.isRefused || theirsOf(state) !== undefined

/** Takes over a newer version wherever nothing of a person's choice stands against it. */
function settle<Id>(state: AssignmentState<Id>): AssignmentState<Id> {
  const { base, latest, selected } = state
  if (state.saving === 'saving' || isSameVersion(base, latest)) return state
  // Of a save of one's own it is the outcome: what was chosen since is chosen over it.
  if (state.isUnread) return { ...startFrom(latest, carried(base, selected, latest)), failure: state.failure }
  if (isSameSet(latest.ids, selected) || !isTouched(state)) return startFrom(latest)
  // All that they changed was chosen here as well: nothing stands against the choice.
  const { added, removed } = differenceOf(base.ids, new Set(latest.ids))
  if (added.every((id) => selected.has(id)) && !removed.some((id) => selected.has(id)))
    return { ...state, base: latest, isRefused: false }
  return state
}

/** The choice as steps, taken from another start. */
function carried<Id>(base: Stored<Id>, selected: ReadonlySet<Id>, next: Stored<Id>): Set<Id> {
  const { added, removed } = differenceOf(base.ids, selected)
  const result = new Set([...next.ids, ...added])
  for (const id of removed) result.delete(id)
  return result
}

/** The server has told what is assigned. */
export const received = <Id>(state: AssignmentState<Id>, latest: Stored<Id>): AssignmentState<Id> =>
  isSameVersion(state.latest, latest) ? state : settle({ ...state, latest })

/** A person chose. */
export const chosen = <Id>(state: AssignmentState<Id>, selected: Iterable<Id>): AssignmentState<Id> =>
  settle({
    ...state,
    selected: new Set(selected),
    saving: state.saving === 'saving' ? 'saving' : 'unsaved',
    failure: undefined,
  })

/** A save began. */
export const begun = <Id>(state: AssignmentState<Id>): AssignmentState<Id> => ({
  ...state,
  saving: 'saving',
  failure: undefined,
})

/** A save ended; `sent` is what it named. */
export function ended<Id>(
  state: AssignmentState<Id>,
  sent: readonly Id[],
  outcome: AssignmentOutcome,
): AssignmentState<Id> {
  if (outcome.status === 'failed') return settle({ ...state, saving: 'failed', failure: outcome.message })
  if (outcome.status === 'conflict') return settle({ ...state, saving: 'failed', isRefused: true })
  const saved = { ids: sent, tag: state.base.tag }
  // A newer version that came during the save is its outcome, or somebody else would have been first.
  if (!isSameVersion(state.base, state.latest))
    return startFrom(state.latest, carried(saved, state.selected, state.latest))
  return { ...state, base: saved, latest: saved, saving: 'unsaved', isRefused: false, isUnread: true }
}

export const discarded = <Id>(state: AssignmentState<Id>): AssignmentState<Id> => startFrom(state.latest)

export const keptMine = <Id>(state: AssignmentState<Id>): AssignmentState<Id> => startFrom(state.latest, state.selected)
