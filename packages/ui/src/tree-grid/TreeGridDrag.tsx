'use client'

import { type CollisionDetection, DndContext, MouseSensor, TouchSensor, useDroppable } from '@dnd-kit/core'
import { memo, type RefObject, useLayoutEffect } from 'react'
import { DragSource, type DragSourceProps } from '../drag/DragSource'
import { ACCESSIBILITY, ACTIVATION, LONG_PRESS } from '../drag/quiet-drag'

/** Props of TreeGridDrag. Memoize them. */
export interface TreeGridDragProps extends DragSourceProps {
  region: RefObject<HTMLElement | null>
  /** @param x, y the pointer, in px of the viewport; also called when rows scroll under it */
  onDragMove: (x: number, y: number) => void
  onDragEnd: () => void
  onDragCancel: () => void
}

/** Constants, because new ones would restart dnd-kit. A touch scrolls until a long press. */
const SENSORS = [
  { sensor: MouseSensor, options: ACTIVATION },
  { sensor: TouchSensor, options: LONG_PRESS },
]
const ROWS = 'rows'
/** The row under the pointer follows from the page. Only the pointer is needed here. */
const collide: CollisionDetection = ({ pointerCoordinates }) =>
  pointerCoordinates === null ? [] : [{ id: ROWS, data: { pointer: pointerCoordinates } }]

/** The drag of rows: a module of its own, which only trees load whose rows can be dragged. Beside the rows, so that a move renders no row. */
export const TreeGridDrag = memo(function TreeGridDrag(props: TreeGridDragProps) {
  const { region, onDragMove, onDragEnd, onDragCancel, draggable, onDraggingChange } = props
  return (
    <DndContext
      sensors={SENSORS}
      collisionDetection={collide}
      accessibility={ACCESSIBILITY}
      onDragMove={({ collisions }) => {
        const pointer = collisions?.[0]?.data?.['pointer'] as { x: number; y: number } | undefined
        if (pointer !== undefined) onDragMove(pointer.x, pointer.y)
      }}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      <ScrollZone region={region} />
      <DragSource draggable={draggable} onDraggingChange={onDraggingChange} />
    </DndContext>
  )
})

/** Makes the rows scroll while the pointer is near their edges. */
function ScrollZone({ region }: Pick<TreeGridDragProps, 'region'>) {
  const { setNodeRef } = useDroppable({ id: ROWS })
  useLayoutEffect(() => setNodeRef(region.current), [region, setNodeRef])
  return null
}
