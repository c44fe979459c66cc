import {
  existingPhaseLabels as labels,
  existingPhaseMessages as messages,
} from '@sitewright/domain/workflows/existing-phase-messages'
import { editorLabels } from '@sitewright/domain/workflows/editor-messages'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import { memo, useState } from 'react'
import { Badge } from '../../../badge/Badge'
import { Highlight } from '../../patterns/Highlight'
import { Mark } from '../../patterns/Highlight.styles'
import { Group, GroupHead, Hint, List, Name, Option, Swatch } from './ExistingPhases.styles'
import { type FoundPhase, type FoundWorkflow, takePhases } from './find-phases'

/** Props of PhaseList. */
export interface PhaseListProps {
  id: string
  /** Start of the `id` of an option, before its index. */
  optionId: string
  groups: readonly FoundWorkflow[]
  /** Index of the active phase among all that match. */
  at: number
  search: string
  /** References of phases whose name the workflow has already. */
  taken: ReadonlySet<string>
  onChoose: (reference: string) => void
}

/** How many more options are rendered below the active one, or when the user scrolls to the end. */
const STEP = 40
/** How far from the end more options are rendered, in px. */
const SCROLL_AHEAD = 400

/** The phases by workflow, a `listbox`. The focus stays in the search. */
export function PhaseList({ id, optionId, groups, at, search, taken, onChoose }: PhaseListProps) {
  const [scrolled, setScrolled] = useState(STEP)
  const total = groups.reduce((sum, { phases }) => sum + phases.length, 0)
  const shown = takePhases(groups, Math.max(scrolled, at + STEP))
  let place = -1
  return (
    <List
      role="listbox"
      id={id}
      aria-label={labels.phases}
      hidden={groups.length === 0}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: list }) => {
        if (list.scrollTop + list.clientHeight > list.scrollHeight - SCROLL_AHEAD && scrolled < total)
          setScrolled(scrolled + STEP)
      }}
      onClick={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-reference]') : null
        if (row?.dataset.reference !== undefined) onChoose(row.dataset.reference)
      }}
    >
      {shown.map(({ workflow, phases }) => (
        <Group key={workflow.key} role="group" aria-label={workflow.name || editorLabels.unnamed}>
          <GroupHead aria-hidden="true">
            <b>
              <Highlight text={workflow.name || editorLabels.unnamed} search={search} />
            </b>
            <span>{workflow.projectIds.join(', ')}</span>
          </GroupHead>
          {phases.map((found) => {
            const { reference } = found.entry
            place += 1
            return (
              <PhaseOption
                key={reference}
                id={`${optionId}-${place}`}
                found={found}
                search={search}
                position={place + 1}
                total={total}
                isActive={place === at}
                isTaken={taken.has(reference)}
              />
            )
          })}
        </Group>
      ))}
    </List>
  )
}

interface PhaseOptionProps {
  id: string
  found: FoundPhase
  search: string
  /** Place among all that match, from 1. */
  position: number
  total: number
  isActive: boolean
  isTaken: boolean
}

/** Memoized: an arrow key renders two options instead of hundreds. */
const PhaseOption = memo(function PhaseOption(props: PhaseOptionProps) {
  const { id, found, search, position, total, isActive, isTaken } = props
  const { entry, itemMatches } = found
  const { phase, reference } = entry
  return (
    <Option
      role="option"
      id={id}
      data-reference={reference}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={total}
    >
      <Swatch aria-hidden="true" style={{ ['--phase' as string]: phase.color }} />
      <Name>
        <Highlight text={phase.phaseName || itemLabels.unnamedPhase} search={search} />
      </Name>
      <Hint>
        {isTaken && <Badge>{labels.nameInUse}</Badge>}{' '}
        {itemMatches > 0 ? (
          <>
            <Mark>{search.trim()}</Mark> {messages.inItems(itemMatches, phase.items.length)}
          </>
        ) : (
          !isTaken && editorLabels.itemCount(phase.items.length)
        )}
      </Hint>
    </Option>
  )
})
