'use client'

import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { getMidpoint } from '../drawing/drawing'
import type { MapView, Position, Ring } from '../drawing/shape'
import type { DragTarget, VertexDrag } from '../drawing/use-vertex-drag'
import { useDragEscape } from '../use-drag-escape'
import { Handle, MidpointHandle, Number as VertexNumber } from './VertexHandles.styles'

/** Maximum number of handles drawn at a time. The vertex table has all vertices. */
const MAX_HANDLES = 200

/** The pointer must move by more than this, in CSS pixels, to start a drag. A smaller movement is a click. */
const DRAG_THRESHOLD = 2

/** A shorter edge, in CSS pixels, has no dot in its middle: its target would cover those of the vertices. */
const MIN_EDGE = 48

/** Props of VertexHandles. */
export interface VertexHandlesProps {
  view: MapView
  /** Calls `draw` in each frame in which the map moves. @returns a function to unsubscribe */
  onFrame: (draw: () => void) => () => void
  positions: Ring
  selected: number | undefined
  isReadOnly: boolean
  /** Whether the positions are vertices of a polygon, with numbers and midpoints. A point has none. */
  isPolygon: boolean
  /** Whether an edge leads from the last vertex to the first one. */
  isClosed: boolean
  onSelect: (vertex: number) => void
  drag: VertexDrag
  /** Moves a dragged vertex to what is near. @param isExact whether Shift is pressed, which prevents it */
  snap: (at: Position, isExact: boolean) => Position
}

/** A pressed handle. */
interface Press {
  target: DragTarget
  /** Where the pointer went down, in CSS pixels of the window. */
  from: { x: number; y: number }
  /** From the pointer to the center of the handle, in CSS pixels. */
  offset: { x: number; y: number }
  hasMoved: boolean
}

/**
 * The vertices of the shape on the map, to select and drag, and the midpoints of its edges, which insert a vertex. For pointers only, and hidden from assistive technology: the keys of the
 * map and the vertex table do the same. Escape cancels a drag.
 */
export function VertexHandles(props: VertexHandlesProps) {
  const { view, onFrame, positions, selected, isReadOnly, isPolygon, isClosed, onSelect, drag, snap } = props
  const root = useRef<HTMLDivElement>(null)
  const edges = useRef<HTMLDivElement>(null)
  const press = useRef<Press | null>(null)
  const [isDragging, setDragging] = useState(false)
  // With too many vertices, draw those around the selected one.
  const first = Math.max(0, Math.min((selected ?? 0) - MAX_HANDLES / 2, positions.length - MAX_HANDLES))
  // A polygon that can't be changed has no handles. A point is drawn as its handle.
  const visible = isReadOnly && isPolygon ? [] : positions.slice(first, first + MAX_HANDLES)

  const getNext = (vertex: number) => positions[vertex + 1] ?? (isClosed ? positions[0] : undefined)
  const midpoints = isPolygon && !isReadOnly ? visible.filter((_, index) => getNext(first + index) !== undefined) : []

  useLayoutEffect(() => {
    const place = (handle: Element, position: Position): void => {
      const { x, y } = view.project(position)
      if (handle instanceof HTMLElement) handle.style.transform = `translate(${x}px, ${y}px)`
    }
    const draw = (): void => {
      for (const [index, handle] of [...(root.current?.children ?? [])].entries()) {
        const position = positions[first + index]
        if (position !== undefined) place(handle, position)
      }
      for (const [index, handle] of [...(edges.current?.children ?? [])].entries()) {
        const [from, to] = [positions[first + index], positions[first + index + 1] ?? positions[0]]
        if (from === undefined || to === undefined) continue
        place(handle, getMidpoint(from, to))
        const [a, b] = [view.project(from), view.project(to)]
        handle.toggleAttribute('data-short', Math.hypot(b.x - a.x, b.y - a.y) < MIN_EDGE)
      }
    }
    draw()
    return onFrame(draw)
  }, [view, onFrame, positions, first])

  const finishPress = (): Press | null => {
    const finished = press.current
    press.current = null
    setDragging(false)
    return finished
  }
  const cancel = (): void => {
    if (finishPress()?.hasMoved === true) drag.cancel()
  }
  useDragEscape(isDragging, cancel)

  const onPointerDown = (event: PointerEvent<HTMLElement>, target: DragTarget, at: Position): void => {
    if (event.button !== 0) return
    if (target.type === 'move') onSelect(target.vertex)
    if (isReadOnly) return
    const { x, y } = view.project(at)
    const from = { x: event.clientX, y: event.clientY }
    press.current = { target, from, offset: { x: x - from.x, y: y - from.y }, hasMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const readPosition = ({ offset }: Press, event: PointerEvent): Position =>
    snap(view.unproject({ x: offset.x + event.clientX, y: offset.y + event.clientY }), event.shiftKey)
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current } = press
    if (current === null) return
    current.hasMoved ||= Math.hypot(event.clientX - current.from.x, event.clientY - current.from.y) > DRAG_THRESHOLD
    if (!current.hasMoved) return
    setDragging(true)
    drag.moveTo(current.target, readPosition(current, event))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const finished = finishPress()
    if (finished?.hasMoved === true) drag.end(finished.target, readPosition(finished, event))
  }
  const dragProps = { onPointerMove, onPointerUp, onPointerCancel: cancel, onLostPointerCapture: cancel }
  return (
    <>
      <div ref={edges} aria-hidden="true">
        {midpoints.map((at, index) => {
          const after = first + index
          return (
            <MidpointHandle
              key={after}
              data-after={after + 1}
              onPointerDown={(event) =>
                onPointerDown(event, { type: 'insert', after }, getMidpoint(at, getNext(after) ?? at))
              }
              {...dragProps}
            />
          )
        })}
      </div>
      <div ref={root} aria-hidden="true">
        {visible.map((at, index) => {
          const vertex = first + index
          return (
            <Handle
              key={vertex}
              data-vertex={vertex + 1}
              data-selected={vertex === selected || undefined}
              data-fixed={isReadOnly || undefined}
              onPointerDown={(event) => onPointerDown(event, { type: 'move', vertex }, at)}
              {...dragProps}
            >
              {isPolygon && <VertexNumber>{vertex + 1}</VertexNumber>}
            </Handle>
          )
        })}
      </div>
    </>
  )
}
