'use client'

import { useMemo, useState } from 'react'
import { draw, type DrawingAction, normalizePosition } from './drawing'
import type { Position, Shape } from './shape'

/** What a drag does: it moves a vertex, or inserts one after another. */
export type DragTarget = { type: 'move'; vertex: number } | { type: 'insert'; after: number }

interface Drag {
  target: DragTarget
  to: Position
  /** The shape when the drag started. The drag ends as soon as the shape changes. */
  base: Shape
}

/** A drag on a shape: shows a preview, and changes the shape once, when it ends. */
export interface VertexDrag {
  /** Moves the preview. @param target the same object during a drag */
  moveTo: (target: DragTarget, to: Position) => void
  /** Changes the shape. */
  end: (target: DragTarget, to: Position) => void
  /** Discards the preview. */
  cancel: () => void
}

const toAction = (target: DragTarget, to: Position): DrawingAction =>
  target.type === 'move' ? { ...target, to } : { ...target, at: to }

/**
 * Tracks a drag over a shape.
 * @param onEnd applies the change
 * @param onCancel runs when a drag is canceled
 * @returns the drag, the shape with the dragged vertex at its new position, and the number of that vertex
 */
export function useVertexDrag(
  shape: Shape,
  onEnd: (action: DrawingAction) => void,
  onCancel: () => void,
): { drag: VertexDrag; preview: Shape; dragged: number | undefined } {
  const [current, setCurrent] = useState<Drag>()
  const active = current?.base === shape ? current : undefined
  const change = useMemo(() => {
    const result = active && draw(shape, toAction(active.target, active.to))
    return result === undefined || 'error' in result ? undefined : result
  }, [shape, active])
  return {
    preview: change?.shape ?? shape,
    dragged: change?.selected,
    drag: {
      moveTo: (target, to) =>
        setCurrent((before) => {
          // Another change, such as an undo, ends the drag, and its pointer moves nothing.
          const isOutdated = before !== undefined && before.target === target && before.base !== shape
          return isOutdated ? before : { target, to: normalizePosition(to), base: shape }
        }),
      end: (target, to) => {
        setCurrent(undefined)
        if (current === undefined || current.base === shape) onEnd(toAction(target, to))
      },
      cancel: () => {
        setCurrent(undefined)
        if (active !== undefined) onCancel()
      },
    },
  }
}
