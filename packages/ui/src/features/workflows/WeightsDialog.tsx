import { workflowLabels } from '@sitewright/domain/workflows/messages'
import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useState } from 'react'
import { focusOnMount } from '../../focus/focus-on-mount'
import type { Weights } from '../../weight-editor/WeightEditor'
import { useDialogDraft } from '../patterns/use-dialog-draft'
import { ItemWeights } from './ItemWeights'
import { PhaseWeights } from './PhaseWeights'
import { isEveryWeightNumeric } from './weight-rules'
import { StepDialog } from './StepDialog'
import { DialogWeights } from './WorkflowEditor.styles'

/** Props of WeightsDialog. */
export interface WeightsDialogProps {
  phases: readonly WorkflowPhase[]
  /** The phase whose item weights are edited; undefined for the weights of the phases. */
  phase: WorkflowPhase | undefined
  /** The saved weights by id. */
  saved: Weights
  /** Called with the new weights by id. */
  onDone: (weights: Weights) => void
  onClose: () => void
}

const focusFirstWeight = (weights: HTMLElement | null): void => focusOnMount(weights?.querySelector('input') ?? null)

const toWeights = (phases: readonly WorkflowPhase[], phase: WorkflowPhase | undefined): Weights =>
  Object.fromEntries(
    phase === undefined
      ? phases.map(({ phaseId, phaseWeight }) => [phaseId, phaseWeight])
      : phase.items.map(({ itemId, itemWeight }) => [itemId, itemWeight]),
  )

/**
 * The modal 'Edit Weights' (WF-38, WF-39), for the items of a phase or for the phases. OK is one step of undo; Cancel drops what was
 * typed. Mounted while it is open.
 */
export function WeightsDialog({ phases, phase, saved, onDone, onClose }: WeightsDialogProps) {
  const [start] = useState(() => ({ weights: toWeights(phases, phase) }))
  const title = phase === undefined ? labels.phaseWeights : workflowLabels.editWeights(phase.phaseName)
  const dialog = useDialogDraft(`weights ${phase?.phaseId ?? ''}`, start, { weights: title })
  const { weights } = dialog.value
  const [isTried, setTried] = useState(false)
  const done = (): void => {
    setTried(true)
    if (!isEveryWeightNumeric(weights)) return
    dialog.clear()
    onDone(weights)
  }
  const close = (): void => {
    dialog.clear()
    onClose()
  }
  const shared = {
    value: weights,
    savedValue: saved,
    onChange: (next: Weights) => dialog.change('weights', next),
    isSaveTried: isTried,
  }
  return (
    <StepDialog id={dialog.id} size="wide" title={title} onDone={done} onClose={close}>
      {dialog.note}
      <DialogWeights ref={focusFirstWeight}>
        {phase === undefined ? (
          <PhaseWeights {...shared} phases={phases} />
        ) : (
          <ItemWeights {...shared} phaseName={phase.phaseName} items={phase.items} />
        )}
      </DialogWeights>
    </StepDialog>
  )
}
