import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TreeId } from '../tree-checkbox/tree-index'
import { type StepOptions, useUndoHistory } from '../undo/use-undo-history'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'
import { type NameNode, outlineOf } from './name-node'
import { factsOf, type Outline } from './outline'
import { changesOf } from './outline-changes'
import { errorsOf, type NameRules } from './outline-errors'
import { baseOf, mergedWith, setBase } from './outline-merge'

/** Until one is measured, px. */
const ROW_HEIGHT = 40
const measure = measureRows('[data-place]')

/** What `useNameTree` works from. */
export interface NameTreeOptions {
  nodes: readonly NameNode[]
  value: Outline | null | undefined
  defaultValue: Outline | null
  onChange: ((value: Outline | null) => void) | undefined
  rules: NameRules
  /** What is saved may change row by row: nothing is read anew meanwhile. */
  isSaving: boolean
  region: RefObject<HTMLElement | null>
  /** Takes the focus when there is no row. */
  addButton: RefObject<HTMLElement | null>
}

/**
 * The state of a name tree: its rows with undo, which of them is the current one, and what is wrong. Nothing is kept as long as
 * nothing was changed, so that other saved names show at once; a refresh never takes what was typed, nor takes what another has
 * saved for it.
 */
export function useNameTree(options: NameTreeOptions) {
  const { nodes, value, defaultValue, onChange, rules, isSaving, region, addButton } = options
  const saved = useMemo(() => outlineOf(nodes), [nodes])
  const history = useUndoHistory<Outline | null>({ value, defaultValue, onChange })
  const made = history.value
  const rows = useMemo(() => {
    if (made === null) return saved.rows
    const base = baseOf(made, saved.rows)
    return isSaving || saved.faults !== undefined ? made : mergedWith(made, base, saved.rows)
  }, [made, saved, isSaving])
  const facts = useMemo(() => factsOf(rows), [rows])
  const { nameError, nameKey, siblingError } = rules
  const errors = useMemo(
    () => errorsOf(rows, { nameError, nameKey, siblingError }),
    [rows, nameError, nameKey, siblingError],
  )
  const changes = useMemo(() => changesOf(saved.rows, rows), [saved.rows, rows])
  const changed = useMemo(() => new Set(changes.map(({ id }) => id)), [changes])

  const [active, setActive] = useState<{ id: TreeId | undefined; place: number }>({ id: undefined, place: 0 })
  const found = rows[active.place]?.id === active.id ? active.place : rows.findIndex(({ id }) => id === active.id)
  const activePlace = found >= 0 ? found : Math.min(active.place, rows.length - 1)

  const view = useWindow(region, rows.length, ROW_HEIGHT, measure)
  // What the page shows after a step that was drawn at once.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })

  /** Makes a row the current one and brings it into view. */
  const show = (place: number): void => {
    flushSync(() => setActive({ id: latest.current[place]?.id, place: Math.max(0, place) }))
    if (place >= 0) flushSync(() => view.reveal(place))
  }
  /** Shows a row and gives its field the focus; the button that adds one when there is none. */
  const focusPlace = (place: number): void => {
    show(place)
    const field = region.current?.querySelector<HTMLElement>(`[data-place="${place}"] input`) ?? addButton.current
    field?.focus({ preventScroll: true })
  }
  const set = (next: Outline, step: StepOptions): void => {
    setBase(next, saved.rows)
    history.set(next, step)
  }
  const step = (next: Outline, how: StepOptions): void => flushSync(() => set(next, how))

  /** Undoes or redoes, and shows the first row that is another one then. */
  const travel = (way: 'undo' | 'redo'): { label: string | undefined; place: number } => {
    const before = latest.current
    let label: string | undefined
    flushSync(() => {
      label = history[way]()
    })
    const after = latest.current
    const other = after.findIndex((row, place) => row !== before[place])
    const place = other >= 0 ? other : Math.min(before.length, after.length) - 1
    if (label !== undefined) show(place)
    return { label, place }
  }
  return {
    saved,
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
    focusPlace,
    set,
    step,
    travel,
  }
}

/** What `useNameTree` gives. */
export type NameTree = ReturnType<typeof useNameTree>
