'use client'

import { Ellipsis, Plus, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode, useId, useRef } from 'react'
import { useWindow, type WindowMeasures } from '../windowing/use-window'
import type { BoardPhase } from './board'
import { BoardCard } from './BoardCard'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import { CardControl } from './CardControl'
import type { Drop } from './drop-place'
import { FarCard } from './FarCard'
import { NameEditor, type Naming } from './NameEditor'
import {
  Band,
  Column,
  DropError,
  Empty,
  Foot,
  FootButton,
  Head,
  Line,
  List,
  Quiet,
  Region,
  Spoken,
  Title,
  TitleButton,
  UprightLine,
  Warning,
  WarningActions,
  Weight,
} from './PhaseBoard.styles'
import type { Stop } from './stops'
import { useIsNearViewport } from './use-is-near-viewport'

/** An action on a phase: a button below its cards, and an entry of its menu. */
export interface PhaseAction {
  /** Unique among the actions. */
  id: string
  /** Text of the button, a verb first: "Edit weights". */
  label: string
  /** A lucide icon. */
  icon?: ReactNode
  /** Called with the id of the phase. */
  onAction: (phase: string) => void
}

/** Props of PhaseColumn. */
export interface PhaseColumnProps {
  phase: BoardPhase
  /** Index among the phases, from 0. */
  index: number
  /** The tab stop, when it is in this phase. */
  stop: Stop | undefined
  /** Id of the card that is dragged from this phase; `null` when the phase itself is dragged. */
  lifted: string | null | undefined
  /** Where a dragged card would land in this phase. */
  drop: Drop | undefined
  /** Where a dragged phase would land: before this one or after it. */
  line: 'before' | 'after' | undefined
  /** The name that is edited in this phase: of a card by its id, or of the phase with `null`. */
  naming: (Naming & { item: string | null }) | undefined
  /** A warning below the head. */
  warning: string | undefined
  canChange: boolean
  canOpen: boolean
  canAdd: boolean
  /** Whether it renders its visible cards already. */
  hasVisibleCards: boolean
  /** Whether the browser may skip the phase outside the viewport. */
  isVirtualized: boolean
  /** How many of its cards are rendered wherever the page is scrolled to; 0 when only the visible ones are. */
  complete: number
  /** The folded search, which marks the cards; empty for none. */
  search: string
  actions: readonly PhaseAction[]
  /** Actions beside the warning. The menu of the phase has them for the keyboard. */
  warningActions: readonly PhaseAction[]
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/** Number of phases that render their cards before the browser reports which ones are in the viewport. */
const INITIAL_PHASES = 6

/** Height of a card with the gap below it, in px, until one is measured. */
const ROW_HEIGHT = 64

const countUp = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step)

function measure(element: HTMLElement, usualHeight: number): WindowMeasures {
  const row = element.querySelector('li:not([data-editing], [data-far])')
  return { rowHeight: row?.getBoundingClientRect().height ?? usualHeight, viewport: element.clientHeight }
}

