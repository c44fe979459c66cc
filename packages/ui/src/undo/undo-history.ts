/** The name of a step, and whether it continues the one before it. */
export interface StepOptions {
  /** The name of the step, used in "Undo: Move Excavate". */
  label: string
  /** Consecutive steps with the same key become one step, such as the letters of a word or the nudges of a point. */
  mergeKey?: string
}

/** A step, with the value on its other side. */
interface Step<Value> {
  label: string
  value: Value
}

/** A value and the steps around it. Immutable: every step returns a new history. */
export interface UndoHistory<Value> {
  readonly value: Value
  /** Steps that can be undone, the latest last. */
  readonly past: readonly Step<Value>[]
  /** Steps that can be redone, the next one last. */
  readonly future: readonly Step<Value>[]
  /** Key of the latest step; undefined after undo and redo. */
  readonly mergeKey: string | undefined
}

/** How many steps can be undone. A step beyond that drops the oldest one. */
export const MAX_STEPS = 100

/** A history without steps. */
export const startHistory = <Value>(value: Value): UndoHistory<Value> => ({
  value,
  past: [],
  future: [],
  mergeKey: undefined,
})

/** Adds a step to another value and drops the steps that could be redone. The same value is not a step. */
export function addStep<Value>(
  history: UndoHistory<Value>,
  value: Value,
  { label, mergeKey }: StepOptions,
): UndoHistory<Value> {
  if (Object.is(value, history.value)) return history
  const isContinued = mergeKey !== undefined && mergeKey === history.mergeKey
  const past = isContinued ? history.past : [...history.past, { label, value: history.value }].slice(-MAX_STEPS)
  return { value, past, future: [], mergeKey }
}

/** @returns the history one step back; the same history when there is no step to undo */
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

/** @returns the history one step forward; the same history when there is no step to redo */
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

/** Returns the value that a step restores, except for the parts that are locked now: they keep their current values. Returns the current value itself if nothing else differs. */
export type KeepLocked<Value> = (restored: Value, current: Value) => Value

/**
 * Goes one step back or forward without changing what is locked now. Skips a step that would change nothing else.
 * @returns the same history when no step is left
 */
export function goStep<Value>(
  history: UndoHistory<Value>,
  step: typeof undoStep<Value>,
  keepLocked: KeepLocked<Value>,
): UndoHistory<Value> {
  let next = history
  do {
    const before = next
    next = step(before)
    if (next === before) return history
    next = { ...next, value: keepLocked(next.value, history.value) }
  } while (Object.is(next.value, history.value))
  return next
}
