import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { token } from '../tokens/tokens'
import type { TreeId } from '../tree/tree-index'
import { type RowLayout, useTreeRows } from '../tree/use-tree-rows'
import { type StepOptions, useUndoHistory } from '../undo/use-undo-history'
import { type NameNode, readOutline } from './name-node'
import { prepareSave } from './name-changes'
import { type EditedOutline, getRowFacts, type Outline } from './outline'
import { listChanges } from './outline-changes'
import { findNameErrors, type NameRules } from './outline-errors'
import { mergeOutlines } from './outline-merge'

export const ROW_LAYOUT: RowLayout = {
  usualHeight: 40,
  height: token('row'),
  indent: { start: '6px', level: token('space-6'), most: '36%' },
}

/** Options of `useNameTree`. */
export interface NameTreeOptions {
  nodes: readonly NameNode[]
  value: EditedOutline | null | undefined
  defaultValue: EditedOutline | null
  onChange: ((value: EditedOutline | null) => void) | undefined
  rules: NameRules
  /** The caller sorts siblings: saved rows move between parents only. */
  isSorted: boolean
  /** During a save the saved names can change row by row, so they are not merged until it ends. */
  isSaving: boolean
  region: RefObject<HTMLElement | null>
  /** Receives the focus when there is no row. */
  addButton: RefObject<HTMLElement | null>
}

/**
 * The state of a name tree: its rows with undo, the current row, and the errors. Without changes it stores no rows, so that newly
 * saved names appear at once. A refetch never loses typed names, and never mistakes names that another user saved for typed ones.
 */
export function useNameTree(options: NameTreeOptions) {
  const { nodes, value, defaultValue, onChange, rules, isSorted, isSaving, region, addButton } = options
  const saved = useMemo(() => readOutline(nodes), [nodes])
  const history = useUndoHistory<EditedOutline | null>({ value, defaultValue, onChange })
  const edited = history.value
  const rows = useMemo(() => {
    if (edited === null) return saved.rows
    const isFixed = isSaving || saved.faults !== undefined
    return isFixed ? edited.rows : mergeOutlines(edited.rows, edited.base, saved.rows, { isSorted })
  }, [edited, saved, isSaving, isSorted])
  const facts = useMemo(() => getRowFacts(rows), [rows])
  const { nameError, nameKey, siblingError } = rules
  const changes = useMemo(() => listChanges(saved.rows, rows, { isSorted }), [saved.rows, rows, isSorted])
  const changed = useMemo(() => new Set(changes.map(({ id }) => id)), [changes])
  const errors = useMemo(() => {
    const named = new Set(changes.flatMap(({ id, kinds }) => (kinds.every((kind) => kind === 'order') ? [] : [id])))
    return findNameErrors(rows, { nameError, nameKey, siblingError }, (id) => !named.has(id))
  }, [rows, changes, nameError, nameKey, siblingError])

  const [active, setActive] = useState<{ id: TreeId | undefined; place: number }>({ id: undefined, place: 0 })
  const found = rows[active.place]?.id === active.id ? active.place : rows.findIndex(({ id }) => id === active.id)
  const activePlace = found >= 0 ? found : Math.min(active.place, rows.length - 1)

  const view = useTreeRows(region, rows.length, activePlace, ROW_LAYOUT)
  // The rendered rows, for code that runs right after a synchronous render.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })

  /** Makes a row the current one and scrolls it into view. */
  const show = (place: number): void => {
    flushSync(() => setActive({ id: latest.current[place]?.id, place: Math.max(0, place) }))
    if (place >= 0) flushSync(() => view.reveal(place))
  }
  /** The field of a row, or the Add button without a row. */
  const findField = (place: number): HTMLElement | null =>
    view.findElement(place)?.querySelector('input') ?? addButton.current
  const focusPlace = (place: number): void => {
    show(place)
    findField(place)?.focus({ preventScroll: true })
  }
  const set = (next: Outline, step: StepOptions): void => history.set({ rows: next, base: saved.rows }, step)
  const step = (next: Outline, stepOptions: StepOptions): void => flushSync(() => set(next, stepOptions))

  /** Undoes or redoes, and shows the first row that changed. */
  const undoOrRedo = (direction: 'undo' | 'redo'): { label: string | undefined; place: number } => {
    const before = latest.current
    let label: string | undefined
    flushSync(() => {
      label = history[direction]()
    })
    const after = latest.current
    const changedPlace = after.findIndex((row, place) => row !== before[place])
    const place = changedPlace >= 0 ? changedPlace : Math.min(before.length, after.length) - 1
    if (label !== undefined) show(place)
    return { label, place }
  }
  /** What a save sends. */
  const readSave = () =>
    prepareSave(rows, saved.rows, (id) => saved.nodesById.has(id), { nameError, nameKey, siblingError }, { isSorted })
  return {
    saved,
    isSorted,
    readSave,
    history,
    rows,
    facts,
    errors,
    changes,
    changed,
    active,
    activePlace,
    setActive,
    view,
    latest,
    show,
    findField,
    focusPlace,
    set,
    step,
    undoOrRedo,
  }
}

/** The result of `useNameTree`. */
export type NameTree = ReturnType<typeof useNameTree>
