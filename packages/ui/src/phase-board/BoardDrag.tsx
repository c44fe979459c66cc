'use client'

import { DndContext, useDroppable } from '@dnd-kit/core'
import { memo, type RefObject, useLayoutEffect } from 'react'
import { DragSource } from '../drag/DragSource'
import type { Phases } from './board'
import type { useBoardDrag } from './use-board-drag'

/** Props of BoardDrag. Only the phases change. */
export interface BoardDragProps extends Pick<
  ReturnType<typeof useBoardDrag>,
  'context' | 'draggable' | 'onDraggingChange'
> {
  phases: Phases
  columns: RefObject<HTMLElement | null>
}

/** dnd-kit gets only the phases, so that a change of cards does not render it. */
const joinIds = ({ phases }: BoardDragProps): string => JSON.stringify(phases.map(({ id }) => id))

/**
 * The drag context. It is beside the board and not around it, because every pointer move updates the context and React would search its
 * whole subtree for consumers.
 */
export const BoardDrag = memo(
  function BoardDrag({ context, draggable, onDraggingChange, phases, columns }: BoardDragProps) {
    return (
      <DndContext {...context}>
        {phases.map(({ id }) => (
          <DropZone key={id} id={id} columns={columns} />
        ))}
        <DragSource draggable={draggable} onDraggingChange={onDraggingChange} />
      </DndContext>
    )
  },
  (previous, next) => joinIds(previous) === joinIds(next),
)

/** Turns the resize observer off, because a phase keeps its size during a drag. */
const NOT_OBSERVED = { disabled: true }

interface DropZoneProps {
  id: string
  columns: RefObject<HTMLElement | null>
}

/** A phase as a drop zone. */
const DropZone = memo(function DropZone({ id, columns }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id, resizeObserverConfig: NOT_OBSERVED })
  // The list scrolls only while the pointer is over it. Measuring a list outside the viewport would render it.
  useLayoutEffect(() => {
    const phase = columns.current?.querySelector<HTMLElement>(`[data-phase="${CSS.escape(id)}"]`) ?? null
    setNodeRef(isOver ? (phase?.querySelector<HTMLElement>('[data-list]') ?? null) : phase)
  }, [id, columns, isOver, setNodeRef])
  return null
})
