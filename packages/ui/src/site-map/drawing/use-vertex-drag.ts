'use client'

import { useMemo, useState } from 'react'
import { draw, normalizePosition } from './drawing'
import type { Position, Shape } from './shape'

interface Drag {
  vertex: number
  to: Position
  /** The shape when the drag started. The drag ends as soon as the shape changes. */
  base: Shape
}

/** A drag of a vertex: shows a preview, and changes the shape once, when it ends. */
export interface VertexDrag {
  /** Moves the preview of a vertex. */
  moveTo: (vertex: number, to: Position) => void
  /** Changes the shape. */
  end: (vertex: number, to: Position) => void
  /** Discards the preview. */
  cancel: () => void
}

/**
 * Tracks a drag over a shape.
 * @param onEnd applies the move
 * @param onCancel runs when a drag is canceled
 * @returns the drag, and the shape with the dragged vertex at its new position
 */
export function useVertexDrag(
  shape: Shape,
  onEnd: (vertex: number, to: Position) => void,
  onCancel: () => void,
): { drag: VertexDrag; preview: Shape } {
  const [current, setCurrent] = useState<Drag>()
  const active = current?.base === shape ? current : undefined
  const preview = useMemo(() => {
    const change = active && draw(shape, { type: 'move', vertex: active.vertex, to: active.to })
    return change === undefined || 'error' in change ? shape : change.shape
  }, [shape, active])
  return {
    preview,
    drag: {
      moveTo: (vertex, to) =>
        setCurrent((before) => {
          // Another change, such as an undo, ends the drag, and its pointer moves nothing.
          const isOutdated = before !== undefined && before.vertex === vertex && before.base !== shape
          return isOutdated ? before : { vertex, to: normalizePosition(to), base: shape }
        }),
      end: (vertex, to) => {
        setCurrent(undefined)
        if (current === undefined || current.base === shape) onEnd(vertex, to)
      },
      cancel: () => {
        setCurrent(undefined)
        if (active !== undefined) onCancel()
      },
    },
  }
}
