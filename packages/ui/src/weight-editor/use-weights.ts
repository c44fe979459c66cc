'use client'

import { useState } from 'react'
import { useValue } from '../field/use-value'
import { useUndoHistory } from '../undo/use-undo-history'
import { columnOf, fillFrom } from './paste-column'
import { evenSplit, type Refusal, restFor, scaleToWhole } from './share-out'
import {
  areOf,
  type Cell,
  cellAt,
  cellsOf,
  leftCell,
  numberCell,
  sharedCells,
  sharesOf,
  sumOf,
  typedCell,
  withCells,
  type Weights,
  weightsOf,
} from './weight-cells'
import type { WeightLabels } from './weight-labels'
import { fromUnits, stepWeight } from './weights'

/** What has a weight. */
export interface WeightRowItem {
  /** Key of its weight; told apart by it. */
  id: string
  /** Its name: "Cut". */
  name: string
  /** Any CSS color, drawn as a swatch and in the scale; without one the scale is in the color of its state. */
  color?: string
}

/** What `useWeights` works from. */
export interface WeightChoices {
  rows: readonly WeightRowItem[]
  value: Weights | undefined
  defaultValue: Weights
  onChange: ((value: Weights) => void) | undefined
  lockedRows: readonly string[] | undefined
  defaultLockedRows: readonly string[]
  onLock: ((lockedRows: readonly string[]) => void) | undefined
  /** Nothing changes anything. */
  isFixed: boolean
  labels: WeightLabels
}

/** The weights of rows with what is typed, locks and undo; what each action does to them. */
export function useWeights(choices: WeightChoices) {
  const { rows, value, defaultValue, onChange, isFixed, labels } = choices
  const ids = rows.map((row) => row.id)
  const names = new Map(rows.map((row) => [row.id, row.name]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const [kept, setKept] = useState(() => cellsOf(ids, value ?? defaultValue))
  // What the owner has decided replaces what was typed; what it only hands back does not.
  const cells = value === undefined || areOf(ids, kept, value) ? kept : cellsOf(ids, value)
  if (cells !== kept) setKept(cells)
  const history = useUndoHistory({
    value: cells,
    defaultValue: cells,
    onChange: (next) => {
      setKept(next)
      const weights = weightsOf(ids, next)
      if (!areOf(ids, cells, weights)) onChange?.(weights)
    },
  })
  const [lockedRows, setLockedRows] = useValue(choices.lockedRows, choices.defaultLockedRows, choices.onLock)
  const locked: ReadonlySet<string> = new Set(lockedRows)
  /** Rows that have been left, or filled: only of these it is said what is wrong. */
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set())
  /** What the last action has to say. */
  const [note, setNote] = useState('')
  /** Letters and steps are one in undo as long as the row is not left. */
  const [visit, setVisit] = useState(0)

  const shares = sharesOf(ids, cells, locked)
  const change = (changes: Iterable<readonly [string, Cell]>, label: string, mergeKey?: string): void => {
    history.set(withCells(cells, changes), mergeKey === undefined ? { label } : { label, mergeKey })
  }
  const isDisabled = (id: string): boolean => isFixed || locked.has(id)
  const tell = (some: Iterable<string>): void => setTold((before) => new Set([...before, ...some]))
  const put = (id: string, cell: Cell, way: 'type' | 'step'): void => {
    if (isDisabled(id)) return
    setNote('')
    change([[id, cell]], labels.change(nameOf(id)), `${way} ${visit} ${id}`)
  }
  const share = (result: number[] | Refusal, label: string): void => {
    if (isFixed || typeof result === 'string') return
    setNote(labels.done(label))
    change(sharedCells(ids, result, locked), label)
  }
  const split = evenSplit(shares)
  const scaled = scaleToWhole(shares)

  return {
    ids,
    cells,
    history,
    locked,
    told,
    note,
    sum: sumOf(ids, cells),
    /** Why Even split and Scale to 100 cannot be done. */
    refusals: {
      split: typeof split === 'string' ? split : undefined,
      scale: typeof scaled === 'string' ? scaled : undefined,
    },
    evenSplit: () => share(split, labels.evenSplit),
    scaleToWhole: () => share(scaled, labels.scaleToWhole),
    onType: (id: string, text: string) => put(id, typedCell(text), 'type'),
    onStep: (id: string, by: number) => put(id, numberCell(stepWeight(cellAt(cells, id).value, by)), 'step'),
    onPut: (id: string, weight: number) => put(id, numberCell(weight), 'step'),
    onRest: (id: string) => {
      if (isFixed) return
      const rest = restFor(shares, ids.indexOf(id))
      if (typeof rest === 'number') put(id, numberCell(fromUnits(rest)), 'step')
      else setNote(labels.restRefused[rest === 'zero' ? 'full' : rest])
    },
    onUndo: (way: 'undo' | 'redo') => {
      const step = history[way]()
      if (step !== undefined) setNote(way === 'undo' ? labels.undone(step) : labels.redone(step))
    },
    /** @returns whether it was a column */
    onPaste: (id: string, text: string): boolean => {
      const column = columnOf(text)
      if (column === null || isFixed) return false
      const { changes, beyond, kept: passed } = fillFrom(column, ids, id, locked)
      change(changes, labels.paste)
      tell(changes.map(([row]) => row))
      setNote(labels.pasted(changes.length, beyond, passed))
      return true
    },
    onLeave: (id: string) => {
      tell([id])
      setVisit(visit + 1)
      if (isDisabled(id)) return
      change([[id, leftCell(cellAt(cells, id))]], labels.change(nameOf(id)), `type ${visit} ${id}`)
    },
    onLock: (id: string) => {
      setNote('')
      setLockedRows(locked.has(id) ? lockedRows.filter((row) => row !== id) : [...lockedRows, id])
    },
  }
}
