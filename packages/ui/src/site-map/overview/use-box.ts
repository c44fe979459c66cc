'use client'

import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { ScreenPoint } from '../drawing/shape'
import type { ReadyMap } from '../engine/map-engine'
import { useDragEscape } from '../use-drag-escape'

/** The pointer must move by more than this, in CSS pixels, to draw a rectangle. A smaller movement is a click. */
const THRESHOLD = 4

/** Two opposite corners, in CSS pixels from the top left of the map. */
export interface ScreenBox {
  from: ScreenPoint
  to: ScreenPoint
}

/** Options of `useBox`. */
export interface BoxOptions {
  map: RefObject<ReadyMap | undefined>
  isDisabled: boolean
  /** Whether each drag draws a rectangle, as by touch. Otherwise only one with Shift does. */
  isAlways: boolean
  onBox: (box: ScreenBox) => void
}

/**
 * Draws a rectangle on the map with the pointer, which does not pan it then. Escape cancels it.
 * @returns the rectangle while it is drawn, and the handlers of the element that contains the map
 */
export function useBox({ map, isDisabled, isAlways, onBox }: BoxOptions) {
  const start = useRef<{ pointer: number; at: ScreenPoint }>(undefined)
  const [box, setBox] = useState<ScreenBox>()
  const finish = (): ScreenBox | undefined => {
    if (start.current !== undefined) map.current?.setPannable(true)
    start.current = undefined
    setBox(undefined)
    return box
  }
  useDragEscape(box !== undefined, finish)
  const readPoint = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): ScreenPoint => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  return {
    box,
    handlers: {
      // Before the map starts to pan.
      onPointerDownCapture: (event: PointerEvent<HTMLElement>): void => {
        const isSecondFinger = start.current !== undefined
        finish()
        const isOnMap = event.target instanceof HTMLCanvasElement && event.button === 0
        if (isDisabled || isSecondFinger || !isOnMap || !(isAlways || event.shiftKey)) return
        start.current = { pointer: event.pointerId, at: readPoint(event) }
        map.current?.setPannable(false)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (start.current?.pointer !== event.pointerId) return
        // Released where no event arrived, such as over another window.
        if (event.buttons === 0) return void finish()
        const { at: from } = start.current
        const to = readPoint(event)
        if (box === undefined && Math.hypot(to.x - from.x, to.y - from.y) <= THRESHOLD) return
        // Not before: a click must reach the map.
        event.currentTarget.setPointerCapture(event.pointerId)
        setBox({ from, to })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        if (start.current?.pointer !== event.pointerId) return
        const drawn = finish()
        if (drawn !== undefined) onBox(drawn)
      },
      onPointerCancel: finish,
      onLostPointerCapture: finish,
    },
  }
}
