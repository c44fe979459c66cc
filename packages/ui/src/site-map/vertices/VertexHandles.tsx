'use client'

import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import type { MapView, Position, Ring } from '../drawing/shape'
import { Handle, Number as VertexNumber } from './VertexHandles.styles'

/** More are not drawn at once: the table has them all. */
const MOST = 200

/** Props of VertexHandles. */
export interface VertexHandlesProps {
  view: MapView
  /** Told each frame in which the map moves. @returns how to end it */
  onFrame: (draw: () => void) => () => void
  positions: Ring
  selected: number | undefined
  isReadOnly: boolean
  /** A lone point has no number. */
  hasNumbers: boolean
  onSelect: (vertex: number) => void
  onMove: (vertex: number, to: Position) => void
}

/**
 * The vertices of the shape that is edited, to be pressed and dragged. For pointers alone, and hidden from assistive technology: the
 * keys of the map and the vertex table do the same.
 */
export function VertexHandles(props: VertexHandlesProps) {
  const { view, onFrame, positions, selected, isReadOnly, hasNumbers, onSelect, onMove } = props
  const root = useRef<HTMLDivElement>(null)
  const grip = useRef<{ vertex: number; x: number; y: number } | null>(null)
  // Around the selected one when there are too many.
  const first = Math.max(0, Math.min((selected ?? 0) - MOST / 2, positions.length - MOST))
  const shown = positions.slice(first, first + MOST)

  useLayoutEffect(() => {
    const draw = (): void => {
      for (const [at, handle] of [...(root.current?.children ?? [])].entries()) {
        const position = positions[first + at]
        if (position === undefined || !(handle instanceof HTMLElement)) continue
        const { x, y } = view.project(position)
        handle.style.transform = `translate(${x}px, ${y}px)`
      }
    }
    draw()
    return onFrame(draw)
  }, [view, onFrame, positions, first])

  const press = (event: PointerEvent<HTMLElement>, vertex: number): void => {
    if (event.button !== 0) return
    onSelect(vertex)
    const at = positions[vertex]
    if (isReadOnly || at === undefined) return
    const from = view.project(at)
    grip.current = { vertex, x: from.x - event.clientX, y: from.y - event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const held = grip.current
    if (held === null) return
    onMove(held.vertex, view.unproject({ x: held.x + event.clientX, y: held.y + event.clientY }))
  }
  const release = (): void => {
    grip.current = null
  }
  return (
    <div ref={root} aria-hidden="true">
      {shown.map((_, at) => {
        const vertex = first + at
        return (
          <Handle
            key={vertex}
            data-vertex={vertex + 1}
            data-selected={vertex === selected || undefined}
            data-fixed={isReadOnly || undefined}
            onPointerDown={(event) => press(event, vertex)}
            onPointerMove={drag}
            onPointerUp={release}
            onLostPointerCapture={release}
          >
            {hasNumbers && <VertexNumber>{vertex + 1}</VertexNumber>}
          </Handle>
        )
      })}
    </div>
  )
}
