import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import { weightFault } from '@sitewright/domain/workflows/rules'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { type KeyboardEvent, useState } from 'react'
import { ColorPicker } from '../../color-picker/ColorPicker'
import { parseColor } from '../../color-picker/color'
import { focusOnMount } from '../../focus/focus-on-mount'
import { isImeKey } from '../../field/is-ime-key'
import { NumberField } from '../../number-field/NumberField'
import { TextField } from '../../text-field/TextField'
import { useDialogDraft } from '../patterns/use-dialog-draft'
import { findPhaseNameError } from './phase-name'
import { StepDialog } from './StepDialog'
import { DialogFields } from './WorkflowEditor.styles'

/** Props of PhaseDialog. */
export interface PhaseDialogProps {
  phase: WorkflowPhase
  phases: readonly WorkflowPhase[]
  /** Heading: that of the phase, or that a new one is added. */
  title: string
  onDone: (phase: WorkflowPhase) => void
  onClose: () => void
}

interface PhaseFields {
  phaseName: string
  color: string | null
  phaseWeight: number | null
}

const FIELD_LABELS = { phaseName: labels.phaseName, color: labels.color, phaseWeight: labels.phaseWeight }

/** Name, color and weight of a phase (WF-36, WF-49 to WF-53). Mounted while it is open. */
export function PhaseDialog({ phase, phases, title, onDone, onClose }: PhaseDialogProps) {
  const isNew = phases.every(({ phaseId }) => phaseId !== phase.phaseId)
  const dialog = useDialogDraft<PhaseFields>(
    `phase ${isNew ? '' : phase.phaseId}`,
    { phaseName: phase.phaseName, color: phase.color, phaseWeight: phase.phaseWeight },
    FIELD_LABELS,
  )
  const { phaseName: name, color, phaseWeight: weight } = dialog.value
  const [isTried, setTried] = useState(false)
  const isMissing = name.trim() === ''
  const nameError = findPhaseNameError(phases, phase.phaseId, name)
  const hasColor = color !== null && parseColor(color) !== null
  const done = (): void => {
    setTried(true)
    if (nameError !== undefined || !hasColor || weight === null || Number.isNaN(weight)) return
    dialog.clear()
    onDone({ ...phase, phaseName: name.trim(), color, phaseWeight: weight })
  }
  const close = (): void => {
    dialog.clear()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that opened the dialog can still repeat.
    if (event.key === 'Enter' && !event.repeat && !isImeKey(event)) done()
  }
  return (
    <StepDialog id={dialog.id} title={title} onDone={done} onClose={close}>
      {dialog.note}
      <DialogFields>
        <TextField
          ref={focusOnMount}
          label={labels.phaseName}
          value={name}
          onChange={(next) => dialog.change('phaseName', next)}
          error={isTried || !isMissing ? nameError : undefined}
          autoComplete="off"
          isRequired
          onKeyDown={onKeyDown}
        />
        <NumberField
          label={labels.phaseWeight}
          value={weight}
          onChange={(next) => dialog.change('phaseWeight', next)}
          error={weight === null && !isTried ? undefined : weightFault('phase', weight ?? Number.NaN)}
          onKeyDown={onKeyDown}
        />
        <ColorPicker label={labels.color} value={color} onChange={(next) => dialog.change('color', next)} isRequired />
      </DialogFields>
    </StepDialog>
  )
}
