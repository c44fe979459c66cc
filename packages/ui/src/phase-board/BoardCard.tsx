'use client'

import { GripVertical, Settings } from 'lucide-react'
import { memo, useId } from 'react'
import { findMatch } from '../text-match/find-match'
import { MatchedName } from '../tree/MatchedName'
import type { BoardItem } from './board'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import { CardControl, RemoveControl } from './CardControl'
import { CardFacts } from './CardFacts'
import { NameEditor, type Naming } from './NameEditor'
import { CardButton, Controls, Face, Row, Spoken } from './PhaseBoard.styles'

/** Props of BoardCard. */
export interface BoardCardProps {
  item: BoardItem
  /** Index in the phase, from 0. */
  place: number
  count: number
  /** Distance from the top of the list, in px. */
  top: number
  isStop: boolean
  isLifted: boolean
  canChange: boolean
  canOpen: boolean
  naming: Naming | undefined
  /** The folded search; empty for none. Marks the name, or mutes a card that does not match. */
  search: string
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/**
 * A card. Its name is the button that gets the focus; the controls beside it are not tab stops, because keys do the same. The board
 * handles the events of all cards.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { item, place, count, top, isStop, isLifted, canChange, canOpen, naming, search, flags, labels } = props
  const id = useId()
  const isMuted = search !== '' && findMatch(item.name, search) === undefined
  return (
    <Row
      data-item={item.id}
      data-editing={naming === undefined ? undefined : ''}
      aria-posinset={place + 1}
      aria-setsize={count}
      style={{ top }}
    >
      <Face
        data-lifted={isLifted || undefined}
        data-muted={isMuted || undefined}
        data-invalid={item.error === undefined ? undefined : ''}
      >
        {canChange ? (
          <CardControl part="handle" label={labels.handle(item.name)} hasMenu>
            <GripVertical aria-hidden="true" />
          </CardControl>
        ) : (
          <span />
        )}
        {naming === undefined ? (
          <>
            <CardButton type="button" data-part="stop" tabIndex={isStop ? 0 : -1} aria-describedby={id}>
              {search === '' ? item.name : <MatchedName name={item.name} search={search} />}
            </CardButton>
            <Controls>
              {canOpen && (
                <CardControl part="open" label={labels.openItem(item.name)} tooltip={labels.open}>
                  <Settings aria-hidden="true" />
                </CardControl>
              )}
              {canChange && <RemoveControl item={item} labels={labels} />}
            </Controls>
            <CardFacts id={id} item={item} flags={flags} labels={labels}>
              <Spoken>{labels.position(place + 1, count)}</Spoken>
            </CardFacts>
          </>
        ) : (
          <NameEditor label={labels.newName(item.name)} name={item.name} {...naming} />
        )}
      </Face>
    </Row>
  )
})
