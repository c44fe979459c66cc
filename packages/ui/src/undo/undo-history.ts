/** What one step is called, and whether it goes on with the one before it. */
export interface StepOptions {
  /** What was done, said after "Undo" and "Redo": "Move Excavate". */
  label: string
  /** Steps in a row with the same key are one, such as the letters of a word or the nudges of a point. */
  mergeKey?: string
}

/** A step, with the value on its other side. */
interface Step<Value> {
  label: string
  value: Value
}

/** A value and the steps around it. Never changed; a step makes a new one. */
export interface UndoHistory<Value> {
  readonly value: Value
  /** What undo goes back through, the nearest last. */
  readonly past: readonly Step<Value>[]
  /** What redo goes through, the nearest last. */
  readonly future: readonly Step<Value>[]
  /** Key of the step that was just taken; undefined after undo and redo. */
  readonly mergeKey: string | undefined
}

/** How many steps can be undone; the oldest is forgotten then. */
export const UNDO_LIMIT = 100

/** A value before any step. */
export const startHistory = <Value>(value: Value): UndoHistory<Value> => ({
  value,
  past: [],
  future: [],
  mergeKey: undefined,
})

/** Takes a step to another value. What had been undone is gone then. The same value is no step. */
export function takeStep<Value>(
  history: UndoHistory<Value>,
  value: Value,
  { label, mergeKey }: StepOptions,
): UndoHistory<Value> {
  if (Object.is(value, history.value)) return history
  const isGoingOn = mergeKey !== undefined && mergeKey === history.mergeKey
  const past = isGoingOn ? history.past : [...history.past, { label, value: history.value }].slice(-UNDO_LIMIT)
  return { value, past, future: [], mergeKey }
}

/** @returns the history one step back; itself where there is none */
export function undoStep<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const step = history.past.at(-1)
  if (step === undefined) return history
  return {
    value: step.value,
    past: history.past.slice(0, -1),
    future: [...history.future, { label: step.label, value: history.value }],
    mergeKey: undefined,
  }
}

/** @returns the history one undone step forward; itself where there is none */
export function redoStep<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const step = history.future.at(-1)
  if (step === undefined) return history
  return {
    value: step.value,
    past: [...history.past, { label: step.label, value: history.value }],
    future: history.future.slice(0, -1),
    mergeKey: undefined,
  }
}
