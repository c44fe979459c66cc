import { boardLabels } from '@sitewright/domain/workflows/board-messages'
import { editorLabels as labels, editorMessages as messages } from '@sitewright/domain/workflows/editor-messages'
import { isWholeSum } from '@sitewright/domain/workflows/rules'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { Check, Plus, Scale, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { MenuButton } from '../../menu/MenuButton'
import { OverflowTooltip } from '../../tooltip/OverflowTooltip'
import { formatWeight } from '../../weight-editor/weights'
import { REBALANCES, type Rebalance } from './rebalance'
import { describeSum } from './weight-rules'
import { Ruler, RulerBar, RulerHead } from './WorkflowEditor.styles'

/** Props of PhaseRuler. */
export interface PhaseRulerProps {
  phases: readonly WorkflowPhase[]
  isReadOnly: boolean
  /** A button after the sum, also for users who can change nothing. */
  button: ReactNode
  /** Why there are no existing phases to choose from. */
  existingDisabledReason: string | undefined
  onEditWeights: () => void
  onRebalance: (how: Rebalance) => void
  onAddNew: () => void
  onAddExisting: () => void
}

/** The phases in the widths of their weights, their sum, and the buttons that add phases (WF-32, WF-36). */
export function PhaseRuler(props: PhaseRulerProps) {
  const { phases, isReadOnly, existingDisabledReason, onEditWeights, onRebalance, onAddNew, onAddExisting } = props
  const id = useId()
  const bar = useRef<HTMLOListElement>(null)
  const sumId = `${id}-sum`
  const weights = phases.map(({ phaseWeight }) => phaseWeight)
  const isWhole = isWholeSum(weights)
  return (
    <Ruler aria-labelledby={id}>
      <RulerHead>
        <h2 id={id}>{boardLabels.phases}</h2>
        {phases.length > 0 && (
          <Badge
            id={sumId}
            tone={isWhole ? 'success' : 'warning'}
            icon={isWhole ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          >
            {labels.weightsSum(describeSum(weights).sum)}
          </Badge>
        )}
        {props.button}
        {!isReadOnly && (
          <div data-part="actions">
            {phases.length > 0 && !isWhole && (
              <MenuButton
                label={boardLabels.rebalance}
                placement="bottom end"
                items={REBALANCES.map((how) => ({
                  id: how,
                  label: boardLabels.rebalanceHow[how],
                  onAction: () => onRebalance(how),
                }))}
              />
            )}
            <Button
              icon={<Scale aria-hidden="true" />}
              disabledReason={phases.length === 0 ? messages.noPhaseWeights : undefined}
              aria-describedby={sumId}
              onClick={onEditWeights}
              data-part="phase-weights"
            >
              {labels.phaseWeights}
            </Button>
            <MenuButton
              label={labels.addPhase}
              startIcon={<Plus aria-hidden="true" />}
              placement="bottom end"
              data-part="add-phase"
              items={[
                { id: 'new', label: labels.newPhase, onAction: onAddNew },
                {
                  id: 'existing',
                  label: labels.existingPhase,
                  onAction: onAddExisting,
                  disabledReason: existingDisabledReason,
                },
              ]}
            />
          </div>
        )}
      </RulerHead>
      {phases.length > 0 && (
        <RulerBar ref={bar} aria-labelledby={id}>
          {phases.map(({ phaseId, phaseName, phaseWeight, color }) => (
            <li key={phaseId} style={{ flex: `${Math.max(0, phaseWeight)} 1 0`, ['--phase' as string]: color }}>
              <span>{phaseName}</span> <b>{formatWeight(phaseWeight)}</b>
            </li>
          ))}
        </RulerBar>
      )}
      {phases.length > 0 && <OverflowTooltip container={bar} selector="li > span" />}
    </Ruler>
  )
}
