import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  licenseEditLabels as labels,
  licenseEditMessages as messages,
  stepLabels,
} from '@sitewright/domain/licenses/edit-messages'
import {
  getFailedStep,
  LICENSE_STEPS,
  type LicenseStep,
  type SaveProgress,
  type StepResult,
} from '@sitewright/domain/licenses/save-sequence'
import { formatTime } from '@sitewright/domain/shared/dates'
import { listNames } from '@sitewright/domain/shared/join-names'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Head, Panel, Step, Steps, Word } from './SaveSteps.styles'

/** Props of SaveSteps. */
export interface SaveStepsProps {
  /** How far a save came that stopped. */
  progress: SaveProgress
  /** The label of a field, for what a step has saved. */
  labelOf: (field: string) => string
  /** IANA name of the time zone; the reader's own by default. */
  timeZone?: string
}

const LOOKS: Readonly<Record<StepResult['state'], { icon: ReactNode; word: string }>> = {
  saved: { icon: <CircleCheck aria-hidden="true" />, word: labels.saved },
  failed: { icon: <CircleX aria-hidden="true" />, word: labels.failed },
  waiting: { icon: <CircleDashed aria-hidden="true" />, word: labels.waiting },
  unchanged: { icon: <CircleMinus aria-hidden="true" />, word: labels.unchanged },
}

/** Says which step of a save failed, what is saved already and what is left. Its heading takes the focus, so mount it again for each failure. */
export function SaveSteps({ progress, labelOf, timeZone }: SaveStepsProps) {
  const id = useId()
  const failed = getFailedStep(progress)
  if (failed === undefined) return null
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <CircleAlert aria-hidden="true" />
        <div>
          <h2 id={id} tabIndex={-1} ref={focusOnMount}>
            {messages.stopped(progress)}
          </h2>
          <p>{messages.stoppedAt(failed)}</p>
        </div>
      </Head>
      <Steps>
        {LICENSE_STEPS.map((step) => (
          <Step key={step} data-state={progress[step].state}>
            {LOOKS[progress[step].state].icon}
            <span>
              <b>{stepLabels[step]}</b>
              <Word>{LOOKS[progress[step].state].word}</Word>
              <Detail {...{ progress, step, labelOf, timeZone }} />
            </span>
          </Step>
        ))}
      </Steps>
    </Panel>
  )
}

function Detail({ progress, step, labelOf, timeZone }: SaveStepsProps & { step: LicenseStep }) {
  const result = progress[step]
  if (result.state === 'saved') {
    const fields = listNames(result.fields.map(labelOf))
    return <small>{messages.savedAt(fields, formatTime(result.at, timeZone === undefined ? {} : { timeZone }))}</small>
  }
  if (result.state === 'failed') {
    return (
      <small role="alert">
        {messages.answer(result.message)}
        {result.requestId !== undefined && (
          <>
            {' '}
            {messages.request} <code>{result.requestId}</code>
          </>
        )}
      </small>
    )
  }
  if (result.state === 'unchanged') return null
  const failed = getFailedStep(progress)
  return failed === undefined ? null : <small>{messages.runsAfter(failed)}</small>
}
