'use client'

import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import {
  authorFound,
  type Choice,
  choiceMade,
  choicesMade,
  createDraft,
  type Draft,
  draftDiscarded,
  draftRestored,
  type DraftFields,
  type DraftOutcome,
  draftSettled,
  type FieldName,
  idToggled,
  getDifferingFields,
  getUnresolvedParts,
  type Id,
  isSameVersion,
  isUnsaved,
  refreshed,
  type RowsName,
  saveEnded,
  saveStarted,
  type SetName,
  valueChanged,
  valuesChanged,
  type Version,
  type VersionAuthor,
  type VersionTag,
} from './draft'
import { type Difference, getDifference } from './id-set'
import { addRow, changeRow, createRowId, moveRow, removeRow, type Rows } from './rows'

export type {
  Choice,
  Draft,
  DraftFields,
  DraftOutcome,
  FieldName,
  RowsName,
  SetName,
  Version,
  VersionAuthor,
  VersionTag,
} from './draft'
export type { Difference } from './id-set'

/** What a save knows beside the value. */
export interface SaveInfo<T, Tag extends VersionTag = VersionTag, Stored = unknown> {
  /** The version that the value is on top of. */
  readonly version: Tag
  /** The fields that differ from that version, in order. A save in several calls sends only these. */
  readonly changedFields: readonly FieldName<T>[]
  /** The value of that version. */
  readonly base: T
  /** The record of that version. What nobody changed is sent as it has it. */
  readonly record: Stored
}

/** Finds who saved over a version. It must not reject. */
export type FindAuthor = (base: Version<unknown>) => Promise<VersionAuthor | undefined>

/** Finds who saved over the versions that the drafts inside edit. A conflict names the person, whether a rejected save or a refetch found it. */
export const VersionAuthors = createContext<FindAuthor | undefined>(undefined)

