'use client'

import { DndContext, useDraggable, useDroppable } from '@dnd-kit/core'
import { memo, type RefObject, useLayoutEffect } from 'react'
import type { Phases } from './board'
import type { useBoardDrag } from './use-board-drag'

/** Props of BoardDrag, of which only the phases change. */
export interface BoardDragProps extends Pick<ReturnType<typeof useBoardDrag>, 'context' | 'grip' | 'follow'> {
  phases: Phases
  columns: RefObject<HTMLElement | null>
}

/** Cards come and go; dnd-kit knows phases alone. */
const idsOf = ({ phases }: BoardDragProps): string => JSON.stringify(phases.map(({ id }) => id))

/**
 * What drags, beside the board and not around it: React looks through everything inside a context for whoever reads it, with every
 * move, and nothing on the board does.
 */
export const BoardDrag = memo(
  function BoardDrag({ context, grip, follow, phases, columns }: BoardDragProps) {
    return (
      <DndContext {...context}>
        {phases.map(({ id }) => (
          <Place key={id} id={id} columns={columns} />
        ))}
        <Grip grip={grip} follow={follow} />
      </DndContext>
    )
  },
  (one, next) => idsOf(one) === idsOf(next),
)

/** Its phase says when it changes its size: never during a drag, which ends with the size of the window. */
const UNWATCHED = { disabled: true }

interface PlaceProps {
  id: string
  columns: RefObject<HTMLElement | null>
}

/** A phase, as a place to drop at. */
const Place = memo(function Place({ id, columns }: PlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id, resizeObserverConfig: UNWATCHED })
  // The list scrolls while the pointer is over it. That of another may be out of sight, and would be drawn to be asked about.
  useLayoutEffect(() => {
    const phase = columns.current?.querySelector<HTMLElement>(`[data-phase="${CSS.escape(id)}"]`) ?? null
    setNodeRef(isOver ? (phase?.querySelector<HTMLElement>('[data-list]') ?? null) : phase)
  }, [id, columns, isOver, setNodeRef])
  return null
})

/** The one thing to drag: whatever was pressed last. */
function Grip({ grip, follow }: Pick<BoardDragProps, 'grip' | 'follow'>) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'grip' })
  useLayoutEffect(() => {
    grip.current = { take: setNodeRef, press: listeners?.['onPointerDown'] }
  }, [grip, setNodeRef, listeners])
  useLayoutEffect(() => follow(isDragging), [follow, isDragging])
  return null
}
