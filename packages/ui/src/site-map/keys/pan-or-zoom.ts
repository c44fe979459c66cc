import type { KeyboardEvent } from 'react'
import type { MapView } from '../drawing/shape'

/** How far an arrow key pans, in CSS pixels. Shift pans four times as far. */
const PAN = 80

const PAN_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOM_LEVELS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** Handles the keys that move the view of a focused map. @returns whether the map handles the key */
export function panOrZoom(event: KeyboardEvent, view: MapView): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const direction = PAN_DIRECTIONS[event.key]
  const levels = ZOOM_LEVELS[event.key]
  const length = event.shiftKey ? PAN * 4 : PAN
  if (direction !== undefined) view.panBy({ x: direction[0] * length, y: direction[1] * length })
  else if (levels !== undefined) view.zoomBy(levels)
  return direction !== undefined || levels !== undefined
}
