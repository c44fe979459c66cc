import { isPhaseNameTaken } from '@sitewright/domain/workflows/board'
import { boardMessages } from '@sitewright/domain/workflows/board-messages'
import { editorLabels as labels, editorMessages as messages } from '@sitewright/domain/workflows/editor-messages'
import type { ExistingPhase } from '@sitewright/domain/workflows/new-parts'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useState } from 'react'
import { ComboBox } from '../../combo-box/ComboBox'
import type { View } from '../../view/view-state'
import { toViewOptions } from './item/item-context'
import { StepDialog } from './StepDialog'

/** Props of ExistingPhaseDialog. */
export interface ExistingPhaseDialogProps {
  /** The distinct phases of the workflows of the selected projects. */
  view: View<readonly ExistingPhase[]>
  /** The phases of this workflow. */
  phases: readonly WorkflowPhase[]
  /** Called with the chosen phase as it is in the other workflow. */
  onPick: (phase: WorkflowPhase) => void
  onClose: () => void
}

/** Chooses a phase of another workflow, which is copied with its items (WF-32 to WF-34). Mounted while it is open. */
export function ExistingPhaseDialog({ view, phases, onPick, onClose }: ExistingPhaseDialogProps) {
  const [reference, setReference] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const chosen = view.state === 'ready' ? view.value.find((entry) => entry.reference === reference) : undefined
  const pick = (): void => {
    setTried(true)
    if (chosen !== undefined) onPick(chosen.phase)
  }
  return (
    <StepDialog title={labels.existingPhaseTitle} onDone={pick} onClose={onClose}>
      <ComboBox
        label={labels.phase}
        help={messages.existingHelp}
        value={reference}
        onChange={setReference}
        error={isTried && chosen === undefined ? messages.choosePhase : undefined}
        {...toViewOptions(view, ({ reference: value, phase }: ExistingPhase) => ({
          value,
          label: phase.phaseName,
          description: labels.itemCount(phase.items.length),
          ...(isPhaseNameTaken(phases, '', phase.phaseName) && { disabledReason: boardMessages.phaseNameTaken }),
        }))}
      />
    </StepDialog>
  )
}
