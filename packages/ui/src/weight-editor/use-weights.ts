'use client'

import { useState } from 'react'
import { useValue } from '../field/use-value'
import { useLanguage } from '../locale/locale-context'
import { getNotation } from '../number-field/number-notation'
import { useUndoHistory } from '../undo/use-undo-history'
import { fillRows, findColumn } from './paste-column'
import { findRest, type Refusal, scaleToWhole, splitEvenly } from './share-out'
import {
  addWeights,
  type Cell,
  cellAt,
  hasWeights,
  normalizeCell,
  numberCell,
  sharedCells,
  toCells,
  toShares,
  toWeights,
  typedCell,
  withCells,
  type Weights,
} from './weight-cells'
import type { WeightLabels } from './weight-labels'
import { fromUnits, stepWeight } from './weights'

/** A row that has a weight. */
export interface WeightRowItem {
  /** Unique among the rows; the key of its weight. */
  id: string
  /** Name of the row: "Cut". */
  name: string
  /** Any CSS color, drawn as a swatch and in the scale. Without a color the scale has the color of its state. */
  color?: string
}

/** Options of `useWeights`. */
export interface WeightOptions {
  rows: readonly WeightRowItem[]
  value: Weights | undefined
  defaultValue: Weights
  onChange: ((value: Weights) => void) | undefined
  lockedRows: readonly string[] | undefined
  defaultLockedRows: readonly string[]
  onLockedRowsChange: ((lockedRows: readonly string[]) => void) | undefined
  /** Whether every change is rejected, because the editor is read-only or disabled. */
  isFixed: boolean
  labels: WeightLabels
}

/** The weights of the rows with their texts, locks and undo history, and the actions on them. */
export function useWeights(options: WeightOptions) {
  const { rows, value, defaultValue, onChange, isFixed, labels } = options
  const ids = rows.map((row) => row.id)
  const names = new Map(rows.map((row) => [row.id, row.name]))
  const getName = (id: string): string => names.get(id) ?? id
  const notation = getNotation(useLanguage().locale)
  const [draft, setDraft] = useState(() => toCells(ids, value ?? defaultValue, notation))
  const [draftNotation, setDraftNotation] = useState(notation)
  /** The result of the last action, shown and announced with the sum. */
  const [{ text: note, count: noteCount }, setNoteState] = useState({ text: '', count: 0 })
  const setNote = (text: string): void => setNoteState(({ count }) => ({ text, count: count + 1 }))
  // A new value from the caller replaces the typed texts. A value that equals them does not.
  const cells = value === undefined || hasWeights(ids, draft, value) ? draft : toCells(ids, value, notation)
  // Numbers are written again in another language; a text that is not a number stays.
  if (notation !== draftNotation) {
    setDraftNotation(notation)
    setDraft(
      new Map([...draft].map(([id, cell]) => [id, Number.isNaN(cell.value) ? cell : numberCell(cell.value, notation)])),
    )
  }
  if (cells !== draft) {
    setDraft(cells)
    setNote('')
  }
  const [lockedRows, setLockedRows, restoreLocks] = useValue(
    options.lockedRows,
    options.defaultLockedRows,
    options.onLockedRowsChange,
  )
  const locked: ReadonlySet<string> = new Set(lockedRows)
  const history = useUndoHistory({
    value: cells,
    defaultValue: cells,
    onChange: (next) => {
      setDraft(next)
      const weights = toWeights(ids, next)
      if (!hasWeights(ids, cells, weights)) onChange?.(weights)
    },
    keepLocked: (restored, current) =>
      withCells(
        current,
        [...restored].filter(([id]) => !locked.has(id)),
      ),
  })
  /** Rows that lost the focus or got a pasted weight. Only these rows show their own errors. */
  const [reportedRows, setReportedRows] = useState<ReadonlySet<string>>(() => new Set())
  /** Counts the rows that lost the focus. Typing and arrow keys merge into one undo step until then. */
  const [visit, setVisit] = useState(0)

  const shares = toShares(ids, cells, locked)
  const change = (changes: Iterable<readonly [string, Cell]>, label: string, mergeKey?: string): void => {
    history.set(withCells(cells, changes), mergeKey === undefined ? { label } : { label, mergeKey })
  }
  const isDisabled = (id: string): boolean => isFixed || locked.has(id)
  const reportErrors = (rowIds: Iterable<string>): void => setReportedRows((before) => new Set([...before, ...rowIds]))
  const setCell = (id: string, cell: Cell, kind: 'type' | 'step'): void => {
    if (isDisabled(id)) return
    setNote('')
    change([[id, cell]], labels.change(getName(id)), `${kind} ${visit} ${id}`)
  }
  const applyShares = (result: number[] | Refusal, label: string): void => {
    if (isFixed || typeof result === 'string') return
    setNote(labels.done(label))
    change(sharedCells(ids, result, locked, notation), label)
  }
  const split = splitEvenly(shares)
  const scaled = scaleToWhole(shares)

  return {
    ids,
    notation,
    cells,
    history,
    locked,
    reportedRows,
    note,
    /** Counts the notes: the same one twice is announced twice. */
    noteCount,
    setNote,
    sum: addWeights(ids, cells),
    /** Why Even split and Scale to 100 are disabled. */
    refusals: {
      split: typeof split === 'string' ? split : undefined,
      scale: typeof scaled === 'string' ? scaled : undefined,
    },
    evenSplit: () => applyShares(split, labels.evenSplit),
    scaleToWhole: () => applyShares(scaled, labels.scaleToWhole),
    onReport: (): void => reportErrors(ids),
    onReset: (): void => {
      restoreLocks()
      setReportedRows(new Set())
      setNote('')
      if (value === undefined) setDraft(toCells(ids, defaultValue, notation))
    },
    onType: (id: string, text: string) => setCell(id, typedCell(text, notation), 'type'),
    onStep: (id: string, by: number) =>
      setCell(id, numberCell(stepWeight(cellAt(cells, id).value, by), notation), 'step'),
    onPut: (id: string, weight: number) => setCell(id, numberCell(weight, notation), 'step'),
    onRest: (id: string) => {
      if (isFixed) return
      const rest = findRest(shares, ids.indexOf(id))
      if (typeof rest === 'number') setCell(id, numberCell(fromUnits(rest), notation), 'step')
      else setNote(labels.restRefused[rest === 'zero' ? 'full' : rest])
    },
    undoOrRedo: (direction: 'undo' | 'redo') => {
      const step = history[direction]()
      if (step !== undefined) setNote(direction === 'undo' ? labels.undone(step) : labels.redone(step))
    },
    /** @returns whether the text was a column */
    onPaste: (id: string, text: string): boolean => {
      const column = findColumn(text, notation)
      if (column === null || isFixed) return false
      const { changes, beyond, skipped } = fillRows(column, ids, id, locked, notation)
      change(changes, labels.paste)
      reportErrors(changes.map(([row]) => row))
      const remarks = [beyond > 0 && labels.beyond(beyond), skipped > 0 && labels.skipped(skipped)]
      setNote([labels.pasted(changes.length), ...remarks].filter(Boolean).join(' '))
      return true
    },
    onLeave: (id: string) => {
      reportErrors([id])
      setVisit(visit + 1)
      if (isDisabled(id)) return
      change([[id, normalizeCell(cellAt(cells, id), notation)]], labels.change(getName(id)), `type ${visit} ${id}`)
    },
    onLock: (id: string) => {
      setNote('')
      setLockedRows(locked.has(id) ? lockedRows.filter((row) => row !== id) : [...lockedRows, id])
    },
  }
}
