'use client'

import { useState } from 'react'
import { Button } from '../button/Button'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { Dialog } from '../dialog/Dialog'
import { focusOnMount } from '../dialog/focus-on-mount'
import { NumberField } from '../number-field/NumberField'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
import { References } from './PhaseBoard.styles'
import type { BoardTarget } from './stops'
import type { Board } from './use-phase-board'

/** Props of BoardLayers. */
export interface BoardLayersProps<Item extends BoardItem> {
  board: Board<Item>
  canRemove: ((target: BoardTarget<Item>) => string | undefined) | undefined
  references: ((target: BoardTarget<Item>) => readonly string[]) | undefined
  labels: BoardLabels
}

/** What stands over the board: the question before a card or a phase is deleted, and the place that a card is sent to. */
export function BoardLayers<Item extends BoardItem>({ board, canRemove, references, labels }: BoardLayersProps<Item>) {
  const { layer } = board
  if (layer === undefined) return null
  const { phase, item } = layer.target
  if (layer.kind === 'position')
    return item === undefined ? null : (
      <PositionDialog
        board={board}
        item={item}
        count={phase.items.length}
        place={phase.items.indexOf(item)}
        labels={labels}
      />
    )
  const { name } = item ?? phase
  const referring = references?.(layer.target) ?? []
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.removeTitle(name)}
      confirmLabel={labels.remove}
      confirmDisabledReason={canRemove?.(layer.target)}
      onClose={() => board.ask(undefined)}
      onConfirm={() => board.remove(layer.target)}
    >
      {item === undefined ? labels.removePhaseText(phase.items.length) : labels.removeItemText}
      {referring.length > 0 && (
        <>
          {` ${labels.referredBy}`}
          <References>
            {referring.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </References>
        </>
      )}
    </ConfirmDialog>
  )
}

interface PositionDialogProps<Item extends BoardItem> {
  board: Board<Item>
  item: Item
  place: number
  count: number
  labels: BoardLabels
}

/** Sends a card to a place in its phase, by number. */
function PositionDialog<Item extends BoardItem>({ board, item, place, count, labels }: PositionDialogProps<Item>) {
  const [position, setPosition] = useState<number | null>(place + 1)
  const [error, setError] = useState<string | undefined>()
  const phase = board.focus.stop?.phase ?? ''
  const send = (): void => {
    const isSound = position !== null && Number.isInteger(position) && position >= 1 && position <= count
    const to = { phase, position: (position ?? 0) - 1 }
    const fault = isSound ? board.refusal(item, to) : labels.positionWrong(count)
    if (fault !== undefined) return setError(fault)
    board.ask(undefined)
    board.sendItem(item, to)
  }
  return (
    <Dialog
      isOpen
      title={labels.positionTitle(item.name)}
      onClose={() => board.ask(undefined)}
      footer={
        <Button tone="primary" onClick={send}>
          {labels.move}
        </Button>
      }
    >
      <NumberField
        ref={focusOnMount}
        label={labels.positionLabel(count)}
        kind="integer"
        min={1}
        max={count}
        value={position}
        onChange={(next) => {
          setPosition(next)
          setError(undefined)
        }}
        error={error}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
    </Dialog>
  )
}
