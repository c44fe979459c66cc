import { isPhaseNameTaken } from '@sitewright/domain/workflows/board'
import { boardMessages } from '@sitewright/domain/workflows/board-messages'
import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import { nameLengthFault, weightFault } from '@sitewright/domain/workflows/rules'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { type KeyboardEvent, useState } from 'react'
import { ColorPicker } from '../../color-picker/ColorPicker'
import { parseColor } from '../../color-picker/color'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { isImeKey } from '../../field/is-ime-key'
import { NumberField } from '../../number-field/NumberField'
import { TextField } from '../../text-field/TextField'
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

/** Name, color and weight of a phase (WF-36, WF-49 to WF-53). Mounted while it is open. */
export function PhaseDialog({ phase, phases, title, onDone, onClose }: PhaseDialogProps) {
  const [name, setName] = useState(phase.phaseName)
  const [color, setColor] = useState<string | null>(phase.color)
  const [weight, setWeight] = useState<number | null>(phase.phaseWeight)
  const [isTried, setTried] = useState(false)
  const isMissing = name.trim() === ''
  const isNameTaken = isPhaseNameTaken(phases, phase.phaseId, name)
  const nameError = isMissing
    ? boardMessages.phaseNameRequired
    : isNameTaken
      ? boardMessages.phaseNameTaken
      : nameLengthFault(name)
  const hasColor = color !== null && parseColor(color) !== null
  const done = (): void => {
    setTried(true)
    if (nameError !== undefined || !hasColor || weight === null || Number.isNaN(weight)) return
    onDone({ ...phase, phaseName: name.trim(), color, phaseWeight: weight })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that opened the dialog can still repeat.
    if (event.key === 'Enter' && !event.repeat && !isImeKey(event)) done()
  }
  return (
    <StepDialog title={title} onDone={done} onClose={onClose}>
      <DialogFields>
        <TextField
          ref={focusOnMount}
          label={labels.phaseName}
          value={name}
          onChange={setName}
          error={isTried || !isMissing ? nameError : undefined}
          autoComplete="off"
          isRequired
          onKeyDown={onKeyDown}
        />
        <NumberField
          label={labels.phaseWeight}
          value={weight}
          onChange={setWeight}
          error={weight === null && !isTried ? undefined : weightFault('phase', weight ?? Number.NaN)}
          onKeyDown={onKeyDown}
        />
        <ColorPicker label={labels.color} value={color} onChange={setColor} isRequired />
      </DialogFields>
    </StepDialog>
  )
}
