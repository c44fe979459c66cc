'use client'

import { type ClientRect, type CollisionDetection, type DragMoveEvent, PointerSensor } from '@dnd-kit/core'
import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
import { dropOf, nearestSpan, phaseSlotAt, positionAfter, slotAt } from './drop-place'
import { type Stop, targetOf } from './stops'
import { stopOf } from './use-board-focus'
import type { Board } from './use-phase-board'

/** How far a pressed pointer goes before it drags, px. */
const DISTANCE = 5
/** Made once: others would have dnd-kit begin anew. */
const SENSORS = [{ sensor: PointerSensor, options: { activationConstraint: { distance: DISTANCE } } }]
/** What a press drags; on what else can be pressed it is a press. */
const GRIPS = '[data-part="handle"], [data-part="stop"]'
const PRESSED = 'button, input, a, [data-part="head"] [data-part="menu"]'

/** dnd-kit's own announcements tell ids; the board says what happened, once. */
const SILENT = { onDragStart: NONE, onDragOver: NONE, onDragEnd: NONE, onDragCancel: NONE }
function NONE(): undefined {
  return undefined
}
const ACCESSIBILITY = { announcements: SILENT, restoreFocus: false, screenReaderInstructions: { draggable: '' } }

/** The box of a phase stands for its list, of which it would be worked out though it is out of sight. */
const measure = (list: HTMLElement): ClientRect => {
  const { top, left, right, bottom, width, height } = (list.closest('[data-phase]') ?? list).getBoundingClientRect()
  return { top, left, right, bottom, width, height }
}
const MEASURING = { droppable: { measure } }

/** The phase at the pointer or nearest to it, with the pointer: dnd-kit's `over` is that of the move before. */
const collide: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (pointerCoordinates === null) return []
  const there = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect === undefined ? [] : [{ id, left: rect.left, right: rect.right }]
  })
  const found = there[nearestSpan(there, pointerCoordinates.x)]
  return found === undefined ? [] : [{ id: found.id, data: { pointer: pointerCoordinates } }]
}

/** Where something was lifted, px of the window. */
export interface Box {
  left: number
  top: number
  width: number
}

/** What was pressed, and where. */
interface Pressed {
  stop: Stop
  element: HTMLElement
  x: number
  y: number
}

/** What dnd-kit drags: which element, and its own listener for a press. */
interface Grip {
  take: (element: HTMLElement) => void
  press: Function | undefined
}

/** Between which cards of a phase the pointer is, or between which phases. */
interface Over {
  phase: string | undefined
  slot: number
}

/**
 * Dragging cards and phases with the pointer. Only phases are places to drop at, measured when a drag begins; the slot in a
 * phase is worked out from the height of its rows, so that nothing is measured for a card. Where that leads is told from the
 * phases as they are now, which others may change during a drag.
 */
export function useBoardDrag<Item extends BoardItem>(board: Board<Item>, labels: BoardLabels, canDrag: boolean) {
  const { phases, columns } = board
  const grip = useRef<Grip | undefined>(undefined)
  const pressed = useRef<Pressed | undefined>(undefined)
  const face = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<{ stop: Stop; box: Box } | undefined>()
  const [over, setOver] = useState<Over | undefined>()
  const target = targetOf(phases, lifted?.stop)
  const item = target?.item

  /** Of a dragged phase, before which it would stand; undefined where it stays. */
  const line = (): number | undefined => {
    if (target === undefined || item !== undefined || over === undefined) return undefined
    const from = phases.indexOf(target.phase)
    return positionAfter(from, over.slot) === from ? undefined : Math.min(over.slot, phases.length)
  }
  const dropped = item && over?.phase !== undefined ? dropOf(phases, item.id, over.phase, over.slot) : undefined
  const drop = item && dropped && { ...dropped, reason: board.refusal(item, dropped) }

  const overAt = (x: number, y: number, phaseId: string): Over | undefined => {
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
      const { x, y } = pressed.current ?? pointer
      face.current?.style.setProperty('translate', `${pointer.x - x}px ${pointer.y - y}px`)
      const next = overAt(pointer.x, pointer.y, String(first.id))
      setOver((now) => (now?.phase === next?.phase && now?.slot === next?.slot ? now : next))
    },
    onDragEnd: (): void => {
      const slot = line()
      if (item !== undefined && drop !== undefined) board.sendItem(item, drop)
      else if (target !== undefined && slot !== undefined)
        board.sendPhase(target.phase, positionAfter(phases.indexOf(target.phase), slot))
    },
    onDragCancel: (): void => {
      if (target !== undefined) board.say(labels.cancelled((item ?? target.phase).name))
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

  /** dnd-kit drags what was pressed, or no longer does. Its own events do not tell of a drag that ends before it was drawn. */
  const follow = useCallback((isDragging: boolean): void => {
    setOver(undefined)
    if (!isDragging || pressed.current === undefined) return setLifted(undefined)
    const { stop, element } = pressed.current
    const { left, top, width } = element.getBoundingClientRect()
    setLifted({ stop, box: { left, top, width } })
  }, [])

  return {
    context,
    grip,
    follow,
    face,
    target,
    box: lifted?.box,
    drop,
    line: line(),
    onPointerDown: (event: PointerEvent): void => {
      const { target: element, pointerType } = event
      if (!canDrag || !(element instanceof Element) || event.button !== 0) return
      const held = element.closest(GRIPS)
      // A finger scrolls everywhere but on a handle.
      if (pointerType !== 'mouse' && element.closest('[data-part="handle"]') === null) return
      if (held === null && element.closest(PRESSED) !== null) return
      const card = element.closest<HTMLElement>('[data-item]')
      const dragged = card ?? element.closest('[data-part="head"]')?.closest<HTMLElement>('[data-phase]')
      const stop = stopOf(element)
      if (dragged === null || dragged === undefined || stop === undefined) return
      grip.current?.press?.(event)
      // Marked by dnd-kit where it takes the press: not that of a second finger.
      if (!('dndKit' in event.nativeEvent)) return
      pressed.current = { stop, element: dragged, x: event.clientX, y: event.clientY }
      grip.current?.take(dragged)
    },
  }
}
