import { Circle, CircleArrowRight, CircleCheck, CircleDashed } from 'lucide-react'
import { firstRunSteps, stepStates } from '@sitewright/domain/first-run/messages'
import type { FirstRunStep } from '@sitewright/domain/first-run/model'
import type { StepStatus } from '@sitewright/domain/first-run/rules'
import { Link } from '../../link/Link'
import { List, Step } from './FirstRun.styles'

const ICONS = { done: CircleCheck, next: CircleArrowRight, open: Circle, blocked: CircleDashed } as const

/** Props of StepList. */
export interface StepListProps {
  steps: readonly StepStatus[]
  /** The open step. */
  current?: FirstRunStep | undefined
  hrefOf: (step: FirstRunStep) => string
}

const describe = ({ state, blockedBy }: StepStatus): string =>
  state === 'blocked' ? stepStates.blocked(blockedBy ?? 'environment') : stepStates[state]

/** The steps of the first run, each a link with its state in words and as an icon (FIRST-05). */
export function StepList({ steps, current, hrefOf }: StepListProps) {
  return (
    <List>
      {steps.map((status) => {
        const { step, state } = status
        const Icon = ICONS[state]
        return (
          <Step key={step} data-state={state} data-current={step === current || undefined}>
            <Icon aria-hidden="true" />
            <div>
              <Link href={hrefOf(step)} aria-current={step === current ? 'step' : undefined}>
                {firstRunSteps[step].title}
              </Link>
              <span>{describe(status)}</span>
            </div>
          </Step>
        )
      })}
    </List>
  )
}
