import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStep, goStep, MAX_STEPS, redoStep, startHistory, undoStep, type UndoHistory } from './undo-history'

const stepped = (values: readonly number[]): UndoHistory<number> =>
  values.reduce((history, value) => addStep(history, value, { label: `Set ${value}` }), startHistory(0))

const times = <Value>(count: number, step: (value: Value) => Value, from: Value): Value =>
  Array.from({ length: count }).reduce<Value>((value) => step(value), from)

describe('undo and redo', () => {
  it('undoes every step, and redoes all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), (values) => {
        const history = stepped(values)
        const steps = history.past.length
        expect(times(steps, undoStep, history).value).toBe(0)
        expect(times(steps, redoStep, times(steps, undoStep, history))).toEqual({ ...history, mergeKey: undefined })
      }),
    )
  })

  it('returns the same history when there is nothing to undo or redo', () => {
    const history = stepped([1])
    expect(undoStep(undoStep(history)).value).toBe(0)
    expect(redoStep(history)).toBe(history)
  })

  it('drops the steps to redo when a new step is added', () => {
    const history = addStep(undoStep(stepped([1, 2])), 3, { label: 'Set 3' })
    expect(redoStep(history)).toBe(history)
    expect(undoStep(history).value).toBe(1)
  })

  it('adds no step to the same value', () => {
    const history = stepped([1])
    expect(addStep(history, 1, { label: 'Set 1' })).toBe(history)
  })

  it('merges consecutive steps with the same key, but not across an undo', () => {
    const nudge = { label: 'Nudge', mergeKey: 'nudge' }
    const nudged = addStep(addStep(stepped([1]), 2, nudge), 3, nudge)
    expect(undoStep(nudged).value).toBe(1)
    expect(undoStep(addStep(redoStep(undoStep(nudged)), 4, nudge)).value).toBe(3)
  })

  it('names the step to undo and the step to redo', () => {
    const history = stepped([1, 2])
    expect(history.past.at(-1)?.label).toBe('Set 2')
    expect(undoStep(history).past.at(-1)?.label).toBe('Set 1')
    expect(undoStep(history).future.at(-1)?.label).toBe('Set 2')
  })

  it('drops the oldest step beyond the maximum', () => {
    const values = Array.from({ length: MAX_STEPS + 5 }, (_, i) => i + 1)
    expect(times(MAX_STEPS + 5, undoStep, stepped(values)).value).toBe(5)
  })

  it('change nothing that was locked after the step, and pass over a step that changed nothing else', () => {
    type Weights = { cut: number; weld: number }
    const started = addStep<Weights>(startHistory({ cut: 1, weld: 1 }), { cut: 1, weld: 2 }, { label: 'Weld' })
    const history = addStep(started, { cut: 2, weld: 2 }, { label: 'Cut' })
    const keepCut = (restored: Weights, current: Weights): Weights =>
      restored.weld === current.weld ? current : { ...restored, cut: current.cut }
    const undone = goStep(history, undoStep, keepCut)
    expect(undone.value).toEqual({ cut: 2, weld: 1 })
    expect(undone.future.at(-1)?.label).toBe('Weld')
    expect(goStep(undone, undoStep, keepCut)).toBe(undone)
    expect(goStep(undone, redoStep, keepCut).value).toEqual({ cut: 2, weld: 2 })
    const keepAll = (_: Weights, current: Weights): Weights => current
    expect(goStep(history, undoStep, keepAll)).toBe(history)
  })
})
