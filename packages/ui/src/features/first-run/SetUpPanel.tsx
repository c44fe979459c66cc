import { useId } from 'react'
import { firstRunLabels as labels, firstRunMessages as messages } from '@sitewright/domain/first-run/messages'
import type { FirstRunState, FirstRunStep } from '@sitewright/domain/first-run/model'
import { nextStep, stepsOf } from '@sitewright/domain/first-run/rules'
import { Button, ButtonLink } from '../../button/Button'
import { Actions, Panel } from './FirstRun.styles'
import { StepList } from './StepList'

/** Props of SetUpPanel. */
export interface SetUpPanelProps {
  state: FirstRunState
  hrefOf: (step: FirstRunStep) => string
  onHide: () => void
}

/** What is left to set up, on Home (FIRST-03, FIRST-04). Renders nothing when all is done. */
export function SetUpPanel({ state, hrefOf, onHide }: SetUpPanelProps) {
  const id = useId()
  const next = nextStep(state)
  if (next === undefined) return null
  const steps = stepsOf(state)
  return (
    <Panel aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{labels.title}</h2>
          <p>{messages.panel(steps.filter((step) => step.state === 'done').length, steps.length)}</p>
        </div>
        <Actions>
          <ButtonLink href={hrefOf(next)} tone="primary">
            {labels.continue}
          </ButtonLink>
          <Button onClick={onHide}>{labels.hide}</Button>
        </Actions>
      </header>
      <StepList steps={steps} hrefOf={hrefOf} />
    </Panel>
  )
}
