import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { token } from '../tokens/tokens'
import type { TreeId } from '../tree/tree-index'
import { type DrawnRow, type RowLayout, useTreeRows } from '../tree/use-tree-rows'
import { findInsertRow, findRow } from '../tree/visible-rows'
import { type StepOptions, useUndoHistory } from '../undo/use-undo-history'
import { type NameNode, readOutline } from './name-node'
import { dropEmptyRows, prepareSave } from './name-changes'
import { blockEnd, type EditedOutline, getRowFacts, listVisiblePlaces, type Outline } from './outline'
import { listChanges } from './outline-changes'
import { findChangeErrors, type NameRules } from './outline-errors'
import { mergeOutlines } from './outline-merge'
import { useClosedRows } from './use-closed-rows'

export const ROW_LAYOUT: RowLayout = {
  usualHeight: 40,
  height: token('row'),
  indent: { start: '6px', level: token('space-6'), most: '36%' },
}

/** The line of a place among the visible ones, else that of the closed row that hides it; -1 without rows. */
const findLine = (visible: Int32Array, place: number): number => findInsertRow(visible, place + 1) - 1

/** A visible row. `row` is its place in the outline. */
export interface DrawnName extends DrawnRow {
  /** Among the visible rows, from 1. */
  rowIndex: number
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
  // Of the rows that a save keeps, so that Save is disabled only by what it would refuse.
  const errors = useMemo(() => {
    const kept = dropEmptyRows(rows, (id) => saved.nodesById.has(id))
    return findChangeErrors(kept, changes, { nameError, nameKey, siblingError })
  }, [rows, saved, changes, nameError, nameKey, siblingError])

  const [active, setActive] = useState<{ id: TreeId | undefined; place: number }>({ id: undefined, place: 0 })
  const found = rows[active.place]?.id === active.id ? active.place : rows.findIndex(({ id }) => id === active.id)
  const wantedPlace = found >= 0 ? found : Math.min(active.place, rows.length - 1)

  const closed = useClosedRows()
  const visible = useMemo(() => listVisiblePlaces(rows, closed.ids), [rows, closed.ids])
  const activeLine = findLine(visible, wantedPlace)
  const activePlace = visible[activeLine] ?? -1

  const view = useTreeRows(region, visible.length, activeLine, ROW_LAYOUT)
  // The rendered rows, for code that runs right after a synchronous render.
  const latest = useRef(rows)
  const latestVisible = useRef(visible)
  useLayoutEffect(() => {
    latest.current = rows
    latestVisible.current = visible
  })

  /** Makes a row the current one, opens what hides it and scrolls it into view. */
  const show = (place: number): void => {
    flushSync(() => {
      setActive({ id: latest.current[place]?.id, place: Math.max(0, place) })
      closed.openAbove(latest.current, place)
    })
    if (place >= 0) flushSync(() => view.reveal(findRow(latestVisible.current, place)))
  }
  /** The field of a row, or the Add button without a row. */
  const findField = (place: number): HTMLElement | null =>
    view.findElement(place)?.querySelector('input') ?? addButton.current
  const focusPlace = (place: number): void => {
    show(place)
    findField(place)?.focus({ preventScroll: true })
  }
  /** Closes or opens rows. From a row that becomes hidden the focus moves to the closed one above it. */
  const changeClosed = (change: () => void): void => {
    const isFocused = findField(activePlace) === document.activeElement
    flushSync(change)
    const place = latestVisible.current[findLine(latestVisible.current, activePlace)] ?? -1
    if (place === activePlace) return
    if (isFocused) focusPlace(place)
    else show(place)
  }
  const setOpen = (place: number, isOpen: boolean): void =>
    changeClosed(() => closed.set(rows[place]?.id ?? '', isOpen))
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
    view: {
      ...view,
      drawn: view.drawn.map((line): DrawnName => ({ ...line, row: visible[line.row] ?? -1, rowIndex: line.row + 1 })),
    },
    visible,
    /** Whether a row hides the rows below it. */
    isClosed: (place: number): boolean => closed.ids.has(rows[place]?.id ?? ''),
    countBelow: (place: number): number => blockEnd(rows, place) - place - 1,
    setOpen,
    setLevel: (level: number): void => changeClosed(() => closed.setLevel(rows, level)),
    openMatches: (matches: Iterable<number>): void => closed.openMatches(rows, matches),
    endSearch: (): void => closed.endSearch(rows, activePlace),
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
