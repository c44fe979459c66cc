import { useState } from 'react'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import type { PreservationStep, StepType } from '@sitewright/domain/preservations/model'
import {
  changeStep,
  createStep,
  moveStep,
  type Steps,
  stepsOf,
  withoutStep,
  withStep,
} from '@sitewright/domain/preservations/steps'
import { useControlled } from '../../form/use-controlled'
import { useUndoHistory } from '../../undo/use-undo-history'
import { LIST_FIELDS, nameStepOf, readLists, STEP_TYPES } from './preservation-draft'
import { writeSteps } from './steps-text'

const EMPTY = writeSteps([])
/** JSON texts have no line break of their own. */
const SEPARATOR = '\n'

/** The fields of a step that the editor shows. */
export type StepChange = Partial<Pick<PreservationStep, 'name' | 'interval' | 'intervalUnit'>>

/** Both lists of steps, as two fields of the surrounding form, with undo and redo. */
export function useStepLists() {
  const initial = useControlled<string>(LIST_FIELDS[0], EMPTY)
  const recurring = useControlled<string>(LIST_FIELDS[1], EMPTY)
  const fields = { 0: initial, 1: recurring }
  const history = useUndoHistory<string>({
    value: initial.value + SEPARATOR + recurring.value,
    defaultValue: EMPTY + SEPARATOR + EMPTY,
    onChange: (text) => {
      const [first = EMPTY, second = EMPTY] = text.split(SEPARATOR)
      if (first !== initial.value) initial.onChange(first)
      if (second !== recurring.value) recurring.onChange(second)
    },
  })
  // Steps whose field was left once: an error of a new step appears only then.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const steps = readLists({ initial: initial.value, recurring: recurring.value })
  const nameOf = (id: string): string => {
    const step = steps.find((candidate) => candidate.id === id)
    return step === undefined ? '' : nameStepOf(steps, step)
  }
  const set = (next: Steps, label: string, mergeKey?: string): void =>
    history.set(STEP_TYPES.map((type) => writeSteps(stepsOf(next, type))).join(SEPARATOR), {
      label,
      ...(mergeKey !== undefined && { mergeKey }),
    })
  return {
    steps,
    history,
    nameOf,
    left,
    leave: (id: string): void => setLeft((before) => (before.has(id) ? before : new Set([...before, id]))),
    /** The error of a list as a whole, after an attempt to save. */
    errorOf: (type: StepType): string | undefined => fields[type].error,
    /** @returns the id of the new step */
    add: (type: StepType, place: number): string => {
      const id = crypto.randomUUID()
      set(withStep(steps, createStep(id, type), place), labels.undoAdd)
      return id
    },
    change: (id: string, change: StepChange): void =>
      set(changeStep(steps, id, change), labels.undoChange(nameOf(id)), `${id} ${Object.keys(change).join()}`),
    remove: (id: string): void => set(withoutStep(steps, id), labels.undoDelete(nameOf(id))),
    move: (id: string, type: StepType, place: number): void =>
      set(moveStep(steps, id, type, place), labels.undoMove(nameOf(id))),
  }
}

/** The result of `useStepLists`. */
export type StepLists = ReturnType<typeof useStepLists>
