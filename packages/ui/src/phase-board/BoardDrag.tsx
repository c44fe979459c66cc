'use client'

import { DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type RefObject, useLayoutEffect } from 'react'
import type { Phases } from './board'
import type { BoardFlag } from './board-flag'
import type { BoardWords } from './board-words'
import { CardFacts } from './CardFacts'
import { CardButton, Face } from './PhaseBoard.styles'
import type { useBoardDrag } from './use-board-drag'

type Drag = ReturnType<typeof useBoardDrag>

/** Props of BoardDrag. */
export interface BoardDragProps {
  drag: Pick<Drag, 'context' | 'pressed' | 'lift' | 'target'>
  phases: Phases
  columns: RefObject<HTMLElement | null>
  flags: ReadonlyMap<string, BoardFlag>
  words: BoardWords
}

/**
 * What drags, beside the board and not around it: React looks through everything inside a context for whoever reads it, with every
 * move, and nothing on the board does.
 */
export function BoardDrag({ drag, phases, columns, flags, words }: BoardDragProps) {
  const { context, pressed, lift, target } = drag
  return (
    <DndContext {...context}>
      {phases.map(({ id }) => (
        <Place key={id} id={id} columns={columns} />
      ))}
      {pressed !== undefined && <Grip key={pressed.id} pressed={pressed} lift={lift} />}
      <DragOverlay dropAnimation={null}>
        {target !== undefined && (
          <Face data-overlay="" aria-hidden="true">
            <GripVertical size={14} />
            <CardButton as="span">{(target.item ?? target.phase).name}</CardButton>
            {target.item !== undefined && <CardFacts item={target.item} flags={flags} words={words} />}
          </Face>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** The list of a phase, as a place to drop at. */
function Place({ id, columns }: { id: string; columns: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id })
  useLayoutEffect(() => {
    const lists = columns.current?.querySelectorAll<HTMLElement>('[data-list]')
    setNodeRef([...(lists ?? [])].find((list) => list.dataset['list'] === id) ?? null)
  }, [id, columns, setNodeRef])
  return null
}

/** What was pressed, as something to drag. */
function Grip({ pressed, lift }: { pressed: NonNullable<Drag['pressed']>; lift: Drag['lift'] }) {
  const { setNodeRef, listeners } = useDraggable({ id: pressed.id })
  useLayoutEffect(() => {
    setNodeRef(pressed.element)
    lift.current = listeners?.['onPointerDown'] as typeof lift.current
  })
  return null
}
