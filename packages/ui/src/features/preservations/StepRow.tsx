import { useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { INITIAL, type PreservationStep, RECURRING, type StepType } from '@sitewright/domain/preservations/model'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { findStepProblem } from '@sitewright/domain/preservations/step-problems'
import { isImeKey } from '../../field/is-ime-key'
import { NumberField } from '../../number-field/NumberField'
import { Select, type SelectOption } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import { describeStepChange, nameStep } from './preservation-texts'
import { StepDates } from './StepDates'
import { Handle, Row } from './StepRow.styles'
import { StepTools } from './StepTools'
import { type StepChange, STEPS } from './use-step-lists'

const UNITS: readonly SelectOption<'0' | '1'>[] = [
  { value: '0', label: labels.units[0] },
  { value: '1', label: labels.units[1] },
]

/** What the lists do with one step. */
export interface StepActions {
  onChange: (id: string, change: StepChange) => void
  /** Called when a field of the step loses the focus. */
  onLeave: (id: string) => void
  /** Moves the step to a place of a list. */
  onMove: (id: string, type: StepType, place: number) => void
  onDelete: (id: string) => void
  /** Adds a step below. */
  onAdd: (type: StepType, place: number) => void
}

/** Props of StepRow. */
export interface StepRowProps extends StepActions {
  step: PreservationStep
  /** In its list, from 0. */
  place: number
  /** Steps of its list. */
  count: number
  /** The step on the server; undefined for a new one. */
  stored: PreservationStep | undefined
  isReadOnly: boolean
  /** Whether errors are visible: after the step was left, or after an attempt to save. */
  isJudged: boolean
  /** Epoch milliseconds. */
  now: number
}

/** One step: name, interval and unit. Alt with the arrows moves it, Enter adds a step below (PRES-13, PRES-37). */
export function StepRow(props: StepRowProps) {
  const { step, place, count, stored, isReadOnly, isJudged, now, onChange, onLeave, onMove, onDelete, onAdd } = props
  const { id, type } = step
  const datesId = useId()
  const [hasDates, setDates] = useState(false)
  const data = { type, place }
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id, data, disabled: isReadOnly })
  const { setNodeRef: setZone, isOver, active } = useDroppable({ id, data })
  const from = active?.data.current as { type: StepType; place: number } | undefined
  const isTarget = isOver && active?.id !== id
  const isAfter = from?.type === type && from.place < place
  const name = nameStep(step, place)
  const found = findStepProblem(step)
  const problem = isJudged ? found : {}
  // A failed save looks for the field of the list with the error.
  const markIf = (error: string | undefined) => error !== undefined && { 'data-field-name': STEPS }
  const note = isReadOnly ? undefined : describeStepChange(step, stored)

  const press = (event: KeyboardEvent): void => {
    if (isReadOnly || isImeKey(event)) return
    const { key, altKey, target } = event
    if (key === 'Enter' && target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (!event.repeat) onAdd(type, place + 1)
    }
    if (!altKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    const list = { ArrowLeft: INITIAL, ArrowRight: RECURRING }[key]
    if (step === undefined && list === undefined) return
    event.preventDefault()
    if (step !== undefined) onMove(id, type, place + step)
    else if (list !== undefined && list !== type) onMove(id, list, place)
  }
  const field = { isLabelHidden: true, autoComplete: 'off', onBlur: () => onLeave(id) }
  return (
    <Row
      ref={(element) => {
        setDragged(element)
        setZone(element)
      }}
      data-step={id}
      data-read-only={isReadOnly || undefined}
      data-edited={note === undefined ? undefined : ''}
      data-dragging={isDragging || undefined}
      data-drop={isTarget ? (isAfter ? 'after' : 'before') : undefined}
      onKeyDown={press}
    >
      {!isReadOnly && (
        <Handle {...listeners} data-part="handle" aria-hidden="true">
          <GripVertical size={14} />
        </Handle>
      )}
      <div data-part="fields">
        <TextField
          {...field}
          {...markIf(found.name)}
          data-control="name"
          label={labels.nameOf(place + 1, labels.lists[type])}
          placeholder={labels.stepName}
          isReadOnly={isReadOnly}
          value={step.name}
          error={problem.name}
          onChange={(text) => onChange(id, { name: text })}
        />
        <NumberField
          {...field}
          {...markIf(found.interval)}
          data-control="interval"
          label={labels.intervalOf(name)}
          isReadOnly={isReadOnly}
          value={step.interval}
          min={0}
          error={problem.interval}
          onChange={(interval) => onChange(id, { interval: interval ?? Number.NaN })}
        />
        <UnitField
          label={labels.unitOf(name)}
          step={step}
          isReadOnly={isReadOnly}
          onChange={(intervalUnit) => onChange(id, { intervalUnit })}
        />
        <StepTools
          {...{ name, step, place, count, isReadOnly }}
          datesId={datesId}
          hasDates={hasDates}
          onDates={() => setDates(!hasDates)}
          onMove={(to) => onMove(id, type, to)}
          onDelete={() => onDelete(id)}
        />
      </div>
      {note !== undefined && <span data-part="note">{note}</span>}
      {hasDates && type === RECURRING && <StepDates id={datesId} step={step} now={now} />}
    </Row>
  )
}

interface UnitFieldProps {
  label: string
  step: PreservationStep
  isReadOnly: boolean
  onChange: (unit: PreservationStep['intervalUnit']) => void
}

/** The unit of the interval (PRES-16). A select has no read-only state, so a text field shows it then. */
function UnitField({ label, step, isReadOnly, onChange }: UnitFieldProps) {
  if (isReadOnly) return <TextField label={label} isLabelHidden isReadOnly value={labels.units[step.intervalUnit]} />
  return (
    <Select<'0' | '1'>
      data-control="unit"
      label={label}
      isLabelHidden
      options={UNITS}
      value={step.intervalUnit === 0 ? '0' : '1'}
      onChange={(unit) => onChange(unit === '0' ? 0 : 1)}
    />
  )
}
