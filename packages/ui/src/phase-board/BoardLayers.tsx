'use client'

import { useState } from 'react'
import { Button } from '../button/Button'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { Dialog } from '../dialog/Dialog'
import { focusOnMount } from '../focus/focus-on-mount'
import { NumberField } from '../number-field/NumberField'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
import type { Board } from './use-phase-board'

/** Props of BoardLayers. */
export interface BoardLayersProps<Item extends BoardItem> {
  board: Board<Item>
  labels: BoardLabels
}

/** The dialogs of the board: the confirmation of a deletion, and the position for a move. */
export function BoardLayers<Item extends BoardItem>(props: BoardLayersProps<Item>) {
  const { board, labels } = props
  const { layer } = board
  if (layer === undefined) return null
  const { phase, item } = layer.target
  if (layer.kind === 'position')
    return item === undefined ? null : (
      <PositionDialog
        board={board}
        item={item}
        count={phase.items.length}
        index={phase.items.indexOf(item)}
        labels={labels}
      />
    )
  const { name } = item ?? phase
  const removeError = board.getRemoveError(layer.target)
  const text =
    item === undefined && phase.items.length > 0 ? labels.removePhaseText(phase.items.length) : labels.removeText
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.removeTitle(name)}
      confirmLabel={labels.remove}
      confirmDisabledReason={removeError}
      onClose={() => board.openLayer(undefined)}
      onConfirm={() => board.remove(layer.target)}
    >
      {removeError ?? text}
    </ConfirmDialog>
  )
}

interface PositionDialogProps<Item extends BoardItem> {
  board: Board<Item>
  item: Item
  index: number
  count: number
  labels: BoardLabels
}

/** Asks for a position and moves the card there within its phase. */
function PositionDialog<Item extends BoardItem>({ board, item, index, count, labels }: PositionDialogProps<Item>) {
  const [position, setPosition] = useState<number | null>(index + 1)
  const [error, setError] = useState<string | undefined>()
  const phase = board.focus.stop?.phase ?? ''
  const submit = (): void => {
    const isValid = position !== null && Number.isInteger(position) && position >= 1 && position <= count
    const target = { phase, position: (position ?? 0) - 1 }
    const moveError = isValid ? board.getItemMoveError(item, target) : labels.positionWrong(count)
    if (moveError !== undefined) return setError(moveError)
    board.openLayer(undefined)
    board.moveItemTo(item, target)
  }
  return (
    <Dialog
      isOpen
      title={labels.positionTitle(item.name)}
      onClose={() => board.openLayer(undefined)}
      footer={
        <Button tone="primary" onClick={submit}>
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
          // The Enter that opened the dialog can still repeat.
          if (event.key === 'Enter' && !event.repeat) submit()
        }}
      />
    </Dialog>
  )
}
