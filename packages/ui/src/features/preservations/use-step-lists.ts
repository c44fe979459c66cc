import { useState } from 'react'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import type { PreservationStep, StepType } from '@sitewright/domain/preservations/model'
import {
  changeStep,
  createStep,
  moveStep,
  type Steps,
  withoutStep,
  withStep,
} from '@sitewright/domain/preservations/steps'
import type { Rows } from '../../draft/rows'
import { useUndoHistory } from '../../undo/use-undo-history'
import { useFormRows } from '../patterns/use-form-rows'
import { type PreservationDraft, toStepRows } from './preservation-draft'
import { nameStepOf } from './preservation-texts'

/** The field of the steps. */
export const STEPS = 'steps'

const NO_STEPS: Rows<PreservationStep> = new Map()

/** The fields of a step that the editor shows. */
export type StepChange = Partial<Pick<PreservationStep, 'name' | 'interval' | 'intervalUnit'>>

/** Both lists of steps, as a field of the surrounding form, with undo and redo. */
export function useStepLists() {
  const list = useFormRows<PreservationDraft, typeof STEPS>(STEPS)
  const history = useUndoHistory<Rows<PreservationStep>>({
    value: list.rows,
    defaultValue: NO_STEPS,
    onChange: list.set,
  })
  // Steps whose field was left once: an error of a new step appears only then.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const steps = [...list.rows.values()]
  const nameOf = (id: string): string => {
    const step = steps.find((candidate) => candidate.id === id)
    return step === undefined ? '' : nameStepOf(steps, step)
  }
  const set = (next: Steps, label: string, mergeKey?: string): void =>
    history.set(toStepRows(next), { label, mergeKey })
  return {
    steps,
    history,
    nameOf,
    left,
    leave: (id: string): void => setLeft((before) => (before.has(id) ? before : new Set([...before, id]))),
    /** The steps on the server; none of a new preservation. */
    stored: list.base,
    /** The error of the lists, after an attempt to save. */
    error: list.error,
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
