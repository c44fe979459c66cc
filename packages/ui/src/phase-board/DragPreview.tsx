'use client'

import { GripVertical } from 'lucide-react'
import type { Ref } from 'react'
import type { BoardItem, BoardPhase } from './board'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import { CardFacts } from './CardFacts'
import { CardButton, Face } from './PhaseBoard.styles'
import type { Box } from './use-board-drag'

/** Props of DraggedFace. */
export interface DraggedFaceProps {
  ref: Ref<HTMLDivElement>
  /** The dragged card; undefined when the phase is dragged. */
  item: BoardItem | undefined
  phase: BoardPhase
  /** Where the drag started. */
  box: Box
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/** The face that follows the pointer. The drag moves it without React, because nothing else changes with a move. */
export function DraggedFace({ ref, item, phase, box, flags, labels }: DraggedFaceProps) {
  return (
    <Face ref={ref} data-overlay="" aria-hidden="true" style={box}>
      <GripVertical size={14} />
      <CardButton as="span">{(item ?? phase).name}</CardButton>
      {item !== undefined && <CardFacts item={item} flags={flags} labels={labels} />}
    </Face>
  )
}
