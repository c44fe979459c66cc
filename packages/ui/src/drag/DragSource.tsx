'use client'

import { useDraggable } from '@dnd-kit/core'
import { type RefObject, type SyntheticEvent, useLayoutEffect } from 'react'

/** The only draggable of a drag context. Its node is the element that was pressed last. */
export interface Draggable {
  setNode: (element: HTMLElement) => void
  /** Starts a drag with a press. @param type the handler of the sensor, such as `onPointerDown` */
  press: (type: string, event: SyntheticEvent) => void
}

/** Props of DragSource. */
export interface DragSourceProps {
  draggable: RefObject<Draggable | undefined>
  /** Called while dnd-kit renders, because its events miss a drag that ends before the first render. Memoize it. */
  onDraggingChange: (isDragging: boolean) => void
}

/** One draggable for all elements, so that thousands of them need none of their own. */
export function DragSource({ draggable, onDraggingChange }: DragSourceProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'grip' })
  useLayoutEffect(() => {
    draggable.current = { setNode: setNodeRef, press: (type, event) => void listeners?.[type]?.(event) }
  }, [draggable, setNodeRef, listeners])
  useLayoutEffect(() => onDraggingChange(isDragging), [onDraggingChange, isDragging])
  return null
}
