import { Check } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { BulkPasteLabels, BulkPasteStep } from './bulk-paste-labels'
import { List, Step } from './Steps.styles'

const STEPS: readonly BulkPasteStep[] = ['paste', 'check', 'create']

/** The steps in one line. None of them hides what another one shows. */
export function Steps({ current, labels }: { current: BulkPasteStep; labels: BulkPasteLabels }) {
  const place = STEPS.indexOf(current)
  return (
    <List aria-label={labels.steps} data-part="steps">
      {STEPS.map((step, index) => (
        <Step key={step} aria-current={index === place ? 'step' : undefined} data-done={index < place || undefined}>
          <span aria-hidden="true">{index < place ? <Check /> : index + 1}</span>
          {labels.stepNames[step]}
          {index < place && <VisuallyHidden> {labels.stepDone}</VisuallyHidden>}
        </Step>
      ))}
    </List>
  )
}