/** Options of `useDraft`. */
export interface DraftOptions<T, Tag extends VersionTag = VersionTag, Stored = unknown> {
  /** The value on the server. */
  stored: Version<T, Tag, Stored>
  /** Saves the value. It is called only with changes, and never while another save is pending. */
  onSave: (value: T, info: SaveInfo<T, Tag, Stored>) => Promise<DraftOutcome<T, Tag, Stored>>
  /** An earlier save stopped and has something left, though no field differs: the next save runs without a change. */
  hasUnfinishedSave?: boolean | undefined
  /** Called when the draft becomes dirty or clean, and with `false` on unmount if it is dirty. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/**
 * How a call of `save` ended. `saved`: nothing is unsaved. `partly-saved`: the user changed something during the save, so a form must stay
 * open. `blocked`: contested parts have no choice, or their version is not loaded yet.
 */
export type SaveResult = 'saved' | 'partly-saved' | 'conflict' | 'failed' | 'blocked' | 'pending'

/** A value that the user edits. */
export interface DraftControl<T> {
  draft: Draft<T>
  /** Whether there are changes, or a conflict to settle. */
  isUnsaved: boolean
  /** Changes a field. An updater receives the current value, which may be newer than the rendered one. The function is stable. */
  change: <Field extends FieldName<T>>(field: Field, value: T[Field] | ((now: T[Field]) => T[Field])) => void
  /** Adds or removes one id of a set. The function is stable. */
  toggle: (field: SetName<T>, id: Id) => void
  /** Chooses a version of one contested part, by its key, or of all of them. The function is stable. */
  choose: (choice: Choice, key?: string) => void
  /** Saves the draft over the version that it is on top of, in one call. */
  save: (value?: T) => Promise<SaveResult>
  /** Waits for a pending save. Resolves to whether everything is saved then, or to `undefined` if no save is pending. */
  waitForSave: () => Promise<boolean | undefined>
  discard: () => void
  /** Replaces the draft with one that was stored on top of `base`, and merges what was saved since then. */
  restore: (base: Version<T>, value: T) => void
}

/** A store outside of the draft that has the values while they are edited. */
export interface ValueStore<T> {
  read: () => Partial<T>
  write: (next: Draft<T>, before: Draft<T>) => void
}

/** The scalars, sets and lists of a record, edited as one draft. What the user changes survives refreshes, failed saves and conflicts. */
export function useDraft<T extends DraftFields<T>, Tag extends VersionTag = VersionTag, Stored = unknown>(
  options: DraftOptions<T, Tag, Stored>,
  store?: ValueStore<T>,
): DraftControl<T> {
  const { stored, onSave, onUnsaved, hasUnfinishedSave = false } = options
  const [draft, setDraft] = useState<Draft<T>>(() => createDraft<T>(stored))
  // A ref, because a save resolves many renders later and two key presses can arrive before one render.
  const current = useRef(draft)
  const storeRef = useRef(store)
  useLayoutEffect(() => {
    storeRef.current = store
  })
  const apply = useCallback((step: (draft: Draft<T>) => Draft<T>): void => {
    const values = storeRef.current
    if (values === undefined) {
      current.current = step(current.current)
      // An updater, so that a pending transition keeps its change when another update comes first.
      setDraft(step)
      return
    }
    const before = valuesChanged(current.current, values.read())
    const next = step(before)
    current.current = next
    setDraft(next)
    values.write(next, before)
  }, [])

  const findAuthor = useContext(VersionAuthors)
  const nameAuthor = useEffectEvent(async () => {
    const { base, conflict } = current.current
    if (conflict === undefined || conflict.author !== undefined) return
    const author = await findAuthor?.(conflict.start)
    if (author !== undefined) apply((before) => authorFound(before, base, author))
  })
  const lastStored = useRef<Version<T>>(stored)
  useLayoutEffect(() => {
    if (isSameVersion<T>(lastStored.current, stored) && lastStored.current.record === stored.record) return
    lastStored.current = stored
    apply((before) => refreshed<T>(before, stored))
    void nameAuthor()
  }, [stored, apply])

  const isDirty = useMemo(() => isUnsaved(draft), [draft])
  useUnsavedReport(isDirty, onUnsaved)

  const pending = useRef<Promise<SaveResult>>(undefined)
  const save = async (value?: T): Promise<SaveResult> => {
    if (pending.current !== undefined) return 'pending'
    const ended = saveLatest(value)
    pending.current = ended
    try {
      return await ended
    } finally {
      pending.current = undefined
    }
  }
  const waitForSave = async (): Promise<boolean | undefined> => {
    if (pending.current === undefined) return undefined
    // Only the caller of the save gets its error.
    const result = await pending.current.catch(() => 'failed' as const)
    // The user can have changed something meanwhile.
    apply((before) => before)
    return result === 'saved' && !isUnsaved(current.current)
  }
  const saveLatest = async (value?: T): Promise<SaveResult> => {
    apply((before) => before)
    const sent = value ?? current.current.value
    const result = await saveOnce(sent)
    const { conflict, isRejected, value: now } = current.current
    // Only the tag has changed: nothing that this user sees, so there is nothing to ask. Later changes were not validated.
    const isRetried = result === 'conflict' && conflict === undefined && !isRejected
    return isRetried && getDifferingFields(now, sent).length === 0 ? saveOnce(sent) : result
  }
  const saveOnce = async (sent: T): Promise<SaveResult> => {
    const start = current.current
    if (start.isRejected || getUnresolvedParts(start).length > 0) return 'blocked'
    const changedFields = getDifferingFields(start.base.value, sent)
    if (changedFields.length === 0 && !hasUnfinishedSave) {
      apply(draftSettled)
      return 'saved'
    }
    apply((before) => saveStarted(before, sent))
    const { value: base, version, record } = start.base
    const info = { version: version as Tag, changedFields, base, record: record as Stored }
    try {
      let outcome: DraftOutcome<T> = await onSave(sent, info)
      if (outcome.status === 'conflict' && outcome.author === undefined) {
        // Before the panel opens, so that screen readers announce its heading with the name.
        outcome = { ...outcome, author: await findAuthor?.(start.base) }
      }
      const ended = outcome
      apply((before) => saveEnded(before, ended))
      if (outcome.status !== 'failed' && !isUnsaved(current.current)) return 'saved'
      return outcome.status === 'saved' ? 'partly-saved' : outcome.status
    } catch (error) {
      apply((before) => saveEnded(before, { status: 'failed', message: '' }))
      throw error
    }
  }

  return {
    draft,
    isUnsaved: isDirty,
    change: useCallback(
      (field, value) => {
        type Update = (now: T[typeof field]) => T[typeof field]
        // A value is data, never a function.
        const getNext = (now: Draft<T>) => (typeof value === 'function' ? (value as Update)(now.value[field]) : value)
        apply((before) => valueChanged(before, field, getNext(before)))
      },
      [apply],
    ),
    toggle: useCallback((field, id) => apply((before) => idToggled(before, field, id)), [apply]),
    choose: useCallback(
      (choice, key) =>
        apply((before) => (key === undefined ? choicesMade(before, choice) : choiceMade(before, key, choice))),
      [apply],
    ),
    save,
    waitForSave,
    discard: () => apply(draftDiscarded),
    restore: (base, value) => apply((before) => draftRestored(before, base, value)),
  }
}

/** Reports whether there are unsaved changes. */
function useUnsavedReport(isDirty: boolean, onUnsaved: ((isUnsaved: boolean) => void) | undefined): void {
  const report = useEffectEvent((is: boolean) => onUnsaved?.(is))
  const isReported = useRef(false)
  // In an effect because the listener lives outside this page (a toast), and a refetch can also clear the dirty state.
  useEffect(() => {
    if (isReported.current !== isDirty) report(isDirty)
    isReported.current = isDirty
  }, [isDirty])
  useEffect(
    () => () => {
      if (isReported.current) report(false)
      isReported.current = false
    },
    [],
  )
}

/** One set of ids in a draft. */
export interface IdSet<Item> {
  /** The ids of the version that the draft is on top of. */
  base: ReadonlySet<Item>
  selected: ReadonlySet<Item>
  /** Difference between `base` and `selected`. */
  changes: Difference<Item>
  /** Adds or removes one id. The function is stable. */
  toggle: (id: Item) => void
  /** Selects ids. An updater receives the current selection, which may be newer than the rendered one. The function is stable. */
  select: (ids: Iterable<Item> | ((now: ReadonlySet<Item>) => Iterable<Item>)) => void
}

/** One set of ids in a draft, with stable functions, for a tree or a grid of checkboxes. */
export function useIdSet<T extends DraftFields<T>, Field extends SetName<T>>(
  control: Pick<DraftControl<T>, 'draft' | 'change' | 'toggle'>,
  field: Field,
): IdSet<IdIn<T[Field]>> {
  type Item = IdIn<T[Field]>
  const { draft, change, toggle } = control
  const base = draft.base.value[field] as ReadonlySet<Item>
  const selected = draft.value[field] as ReadonlySet<Item>
  return {
    base,
    selected,
    changes: useMemo(() => getDifference(base, selected), [base, selected]),
    toggle: useCallback((id) => toggle(field, id), [toggle, field]),
    select: useCallback(
      (ids) =>
        change(field, (now) => {
          const next = typeof ids === 'function' ? ids(now as ReadonlySet<Item>) : ids
          return new Set(next) as ReadonlySet<Id> as T[Field]
        }),
      [change, field],
    ),
  }
}

/** One list of rows in a draft. */
export interface RowList<Row extends object> {
  rows: Rows<Row>
  /** The rows of the version that the draft is on top of. */
  base: Rows<Row>
  /** Adds a row, at the end by default. The function is stable, as the others are. @returns its id */
  add: (row: Row, place?: number) => string
  /** Changes fields of a row. An updater receives the current row, which may be newer than the rendered one. */
  change: (id: string, change: Partial<Row> | ((now: Row) => Row)) => void
  remove: (id: string) => void
  /** Moves a row to a place, from 0, among all rows. */
  move: (id: string, place: number) => void
  /** Replaces the list. An updater receives the current one. */
  set: (rows: Rows<Row> | ((now: Rows<Row>) => Rows<Row>)) => void
}

type RowIn<Value> = Value extends Rows<infer Row extends object> ? Row : never

/** One list of rows in a draft, with stable functions. */
export function useRowList<T extends DraftFields<T>, Field extends RowsName<T>>(
  control: Pick<DraftControl<T>, 'draft' | 'change'>,
  field: Field,
): RowList<RowIn<T[Field]>> {
  type List = Rows<RowIn<T[Field]>>
  const { draft, change } = control
  const set = useCallback(
    (rows: List | ((now: List) => List)) =>
      change(field, (now) => (typeof rows === 'function' ? rows(now as List) : rows) as T[Field]),
    [change, field],
  )
  return { rows: draft.value[field] as List, base: draft.base.value[field] as List, set, ...useRowActions(set) }
}

/** The changes of single rows as changes of their list. */
export function useRowActions<Row extends object>(
  set: (update: (now: Rows<Row>) => Rows<Row>) => void,
): Pick<RowList<Row>, 'add' | 'change' | 'remove' | 'move'> {
  return useMemo(
    () => ({
      add: (row, place) => {
        const id = createRowId()
        set((now) => addRow(now, row, { id, place }))
        return id
      },
      change: (id, change) => set((now) => changeRow(now, id, change)),
      remove: (id) => set((now) => removeRow(now, id)),
      move: (id, place) => set((now) => moveRow(now, id, place)),
    }),
    [set],
  )
}

type IdIn<Value> = Value extends ReadonlySet<infer Item extends Id> ? Item : never
