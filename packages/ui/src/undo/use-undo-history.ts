'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { redoStep, startHistory, type StepOptions, takeStep, undoStep } from './undo-history'

export type { StepOptions } from './undo-history'

/** What `useUndoHistory` works from. */
export interface UndoOptions<Value> {
  /** The value, when its owner keeps it. One that did not come from here begins a new history: nobody undoes another's work. */
  value?: Value
  /** What it is to begin with, when it is kept here. */
  defaultValue: Value
  /** Told of every change, undone and redone ones too. */
  onChange?: (value: Value) => void
}

/** A value with undo and redo. */
export interface Undo<Value> {
  value: Value
  /** Takes a step. */
  set: (value: Value, step: StepOptions) => void
  /** @returns the name of the step that was undone; undefined when there was none */
  undo: () => string | undefined
  /** @returns the name of the step that was redone; undefined when there was none */
  redo: () => string | undefined
  /** The step that undo would take back; undefined when there is none. */
  undoLabel: string | undefined
  /** The step that redo would take again; undefined when there is none. */
  redoLabel: string | undefined
}

/** Keeps the steps of a value, its owner's or its own. */
export function useUndoHistory<Value>({ value, defaultValue, onChange }: UndoOptions<Value>): Undo<Value> {
  const [kept, setKept] = useState(() => startHistory(value === undefined ? defaultValue : value))
  const history = value === undefined || Object.is(value, kept.value) ? kept : startHistory(value)
  // Two steps may come before anything is drawn again.
  const latest = useRef(history)
  useLayoutEffect(() => {
    latest.current = history
  })
  const go = (next: typeof history): void => {
    if (next === latest.current) return
    latest.current = next
    setKept(next)
    onChange?.(next.value)
  }
  return {
    value: history.value,
    set: (next, step) => go(takeStep(latest.current, next, step)),
    undo: () => {
      const label = latest.current.past.at(-1)?.label
      go(undoStep(latest.current))
      return label
    },
    redo: () => {
      const label = latest.current.future.at(-1)?.label
      go(redoStep(latest.current))
      return label
    },
    undoLabel: history.past.at(-1)?.label,
    redoLabel: history.future.at(-1)?.label,
  }
}

/** What a key asks for: Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo; with Command on a Mac. */
export function undoKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | undefined {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : undefined
}
