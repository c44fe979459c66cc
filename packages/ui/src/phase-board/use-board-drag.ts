'use client'

import { type ClientRect, type CollisionDetection, type DragMoveEvent, PointerSensor } from '@dnd-kit/core'
import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Draggable } from '../drag/DragSource'
import { ACCESSIBILITY, ACTIVATION } from '../drag/quiet-drag'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
import { findDrop, nearestSpan, phaseSlotAt, positionAfter, slotAt } from './drop-place'
import { findTarget, type Stop } from './stops'
import { getStop } from './use-board-focus'
import type { Board } from './use-phase-board'

/** A constant, because new sensors would restart dnd-kit. */
const SENSORS = [{ sensor: PointerSensor, options: ACTIVATION }]
/** Controls that also start a drag. */
const DRAG_HANDLES = '[data-part="handle"], [data-part="stop"]'
/** Controls that never start a drag. */
const CONTROLS = 'button, input, a, [data-part="head"] [data-part="menu"]'

/** Measures the phase in place of its list, because the browser would have to lay out a list outside the viewport. */
const measure = (list: HTMLElement): ClientRect => {
  const { top, left, right, bottom, width, height } = (list.closest('[data-phase]') ?? list).getBoundingClientRect()
  return { top, left, right, bottom, width, height }
}
const MEASURING = { droppable: { measure } }

/** Finds the phase at the pointer or nearest to it. The result has the pointer, because dnd-kit's `over` belongs to the previous move. */
const collide: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (pointerCoordinates === null) return []
  const zones = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect === undefined ? [] : [{ id, left: rect.left, right: rect.right }]
  })
  const found = zones[nearestSpan(zones, pointerCoordinates.x)]
  return found === undefined ? [] : [{ id: found.id, data: { pointer: pointerCoordinates } }]
}

/** Where a drag started, in px of the viewport. */
export interface Box {
  left: number
  top: number
  width: number
}

/** The card or phase under a press, and the point of the press. */
interface Press {
  stop: Stop
  element: HTMLElement
  x: number
  y: number
}

/** The gap under the pointer: between cards of a phase, or between phases. */
interface Over {
  phase: string | undefined
  slot: number
}

/**
 * Drags cards and phases with the pointer. Only the phases are drop zones, measured when a drag starts. The gap in a phase follows
 * from the height of its rows, so that cards are not measured. Every drop uses the current phases, because another user can change
 * them during a drag.
 */
export function useBoardDrag<Item extends BoardItem>(board: Board<Item>, labels: BoardLabels, canDrag: boolean) {
  const { phases, columns } = board
  const draggable = useRef<Draggable | undefined>(undefined)
  const press = useRef<Press | undefined>(undefined)
  const preview = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<{ stop: Stop; box: Box } | undefined>()
  const [over, setOver] = useState<Over | undefined>()
  const target = findTarget(phases, lifted?.stop)
  const item = target?.item

  /** The gap where a dragged phase would land; undefined where it would not move. */
  const findPhaseGap = (): number | undefined => {
    if (target === undefined || item !== undefined || over === undefined) return undefined
    const from = phases.indexOf(target.phase)
    return positionAfter(from, over.slot) === from ? undefined : Math.min(over.slot, phases.length)
  }
  const landing = item && over?.phase !== undefined ? findDrop(phases, item.id, over.phase, over.slot) : undefined
  const drop = item && landing && { ...landing, error: board.getItemMoveError(item, landing) }

  const findGap = (x: number, y: number, phaseId: string): Over | undefined => {
    const root = columns.current
    if (root === null) return undefined
    if (item === undefined) {
      const spans = [...root.querySelectorAll('[data-phase]')].map((element) => element.getBoundingClientRect())
      return { phase: undefined, slot: phaseSlotAt(spans, x, getComputedStyle(root).direction === 'rtl') }
    }
    const list = root.querySelector<HTMLElement>(`[data-list="${CSS.escape(phaseId)}"]`)
    if (list === null) return undefined
    const rows = (y - list.getBoundingClientRect().top) / Number(list.dataset['rowHeight'])
    return { phase: phaseId, slot: slotAt(rows, phases.find(({ id }) => id === phaseId)?.items.length ?? 0) }
  }

  const handlers = {
    onDragMove: ({ collisions }: DragMoveEvent): void => {
      const [first] = collisions ?? []
      const pointer = first?.data?.['pointer'] as { x: number; y: number } | undefined
      if (first === undefined || pointer === undefined || target === undefined) return
      const { x, y } = press.current ?? pointer
      preview.current?.style.setProperty('translate', `${pointer.x - x}px ${pointer.y - y}px`)
      const next = findGap(pointer.x, pointer.y, String(first.id))
      setOver((current) => (current?.phase === next?.phase && current?.slot === next?.slot ? current : next))
    },
    onDragEnd: (): void => {
      const slot = findPhaseGap()
      if (item !== undefined && drop !== undefined) board.moveItemTo(item, drop)
      else if (target !== undefined && slot !== undefined)
        board.movePhaseTo(target.phase, positionAfter(phases.indexOf(target.phase), slot))
    },
    onDragCancel: (): void => {
      if (target !== undefined) board.announce(labels.canceled((item ?? target.phase).name))
    },
  }
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [context] = useState(() => ({
    sensors: SENSORS,
    collisionDetection: collide,
    accessibility: ACCESSIBILITY,
    measuring: MEASURING,
    onDragMove: (event: DragMoveEvent) => latest.current.onDragMove(event),
    onDragEnd: () => latest.current.onDragEnd(),
    onDragCancel: () => latest.current.onDragCancel(),
  }))

  /** Called while dnd-kit renders, because its events miss a drag that ends before the first render. */
  const onDraggingChange = useCallback((isDragging: boolean): void => {
    setOver(undefined)
    if (!isDragging || press.current === undefined) return setLifted(undefined)
    const { stop, element } = press.current
    const { left, top, width } = element.getBoundingClientRect()
    setLifted({ stop, box: { left, top, width } })
  }, [])

  return {
    context,
    draggable,
    onDraggingChange,
    preview,
    target,
    box: lifted?.box,
    drop,
    phaseGap: findPhaseGap(),
    onPointerDown: (event: PointerEvent): void => {
      const { target: element, pointerType } = event
      if (!canDrag || !(element instanceof Element) || event.button !== 0) return
      const handle = element.closest(DRAG_HANDLES)
      // A touch scrolls everywhere except on a handle.
      if (pointerType !== 'mouse' && element.closest('[data-part="handle"]') === null) return
      if (handle === null && element.closest(CONTROLS) !== null) return
      const card = element.closest<HTMLElement>('[data-item]')
      const dragged = card ?? element.closest('[data-part="head"]')?.closest<HTMLElement>('[data-phase]')
      const stop = getStop(element)
      if (dragged === null || dragged === undefined || stop === undefined) return
      draggable.current?.press('onPointerDown', event)
      // dnd-kit marks the event when it starts a drag. It ignores a second finger.
      if (!('dndKit' in event.nativeEvent)) return
      press.current = { stop, element: dragged, x: event.clientX, y: event.clientY }
      draggable.current?.setNode(dragged)
    },
  }
}
