'use client'

import { GripVertical, Settings, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import type { BoardItem } from './board'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import { CardFacts } from './CardFacts'
import { NameEditor, type Naming } from './NameEditor'
import { BoardPart } from './BoardPart'
import { Acts, CardButton, Face, Row, Spoken } from './PhaseBoard.styles'

/** Props of BoardCard. */
export interface BoardCardProps {
  item: BoardItem
  /** Its place in the phase, from 0. */
  place: number
  count: number
  /** From the top of the list, px. */
  top: number
  isStop: boolean
  isLifted: boolean
  canChange: boolean
  canOpen: boolean
  naming: Naming | undefined
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/**
 * A card: its name has the focus, and what else can be pressed stands beside it, out of the tab order, as each has a key.
 * It hears nothing itself: the board hears for all cards.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { item, place, count, top, isStop, isLifted, canChange, canOpen, naming, flags, labels } = props
  const id = useId()
  return (
    <Row
      data-item={item.id}
      data-editing={naming === undefined ? undefined : ''}
      aria-posinset={place + 1}
      aria-setsize={count}
      style={{ top }}
    >
      <Face data-lifted={isLifted || undefined}>
        {canChange ? (
          <BoardPart part="handle" label={labels.handle(item.name)} hasMenu>
            <GripVertical aria-hidden="true" />
          </BoardPart>
        ) : (
          <span />
        )}
        {naming === undefined ? (
          <>
            <CardButton type="button" data-part="stop" tabIndex={isStop ? 0 : -1} aria-describedby={id}>
              {item.name}
            </CardButton>
            <Acts>
              {canOpen && (
                <BoardPart part="open" label={labels.openOf(item.name)} tip={labels.open}>
                  <Settings aria-hidden="true" />
                </BoardPart>
              )}
              {canChange && (
                <BoardPart part="remove" label={labels.removeOf(item.name)} tip={labels.remove}>
                  <Trash2 aria-hidden="true" />
                </BoardPart>
              )}
            </Acts>
            <CardFacts id={id} item={item} flags={flags} labels={labels}>
              <Spoken>{labels.position(place + 1, count)}</Spoken>
            </CardFacts>
          </>
        ) : (
          <NameEditor label={labels.nameOf(item.name)} name={item.name} {...naming} />
        )}
      </Face>
    </Row>
  )
})
