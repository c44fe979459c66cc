import type { RunAct } from '@sitewright/domain/workflows/dry-run'
import { dryRunLabels as labels, dryRunMessages as messages } from '@sitewright/domain/workflows/dry-run-messages'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useId, useRef } from 'react'
import { Select } from '../../../select/Select'
import { OverflowTooltip } from '../../../tooltip/OverflowTooltip'
import { Ruler, RulerHead } from '../WorkflowEditor.styles'
import { Marks, ProgressBarOfPhases } from './DryRun.styles'
import type { ShownRun } from './use-dry-run'

/** Props of DryRunRuler. */
export interface DryRunRulerProps {
  phases: readonly WorkflowPhase[]
  shown: ShownRun
  onAct: (act: RunAct) => void
}

/** The progress of the workflow over the widths of its phases, before and after the last step, and the equipment status (WF-90). */
export function DryRunRuler({ phases, shown, onAct }: DryRunRulerProps) {
  const { progress, names, last, steps, state, offered } = shown
  const id = useId()
  const bar = useRef<HTMLOListElement>(null)
  const { formatWeight: format } = names
  const before = last?.before.total ?? 0
  return (
    <Ruler aria-labelledby={id}>
      <RulerHead>
        <h2 id={id}>{labels.progress}</h2>
        <span>
          <b>{format(progress.total)}</b> {labels.ofTotal}
        </span>
        {last !== undefined && <small>{messages.since(steps.length, format(before))}</small>}
        {offered.length > 0 && (
          <div data-part="actions">
            <Select
              layout="prefixed"
              label={labels.status}
              value={String(state.status ?? '')}
              options={[
                { value: '', label: labels.noStatus },
                ...offered.map((status) => ({ value: String(status), label: names.statusName(status) })),
              ]}
              onChange={(value) => onAct({ kind: 'status', status: value === '' ? null : Number(value) })}
            />
          </div>
        )}
      </RulerHead>
      <ProgressBarOfPhases ref={bar} aria-label={labels.progressByPhase}>
        {phases.map(({ phaseId, phaseName, phaseWeight, color }, at) => (
          <li
            key={phaseId}
            style={{
              flex: `${Math.max(0, phaseWeight)} 1 0`,
              ['--phase' as string]: color,
              ['--done' as string]: `${progress.phases[at] ?? 0}%`,
            }}
          >
            <span>{phaseName}</span> <b>{format(progress.phases[at] ?? 0)} %</b>
          </li>
        ))}
      </ProgressBarOfPhases>
      <Marks aria-hidden="true">
        <span style={{ ['--at' as string]: `${progress.total}%` }}>{format(progress.total)}</span>
      </Marks>
      <OverflowTooltip container={bar} selector="li > span" />
    </Ruler>
  )
}
