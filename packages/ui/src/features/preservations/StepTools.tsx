import { ArrowDown, ArrowUp, CalendarDays, Trash2 } from 'lucide-react'
import { type PreservationStep, RECURRING } from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { IconButton } from '../../button/Button'

/** Props of StepTools. */
export interface StepToolsProps {
  name: string
  step: PreservationStep
  place: number
  count: number
  isReadOnly: boolean
  datesId: string
  hasDates: boolean
  onDates: () => void
  /** Moves the step to a place of its list. */
  onMove: (place: number) => void
  onDelete: () => void
}

/** The buttons of a step. The first and the last step keep their move button with a reason, so that the buttons do not jump. */
export function StepTools(props: StepToolsProps) {
  const { name, step, place, count, isReadOnly, datesId, hasDates, onDates, onMove, onDelete } = props
  return (
    <div data-part="tools">
      {step.type === RECURRING && (
        <IconButton
          size="small"
          label={labels.showDates(name)}
          icon={<CalendarDays aria-hidden="true" />}
          aria-expanded={hasDates}
          aria-controls={hasDates ? datesId : undefined}
          isSelected={hasDates}
          onClick={onDates}
        />
      )}
      {!isReadOnly && (
        <>
          <IconButton
            size="small"
            data-control="up"
            label={labels.moveUp(name)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowUp"
            disabledReason={place === 0 ? messages.atTop(name) : undefined}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            size="small"
            data-control="down"
            label={labels.moveDown(name)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowDown"
            disabledReason={place === count - 1 ? messages.atEnd(name) : undefined}
            onClick={() => onMove(place + 1)}
          />
          <IconButton
            size="small"
            data-control="delete"
            label={labels.deleteStep(name)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onDelete}
          />
        </>
      )}
    </div>
  )
}
