import type { RunAct, RunStep } from '@sitewright/domain/workflows/dry-run'
import {
  describeStep,
  dryRunLabels as labels,
  type EffectKind,
  type RunNames,
} from '@sitewright/domain/workflows/dry-run-messages'
import {
  CheckCheck,
  ClipboardList,
  LockOpen,
  type LucideIcon,
  Mail,
  RotateCcw,
  Split,
  TriangleAlert,
  Undo2,
  Wrench,
} from 'lucide-react'
import { memo, useState } from 'react'
import { Badge } from '../../../badge/Badge'
import { Button, IconButton } from '../../../button/Button'
import { Effects, Steps, StepHead } from './DryRun.styles'

const ICONS: Readonly<Record<EffectKind, LucideIcon>> = {
  asksFor: ClipboardList,
  completes: CheckCheck,
  resets: RotateCcw,
  status: Wrench,
  emails: Mail,
  shows: Split,
  unlocks: LockOpen,
  conflicts: TriangleAlert,
}

/** Steps that are shown at once. */
const SHOWN_STEPS = 50

/** Props of DryRunSteps. */
export interface DryRunStepsProps {
  steps: readonly RunStep[]
  names: RunNames
  /** Takes the last step back, or takes it another way. Memoize it. */
  onUndo: (act?: RunAct) => void
  onRunAll: () => void
}

/** The steps, newest first, each with what followed from it (WF-91). */
export function DryRunSteps({ steps, names, onUndo, onRunAll }: DryRunStepsProps) {
  const [shown, setShown] = useState(SHOWN_STEPS)
  const hidden = Math.max(0, steps.length - shown)
  return (
    <>
      <Steps reversed start={steps.length}>
        {steps
          .slice(hidden)
          .map((step, at) => ({ step, place: hidden + at + 1 }))
          .toReversed()
          .map(({ step, place }) => (
            <Step
              key={place}
              step={step}
              place={place}
              names={names}
              onUndo={place === steps.length ? onUndo : undefined}
            />
          ))}
      </Steps>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + SHOWN_STEPS)}>{labels.earlier(Math.min(hidden, SHOWN_STEPS))}</Button>
      )}
      <Button tone="ghost" onClick={onRunAll}>
        {labels.runAll}
      </Button>
    </>
  )
}

interface StepProps {
  step: RunStep
  place: number
  names: RunNames
  /** Only for the last step. */
  onUndo: ((act?: RunAct) => void) | undefined
}

const Step = memo(function StepOfRun({ step, place, names, onUndo }: StepProps) {
  const { title, badge, gain, lines } = describeStep(names, step)
  const { act } = step
  const conditions = act.kind === 'complete' ? names.run.getItem(act.itemId)?.item.conditionalVisibility : undefined
  return (
    <li data-last={onUndo !== undefined || undefined}>
      <StepHead>
        <span aria-hidden="true">{place}</span>
        <b>{title}</b>
        {badge !== undefined && <Badge>{badge}</Badge>}
        <span>{gain}</span>
        {onUndo && (
          <IconButton
            size="small"
            label={labels.undo(place)}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => onUndo()}
          />
        )}
      </StepHead>
      {lines.length > 0 && (
        <Effects>
          {lines.map(({ kind, label, names: listed, sentence, note }, at) => {
            const Icon = ICONS[kind]
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a step never change
              <li key={at} data-kind={kind}>
                <Icon aria-hidden="true" />
                <span>{label}</span>
                <div>
                  {sentence}
                  {listed.length > 0 && (
                    <ul>
                      {listed.map((name, place) => (
                        // oxlint-disable-next-line react/no-array-index-key -- two items may have the same name
                        <li key={place}>{name}</li>
                      ))}
                    </ul>
                  )}
                  {note !== undefined && <small>{note}</small>}
                  {kind === 'shows' &&
                    onUndo &&
                    act.kind === 'complete' &&
                    conditions?.map(
                      ({ condition }, choice) =>
                        choice !== (act.condition ?? 0) && (
                          <Button key={condition} tone="link" onClick={() => onUndo({ ...act, condition: choice })}>
                            {labels.tryOther(condition)}
                          </Button>
                        ),
                    )}
                </div>
              </li>
            )
          })}
        </Effects>
      )}
    </li>
  )
})
