'use client'

import {
  type ClientRect,
  type CollisionDetection,
  type DndContextProps,
  type DragMoveEvent,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoardItem } from './board'
import type { BoardWords } from './board-words'
import { type Drop, dropOf, nearestSpan, phaseSlotAt, positionAfter, slotAt } from './drop-place'
import { type BoardTarget, type Stop, targetOf } from './stops'
import { stopOf } from './use-board-focus'
import type { Board } from './use-phase-board'

/** How far a pressed pointer goes before it drags, px. */
const DISTANCE = 5
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

/** What was pressed last, which is the one thing that can be dragged. */
export interface Pressed {
  id: string
  element: HTMLElement
}

/** Where the pointer is, and over which phase; dnd-kit's `over` is that of the move before. */
function placeOfPointer({ collisions }: DragMoveEvent): { phase: string; x: number; y: number } | undefined {
  const [first] = collisions ?? []
  const pointer = first?.data?.['pointer'] as { x: number; y: number } | undefined
  return first && pointer && { phase: String(first.id), ...pointer }
}

/**
 * Dragging cards and phases with the pointer. Only phases are places to drop at, measured when a drag begins; the slot in a
 * phase is worked out from the height of its rows, so that nothing is measured for a card.
 */
export function useBoardDrag<Item extends BoardItem>(board: Board<Item>, words: BoardWords, canDrag: boolean) {
  const { phases, columns } = board
  const [pressed, setPressed] = useState<Pressed | undefined>()
  const [lifted, setLifted] = useState<Stop | undefined>()
  const [drop, setDrop] = useState<Drop | undefined>()
  const [line, setLine] = useState<number | undefined>()
  /** dnd-kit's own listener for what is pressed. */
  const lift = useRef<((event: PointerEvent) => void) | undefined>(undefined)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }))
  const target: BoardTarget<Item> | undefined = targetOf(phases, lifted)

  const collide: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
    if (pointerCoordinates === null) return []
    const there = droppableContainers.flatMap((container) => {
      const rect = droppableRects.get(container.id)
      return rect === undefined ? [] : [{ id: container.id, left: rect.left, right: rect.right }]
    })
    const found = there[nearestSpan(there, pointerCoordinates.x)]
    return found === undefined ? [] : [{ id: found.id, data: { pointer: pointerCoordinates } }]
  }

  const moveItem = (item: Item, phaseId: string, y: number): void => {
    const phase = phases.find(({ id }) => id === phaseId)
    const list = [...(columns.current?.querySelectorAll<HTMLElement>('[data-list]') ?? [])].find(
      (element) => element.dataset['list'] === phaseId,
    )
    if (phase === undefined || list === undefined) return
    const rows = (y - list.getBoundingClientRect().top) / Number(list.dataset['rowHeight'])
    const next = dropOf(phases, item.id, phase.id, slotAt(rows, phase.items.length))
    setDrop((now) => {
      if (next === undefined) return undefined
      if (now?.phase === next.phase && now.slot === next.slot) return now
      return { ...next, reason: board.refusal(item, next) }
    })
  }

  const movePhase = (x: number): void => {
    const elements = [...(columns.current?.querySelectorAll<HTMLElement>('[data-phase]') ?? [])]
    const spans = elements.map((element) => element.getBoundingClientRect())
    const isRightToLeft = columns.current !== null && getComputedStyle(columns.current).direction === 'rtl'
    setLine(phaseSlotAt(spans, x, isRightToLeft))
  }

  const end = (): void => {
    setLifted(undefined)
    setDrop(undefined)
    setLine(undefined)
  }
  const context: DndContextProps = {
    sensors,
    collisionDetection: collide,
    accessibility: ACCESSIBILITY,
    measuring: MEASURING,
    onDragStart: ({ active }: DragStartEvent) => setLifted(parsed(String(active.id))),
    onDragMove: (event) => {
      const pointer = placeOfPointer(event)
      if (pointer === undefined || target === undefined) return
      if (target.item === undefined) movePhase(pointer.x)
      else moveItem(target.item, pointer.phase, pointer.y)
    },
    onDragEnd: () => {
      end()
      if (target?.item !== undefined && drop !== undefined) board.sendItem(target.item, drop)
      if (target === undefined || target.item !== undefined || line === undefined) return
      const from = phases.indexOf(target.phase)
      const position = positionAfter(from, line)
      if (position !== from) board.sendPhase(target.phase, position)
    },
    onDragCancel: () => {
      end()
      if (target !== undefined) board.say(words.cancelled((target.item ?? target.phase).name))
    },
  }

  return {
    context,
    pressed,
    lift,
    lifted,
    target,
    drop,
    /** Before which phase a dragged one would stand; undefined where it stays. */
    line: line === undefined || target === undefined ? undefined : lineOf(phases.indexOf(target.phase), line),
    onPointerDown: (event: PointerEvent): void => {
      const { target: element, pointerType } = event
      if (!canDrag || !(element instanceof Element) || event.button !== 0) return
      const grip = element.closest(GRIPS)
      // A finger scrolls everywhere but on a handle.
      if (pointerType !== 'mouse' && element.closest('[data-part="handle"]') === null) return
      if (grip === null && element.closest(PRESSED) !== null) return
      const card = element.closest<HTMLElement>('[data-item]')
      const dragged = card ?? element.closest('[data-part="head"]')?.closest<HTMLElement>('[data-phase]')
      const stop = stopOf(element)
      if (dragged === null || dragged === undefined || stop === undefined) return
      // Mounted before the sensor asks for it: nothing is prepared for cards that are only passed over.
      flushSync(() => setPressed({ id: idOf(stop), element: dragged }))
      lift.current?.(event)
    },
  }
}

/** No line where the phase would stay. */
const lineOf = (from: number, line: number): number | undefined =>
  positionAfter(from, line) === from ? undefined : line

/** An id of dnd-kit's for a card or a phase. */
const idOf = (stop: Stop): string => JSON.stringify([stop.phase, stop.item])

function parsed(id: string): Stop {
  const [phase, item] = JSON.parse(id) as [string, string | null]
  return { phase, item }
}
