'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import {
  addStep,
  goStep,
  type KeepLocked,
  redoStep,
  startHistory,
  type StepOptions,
  type UndoHistory,
  undoStep,
} from './undo-history'

export { undoKey } from './undo-key'
export type { StepOptions } from './undo-history'

/** Options of `useUndoHistory`. */
export interface UndoOptions<Value> {
  /** The controlled value. A value that this hook did not report starts a new history, so that users can't undo changes by other users. */
  value?: Value
  /** The initial value when it is uncontrolled. */
  defaultValue: Value
  /** Called with the new value on every change, including undo and redo. */
  onChange?: (value: Value) => void
  /** What undo and redo do not change, because it was locked after the step; by default nothing is locked. */
  keepLocked?: KeepLocked<Value>
}

const keepNothing = <Value>(restored: Value): Value => restored

/** A value with undo and redo. */
export interface Undo<Value> {
  value: Value
  /** Sets the value and adds a step. */
  set: (value: Value, step: StepOptions) => void
  /** @returns the name of the step that was undone; undefined when there was none */
  undo: () => string | undefined
  /** @returns the name of the step that was redone; undefined when there was none */
  redo: () => string | undefined
  /** Name of the step that `undo` would undo; undefined when there is none. */
  undoLabel: string | undefined
  /** Name of the step that `redo` would redo; undefined when there is none. */
  redoLabel: string | undefined
}

/** The result of `useUndoHistory`. */
export interface RestartableUndo<Value> extends Undo<Value> {
  /** Sets the value of an uncontrolled history and forgets every step, without calling `onChange`. */
  restart: (value: Value) => void
}

/** Records the steps of a controlled or uncontrolled value. */
export function useUndoHistory<Value>(options: UndoOptions<Value>): RestartableUndo<Value> {
  const { value, defaultValue, onChange, keepLocked = keepNothing } = options
  const [ownHistory, setOwnHistory] = useState(() => startHistory(value === undefined ? defaultValue : value))
  const history = value === undefined || Object.is(value, ownHistory.value) ? ownHistory : startHistory(value)
  // A ref, because two steps can arrive before one render.
  const latest = useRef(history)
  useLayoutEffect(() => {
    latest.current = history
  })
  const commit = (next: typeof history): void => {
    if (next === latest.current) return
    latest.current = next
    setOwnHistory(next)
    onChange?.(next.value)
  }
  const undone = (from: typeof history): typeof history => goStep(from, undoStep, keepLocked)
  const redone = (from: typeof history): typeof history => goStep(from, redoStep, keepLocked)
  const getUndoLabel = (from: typeof history): string | undefined => getLabel(from, undone(from), 'future')
  const getRedoLabel = (from: typeof history): string | undefined => getLabel(from, redone(from), 'past')
  return {
    value: history.value,
    set: (next, step) => commit(addStep(latest.current, next, step)),
    restart: (next) => {
      latest.current = startHistory(next)
      setOwnHistory(latest.current)
    },
    undo: () => {
      const label = getUndoLabel(latest.current)
      commit(undone(latest.current))
      return label
    },
    redo: () => {
      const label = getRedoLabel(latest.current)
      commit(redone(latest.current))
      return label
    },
    undoLabel: getUndoLabel(history),
    redoLabel: getRedoLabel(history),
  }
}

/** Name of the step between two histories, which the second one can repeat the other way. */
const getLabel = <Value>(
  from: UndoHistory<Value>,
  to: UndoHistory<Value>,
  side: 'past' | 'future',
): string | undefined => (from === to ? undefined : to[side].at(-1)?.label)
