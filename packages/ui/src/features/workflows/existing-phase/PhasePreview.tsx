import { getFlags, getLinks } from '@sitewright/domain/workflows/board'
import { itemFlagLabels, itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import type { PhaseCopy } from '@sitewright/domain/workflows/copy'
import {
  describeDropped,
  existingPhaseLabels as labels,
  existingPhaseMessages as messages,
} from '@sitewright/domain/workflows/existing-phase-messages'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import { isWholeSum } from '@sitewright/domain/workflows/rules'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { Check, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
import { OverflowTooltip } from '../../../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { formatWeight } from '../../../weight-editor/weights'
import { FLAG_ICONS } from '../flag-icons'
import { describeSum } from '../weight-rules'
import { Dropped, Fields, Flags, Phase, Preview, PreviewTitle, Sum, Swatch } from './ExistingPhases.styles'
import type { FoundPhase } from './find-phases'

/** Props of PhasePreview. */
export interface PhasePreviewProps {
  found: FoundPhase
  /** What would be inserted, and what would not. */
  copy: PhaseCopy
  /** Whose equipment statuses apply. */
  statusSource: string
  /** Name of the workflow that the phase is inserted into, and its phases. */
  workflow: string
  phases: readonly WorkflowPhase[]
  nameRef: Ref<HTMLInputElement>
  name: string
  nameError: string | undefined
  onName: (name: string) => void
  /** Index among the phases. */
  position: number
  onPosition: (position: number) => void
  onEnter: (event: KeyboardEvent) => void
}

/** What is inserted and what is not, its name and its place (WF-108, WF-109). */
export function PhasePreview(props: PhasePreviewProps) {
  const { found, copy, statusSource, workflow, phases, nameRef, name, nameError, onName, position, onPosition } = props
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const { entry } = found
  const { phase } = entry
  const { items } = copy.phase
  const lines = describeDropped(copy.dropped, entry.phases, statusSource)
  const staying = items.flatMap((item) => getLinks(item)).filter(({ link }) => link.itemId !== '').length
  const weights = items.map(({ itemWeight }) => itemWeight)
  const isWhole = isWholeSum(weights)
  const phaseName = phase.phaseName || itemLabels.unnamedPhase
  const phaseWeights = phases.map(({ phaseWeight }) => phaseWeight)
  return (
    <Preview ref={root} aria-label={labels.preview(phaseName)} tabIndex={0}>
      <PreviewTitle>
        <Swatch aria-hidden="true" style={{ ['--phase' as string]: phase.color }} />
        {phaseName}
        <small>{messages.place(found.workflow.name, entry.phases.indexOf(phase) + 1, entry.phases.length)}</small>
      </PreviewTitle>
      <Phase style={{ ['--phase' as string]: phase.color }}>
        <ol>
          {items.map((item) => (
            <li key={item.itemId}>
              <span>
                {item.itemName || itemLabels.unnamed}
                <small>
                  {[
                    itemTypeLabels[item.itemType],
                    ...(item.requirements?.length ? [messages.requirements(item.requirements.length)] : []),
                  ].join(', ')}
                </small>
              </span>
              <Flags>
                {getFlags(item).map((flag) => (
                  <span key={flag} data-hint={itemFlagLabels[flag]}>
                    {FLAG_ICONS[flag]}
                    <VisuallyHidden>{itemFlagLabels[flag]}</VisuallyHidden>
                  </span>
                ))}
              </Flags>
              <b>
                <VisuallyHidden>{itemLabels.weight} </VisuallyHidden>
                {formatWeight(item.itemWeight)}
              </b>
            </li>
          ))}
        </ol>
        <Sum data-tone={items.length > 0 && !isWhole ? 'warning' : undefined}>
          {items.length === 0 ? (
            messages.noItems
          ) : (
            <>
              {isWhole ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
              <span>{messages.itemWeights(describeSum(weights).sum)}</span>
              {staying > 0 && <span>{messages.staying(staying)}</span>}
            </>
          )}
        </Sum>
      </Phase>
      {lines.length > 0 && (
        <Dropped aria-labelledby={id}>
          <h4 id={id}>{labels.notCopied(lines.length)}</h4>
          <ul>
            {lines.map(({ before, lost, after }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no state, and can be equal
              <li key={at}>
                {FLAG_ICONS[copy.dropped[at]?.kind ?? 'preRequisite']}
                <span>
                  {before}
                  {lost !== undefined && (
                    <>
                      {' '}
                      <s>{lost}</s>
                    </>
                  )}
                  {after !== undefined && `, ${after}`}
                </span>
              </li>
            ))}
          </ul>
        </Dropped>
      )}
      <Fields>
        <TextField
          ref={nameRef}
          label={labels.name}
          value={name}
          onChange={onName}
          error={nameError}
          help={messages.unique(workflow)}
          autoComplete="off"
          onKeyDown={props.onEnter}
        />
        <Select
          label={labels.position}
          value={String(position)}
          options={[
            { value: '0', label: labels.first },
            ...phases.map(({ phaseName: one }, at) => ({
              value: String(at + 1),
              label: labels.after(one || itemLabels.unnamedPhase, at === phases.length - 1),
            })),
          ]}
          help={messages.weight(phases.length === 0 ? undefined : describeSum(phaseWeights).sum)}
          onChange={(next) => onPosition(Number(next))}
        />
      </Fields>
      <OverflowTooltip container={root} selector="[data-hint]" />
    </Preview>
  )
}
