'use client'

import { GripVertical } from 'lucide-react'
import type { Ref } from 'react'
import type { BoardItem, BoardPhase } from './board'
import type { BoardFlag } from './board-flag'
import type { BoardLabels } from './board-labels'
import { CardFacts } from './CardFacts'
import { CardButton, Face } from './PhaseBoard.styles'
import type { Box } from './use-board-drag'

/** Props of DragPreview. */
export interface DragPreviewProps {
  ref: Ref<HTMLDivElement>
  /** The dragged card; undefined when the phase is dragged. */
  item: BoardItem | undefined
  phase: BoardPhase
  /** Where the drag started. */
  box: Box
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
}

/** The drag preview, which follows the pointer. A drag moves it without React, because a move changes nothing else. */
export function DragPreview({ ref, item, phase, box, flags, labels }: DragPreviewProps) {
  return (
    <Face ref={ref} data-overlay="" aria-hidden="true" style={box}>
      <GripVertical size={14} />
      <CardButton as="span">{(item ?? phase).name}</CardButton>
      {item !== undefined && <CardFacts item={item} flags={flags} labels={labels} />}
    </Face>
  )
}
