'use client'

import { Ellipsis, Plus, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode, useId, useRef } from 'react'
import { useWindow, type WindowMeasures } from '../windowing/use-window'
import type { BoardPhase } from './board'
import { BoardPart } from './BoardPart'
import { BoardCard } from './BoardCard'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import type { Drop } from './drop-place'
import { NameEditor, type Naming } from './NameEditor'
import {
  Band,
  Column,
  Empty,
  Foot,
  FootButton,
  Head,
  Line,
  List,
  Quiet,
  Refusal,
  Region,
  Remark,
  Spoken,
  Title,
  TitleButton,
  UprightLine,
  Weight,
} from './PhaseBoard.styles'
import type { Stop } from './stops'
import { useNear } from './use-near'

/** Something that can be done with a phase; drawn under its cards, and an entry of its menu. */
export interface PhaseAction {
  id: string
  label: string
  /** A lucide icon. */
  icon?: ReactNode
  /** Told the id of the phase. */
  onAction: (phase: string) => void
}

/** Props of PhaseColumn. */
export interface PhaseColumnProps {
  phase: BoardPhase
  /** Its place among the phases, from 0. */
  place: number
  /** The tab stop, when it stands in this phase. */
  stop: Stop | undefined
  /** What is dragged from this phase: a card by its id, or `null` for the phase itself. */
  lifted: string | null | undefined
  /** Where a dragged card would land in this phase. */
  drop: Drop | undefined
  /** Where a dragged phase would land: before this one or after it. */
  line: 'before' | 'after' | undefined
  /** What is named in this phase, and how. */
  naming: (Naming & { item: string | null }) | undefined
  remark: string | undefined
  canChange: boolean
  canOpen: boolean
  canAdd: boolean
  actions: readonly PhaseAction[]
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/** Phases whose cards are drawn before the browser has told whether they are in sight. */
const DRAWN_AT_FIRST = 6

/** Of a card and the gap below it, until one is measured, px. */
const ROW_HEIGHT = 64

function measure(element: HTMLElement, usualHeight: number): WindowMeasures {
  const row = element.querySelector('li:not([data-editing])')
  return { rowHeight: row?.getBoundingClientRect().height ?? usualHeight, viewport: element.clientHeight }
}

/** A phase: a region named by name, weight and how many cards it has, with their list. Only the cards that are seen are drawn. */
export const PhaseColumn = memo(function PhaseColumn(props: PhaseColumnProps) {
  const { phase, stop, lifted, drop, line, naming, remark, canChange, canOpen, canAdd, actions, flags, labels } = props
  const { items } = phase
  const column = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const isNear = useNear(column, props.place < DRAWN_AT_FIRST)
  const id = useId()
  const view = useWindow(region, items.length, ROW_HEIGHT, measure)
  const { rowHeight } = view.sizes

  // What has the focus, is dragged or named stays drawn, wherever the list is scrolled to.
  const [first, end] = isNear ? view.range : [0, 0]
  const kept = [stop?.item, lifted, naming?.item]
    .filter((one) => one !== undefined && one !== null)
    .map((one) => items.findIndex((item) => item.id === one))
    .filter((place) => place >= 0 && (place < first || place >= end))
  const places = [...new Set([...kept, ...Array.from({ length: end - first }, (_, row) => first + row)])].toSorted(
    (a, b) => a - b,
  )
  return (
    <Column
      ref={column}
      aria-label={labels.phase(phase.name, phase.weight, items.length)}
      data-phase={phase.id}
      data-lifted={lifted === null ? '' : undefined}
      // As tall as it will be, as far as that can be told before it is drawn.
      style={{ containIntrinsicBlockSize: `auto calc(min(${items.length * rowHeight}px, 65dvh) + 6rem)` }}
    >
      <Band aria-hidden="true" style={phase.color === undefined ? undefined : { background: phase.color }} />
      <Head data-part="head">
        {naming?.item === null ? (
          <NameEditor
            label={labels.nameOf(phase.name)}
            name={phase.name}
            faultOf={naming.faultOf}
            onEnd={naming.onEnd}
          />
        ) : (
          <>
            <Title>
              <TitleButton type="button" data-part="stop" tabIndex={stop?.item === null ? 0 : -1} aria-describedby={id}>
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
              <BoardPart part="menu" label={labels.phaseMenu(phase.name)} hasMenu>
                <Ellipsis aria-hidden="true" />
              </BoardPart>
            )}
          </>
        )}
      </Head>
      {remark !== undefined && (
        <Remark>
          <TriangleAlert aria-hidden="true" />
          <span>{remark}</span>
        </Remark>
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
            return (
              item && (
                <BoardCard
                  key={item.id}
                  item={item}
                  place={place}
                  count={items.length}
                  top={place * rowHeight - view.shift}
                  isStop={stop?.item === item.id}
                  isLifted={lifted === item.id}
                  canChange={canChange}
                  canOpen={canOpen}
                  naming={naming?.item === item.id ? naming : undefined}
                  flags={flags}
                  labels={labels}
                />
              )
            )
          })}
        </List>
        {/* Always there: the first one that is drawn would have the style of all cards worked out anew. */}
        <Line
          hidden={drop === undefined}
          data-part="line"
          data-refused={drop?.reason === undefined ? undefined : ''}
          style={{ top: (drop?.slot ?? 0) * rowHeight - view.shift + 1 }}
        />
        {drop?.reason !== undefined && <Refusal>{drop.reason}</Refusal>}
      </Region>
      {canChange && (canAdd || actions.length > 0) && (
        <Foot>
          {canAdd && (
            <FootButton type="button" tabIndex={-1} data-part="add">
              <Plus aria-hidden="true" />
              {labels.addItem}
            </FootButton>
          )}
          {actions.map((action) => (
            <FootButton key={action.id} type="button" tabIndex={-1} data-part="action" data-action={action.id}>
              {action.icon}
              {action.label}
            </FootButton>
          ))}
        </Foot>
      )}
      <UprightLine hidden={line === undefined} data-part="line" data-end={line === 'after' ? '' : undefined} />
    </Column>
  )
})
