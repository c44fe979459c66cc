import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import {
  INITIAL,
  PRESERVATION_LIMITS,
  type PreservationStep,
  type StepType,
} from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { findStepsProblem } from '@sitewright/domain/preservations/step-problems'
import { hasPlaceForStep, type Steps, stepsOf } from '@sitewright/domain/preservations/steps'
import { Button } from '../../button/Button'
import { STEPS } from './use-step-lists'
import { ColumnNames, List, Rows } from './StepLists.styles'
import { type StepActions, StepRow } from './StepRow'

/** Props of StepList. */
export interface StepListProps {
  type: StepType
  /** The steps of both lists. */
  steps: Steps
  /** The steps on the server. */
  stored: ReadonlyMap<string, PreservationStep>
  /** The error of the list. One of its steps shows it at its field. */
  error: string | undefined
  isReadOnly: boolean
  /** Whether the errors of a step are visible. */
  isJudged: (id: string) => boolean
  now: number
  actions: StepActions
}

/** One list of steps: a region with the name of the list, and a button that adds a step at its end. */
export function StepList({ type, steps, stored, error, isReadOnly, isJudged, now, actions }: StepListProps) {
  const id = useId()
  const errorId = useId()
  const list = stepsOf(steps, type)
  const isStepInvalid = findStepsProblem(steps) !== undefined
  const listError = isStepInvalid ? undefined : error
  // A number, because the ids of steps are texts.
  const { setNodeRef, isOver } = useDroppable({ id: type + 1, data: { type, place: list.length } })
  const isFull = !hasPlaceForStep(steps)
  return (
    <List aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {labels.lists[type]}
          <span>{labels.stepCount(list.length)}</span>
        </h2>
        {!isReadOnly && (
          <Button
            icon={<Plus aria-hidden="true" />}
            data-add={type}
            // A failed save looks for the field of the list before it knows the error.
            data-field-name={isStepInvalid ? undefined : STEPS}
            aria-describedby={listError !== undefined ? errorId : undefined}
            aria-label={labels.addStepTo(labels.lists[type])}
            disabledReason={isFull ? messages.tooManySteps(PRESERVATION_LIMITS.steps) : undefined}
            onClick={() => actions.onAdd(type, list.length)}
          >
            {labels.addStep}
          </Button>
        )}
      </header>
      <p>{type === INITIAL ? messages.initialHelp : messages.recurringHelp}</p>
      {listError !== undefined && <strong id={errorId}>{listError}</strong>}
      <Rows ref={setNodeRef} data-over={isOver || undefined} data-type={type} data-read-only={isReadOnly || undefined}>
        {list.length === 0 ? (
          <p>{messages.noSteps}</p>
        ) : (
          <>
            <ColumnNames aria-hidden="true">
              <span>{labels.stepName}</span>
              <span>{labels.interval}</span>
              <span>{labels.unit}</span>
            </ColumnNames>
            <ol>
              {list.map((step, place) => (
                <StepRow
                  key={step.id}
                  {...actions}
                  step={step}
                  place={place}
                  count={list.length}
                  stored={stored.get(step.id)}
                  isReadOnly={isReadOnly}
                  isJudged={isJudged(step.id)}
                  now={now}
                />
              ))}
            </ol>
          </>
        )}
      </Rows>
    </List>
  )
}
