import { type ReactNode, useState } from 'react'
import { firstRunLabels as labels, firstRunMessages as messages } from '@sitewright/domain/first-run/messages'
import type { FirstRunState, FirstRunStep } from '@sitewright/domain/first-run/model'
import { nextStep, stepsOf } from '@sitewright/domain/first-run/rules'
import { ButtonLink } from '../../button/Button'
import { Note } from '../../note/Note'
import type { CreateOutcome } from '../patterns/CreateForm'
import { Above, Actions, Plain } from './FirstRun.styles'

/** Addresses of the first run. */
export interface StepLinks {
  hrefOf: (step: FirstRunStep) => string
  /** The last page. */
  doneHref: string
  homeHref: string
}

type Guard = <Result>(save: () => Promise<CreateOutcome<Result>>) => Promise<CreateOutcome<Result>>

/** Props of StepGate. */
export interface StepGateProps extends StepLinks {
  state: FirstRunState
  step: FirstRunStep
  /** The form. It runs its save through `guard`, so that its own result is not taken for someone else's. */
  children: (guard: Guard) => ReactNode
}

const describeDone = (state: FirstRunState, step: FirstRunStep): string => {
  const { stepDone } = messages
  if (step === 'environment') return stepDone.environment(state.environment?.name ?? '')
  if (step === 'product-licenses') return stepDone['product-licenses'](state.productLicenses)
  if (step === 'license') return stepDone.license(state.license?.name ?? '')
  return stepDone.administrator(state.administrator?.userName ?? '')
}

/**
 * Shows the form of a step, or why there is none: it is done, or an earlier step comes first (FIRST-05). If someone else does the step while the form is open, the form
 * stays with what was typed, below a note (FIRST-10).
 */
export function StepGate({ state, step, children, ...links }: StepGateProps) {
  const status = stepsOf(state).find((one) => one.step === step)
  const isDone = status?.state === 'done'
  const isOpen = !isDone && status?.blockedBy === undefined
  // Once open, the form stays until the user leaves the step.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const [isOwn, setOwn] = useState(false)
  const next = nextStep(state)
  const nextHref = next === undefined ? links.doneHref : links.hrefOf(next)
  const later = <ButtonLink href={links.homeHref}>{labels.later}</ButtonLink>
  if (isOpen || wasOpen) {
    const guard: Guard = async (save) => {
      setOwn(true)
      const outcome = await save()
      if (outcome.status === 'failed') setOwn(false)
      return outcome
    }
    return (
      <>
        {isDone && !isOwn && (
          <Above>
            <Note
              tone="warning"
              role="status"
              action={
                <ButtonLink size="small" href={nextHref}>
                  {next === undefined ? labels.summary : messages.goTo(next)}
                </ButtonLink>
              }
            >
              {messages.doneMeanwhile} {describeDone(state, step)}
            </Note>
          </Above>
        )}
        {children(guard)}
      </>
    )
  }
  const first = status?.blockedBy
  return (
    <Plain>
      {first === undefined ? (
        <Note tone="success">{describeDone(state, step)}</Note>
      ) : (
        <Note tone="info">{messages.blocked(first)}</Note>
      )}
      <Actions>
        <ButtonLink tone="primary" href={first === undefined ? nextHref : links.hrefOf(first)}>
          {first === undefined ? labels.continue : messages.goTo(first)}
        </ButtonLink>
        {later}
      </Actions>
    </Plain>
  )
}