/** A phase: a region named by name, weight and number of cards, with a list of its cards. Only the visible and the complete cards are rendered. */
export const PhaseColumn = memo(function PhaseColumn(props: PhaseColumnProps) {
  const { phase, stop, lifted, drop, line, naming, warning, canChange, canOpen, canAdd, actions, flags, labels } = props
  const complete = Math.min(props.complete, phase.items.length)
  const { items } = phase
  const column = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(column, props.index < INITIAL_PHASES)
  const id = useId()
  const warningId = `${id}-warning`
  const describedBy = warning === undefined ? id : `${id} ${warningId}`
  const view = useWindow(region, items.length, ROW_HEIGHT, measure)
  const { rowHeight } = view.sizes

  // The focused, the dragged and the edited card stay rendered outside the viewport.
  const [first, end] = isNear && props.hasVisibleCards ? view.range : [0, 0]
  const pinned = [stop?.item, lifted, naming?.item]
    .filter((one) => one !== undefined && one !== null)
    .map((one) => items.findIndex((item) => item.id === one))
    .filter((place) => place >= 0)
  const places = [...new Set([...countUp(0, complete), ...pinned, ...countUp(first, end)])].toSorted((a, b) => a - b)
  return (
    <Column
      ref={column}
      aria-label={
        phase.weight === undefined
          ? labels.phase(phase.name, labels.count(items.length))
          : labels.weightedPhase(phase.name, phase.weight, labels.count(items.length))
      }
      data-phase={phase.id}
      data-lifted={lifted === null ? '' : undefined}
      data-whole={props.isVirtualized ? undefined : ''}
      // The expected height before the phase is rendered.
      style={{ containIntrinsicBlockSize: `auto calc(min(${items.length * rowHeight}px, 65dvh) + 6rem)` }}
    >
      <Band aria-hidden="true" style={phase.color === undefined ? undefined : { background: phase.color }} />
      <Head data-part="head">
        {naming?.item === null ? (
          <NameEditor
            label={labels.newName(phase.name)}
            name={phase.name}
            getNameError={naming.getNameError}
            onEnd={naming.onEnd}
          />
        ) : (
          <>
            <Title>
              <TitleButton
                type="button"
                data-part="stop"
                tabIndex={stop?.item === null ? 0 : -1}
                aria-describedby={describedBy}
              >
                {phase.name}
              </TitleButton>
            </Title>
            <span id={id} style={{ display: 'contents' }}>
              <Quiet>{labels.count(items.length)}</Quiet>
              {phase.weight !== undefined && (
                <Weight>
                  <Spoken>{labels.weight(phase.weight)}</Spoken>
                  <span aria-hidden="true">{phase.weight}</span>
                </Weight>
              )}
            </span>
            {canChange && (
              <CardControl part="menu" label={labels.phaseMenu(phase.name)} hasMenu>
                <Ellipsis aria-hidden="true" />
              </CardControl>
            )}
          </>
        )}
      </Head>
      {warning !== undefined && (
        <Warning id={warningId}>
          <TriangleAlert aria-hidden="true" />
          <span>{warning}</span>
        </Warning>
      )}
      {warning !== undefined && canChange && props.warningActions.length > 0 && (
        <WarningActions>
          <PhaseButtons actions={props.warningActions} phase={phase.name} tabIndex={-1} labels={labels} />
        </WarningActions>
      )}
      <Region ref={region} tabIndex={-1} onScroll={view.onScroll}>
        {items.length === 0 && <Empty>{labels.emptyPhase}</Empty>}
        <List
          data-list={phase.id}
          data-row-height={rowHeight}
          aria-label={labels.list(phase.name)}
          style={items.length === 0 ? { minHeight: 0 } : { height: view.height }}
        >
          {places.map((place) => {
            const item = items[place]
            if (item === undefined) return null
            const common = { item, place, count: items.length, top: place * rowHeight - view.shift, flags, labels }
            const isFar = (place < first || place >= end) && !pinned.includes(place)
            return isFar ? (
              <FarCard key={item.id} {...common} />
            ) : (
              <BoardCard
                key={item.id}
                {...common}
                isStop={stop?.item === item.id}
                isLifted={lifted === item.id}
                canChange={canChange}
                canOpen={canOpen}
                search={props.search}
                naming={naming?.item === item.id ? naming : undefined}
              />
            )
          })}
        </List>
        {/* Always rendered, because inserting it would recalculate the style of all cards. */}
        <Line
          hidden={drop === undefined}
          data-part="line"
          data-refused={drop?.error === undefined ? undefined : ''}
          style={{ top: (drop?.slot ?? 0) * rowHeight - view.shift + 1 }}
        />
        {drop?.error !== undefined && <DropError>{drop.error}</DropError>}
      </Region>
      {canChange && (canAdd || actions.length > 0) && (
        <Foot data-part="foot">
          {canAdd && (
            <FootButton
              type="button"
              tabIndex={stop === undefined ? -1 : 0}
              data-part="add"
              aria-label={labels.addItemTo(phase.name)}
            >
              <Plus aria-hidden="true" />
              {labels.addItem}
            </FootButton>
          )}
          <PhaseButtons actions={actions} phase={phase.name} tabIndex={stop === undefined ? -1 : 0} labels={labels} />
        </Foot>
      )}
      <UprightLine hidden={line === undefined} data-part="line" data-end={line === 'after' ? '' : undefined} />
    </Column>
  )
})

interface PhaseButtonsProps {
  actions: readonly PhaseAction[]
  /** Name of the phase. */
  phase: string
  tabIndex: 0 | -1
  labels: BoardLabels
}

const PhaseButtons = ({ actions, phase, tabIndex, labels }: PhaseButtonsProps) =>
  actions.map((action) => (
    <FootButton
      key={action.id}
      type="button"
      tabIndex={tabIndex}
      data-part="action"
      data-action={action.id}
      aria-label={labels.phaseAction(action.label, phase)}
    >
      {action.icon}
      {action.label}
    </FootButton>
  ))
