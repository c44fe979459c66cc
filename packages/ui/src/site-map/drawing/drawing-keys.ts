import type { KeyboardEvent } from 'react'
import { undoKey } from '../../undo/use-undo-history'

/** A command of a key on the map. */
export type DrawingCommand =
  | { type: 'add' | 'insert' | 'take-back' | 'remove' | 'close' | 'leave' | 'undo' | 'redo' }
  | { type: 'select'; by: -1 | 1 }
  /** In CSS pixels. */
  | { type: 'nudge'; x: number; y: number }

/** How far one press moves a vertex, in CSS pixels. Shift moves it ten times as far. */
export const NUDGE = 2

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const COMMANDS: Readonly<Record<string, DrawingCommand>> = {
  Enter: { type: 'add' },
  i: { type: 'insert' },
  Backspace: { type: 'take-back' },
  Delete: { type: 'remove' },
  Escape: { type: 'leave' },
  n: { type: 'select', by: 1 },
  p: { type: 'select', by: -1 },
  c: { type: 'close' },
}

/** Commands that run once per key press. Repeated, they would delete every vertex, or add many at one position. */
const ONCE = new Set<DrawingCommand['type']>(['add', 'insert', 'take-back', 'remove', 'close'])

/** @returns whether a key press that the keyboard repeats runs the command again */
export const isRepeatable = ({ type }: DrawingCommand): boolean => !ONCE.has(type)

/** @returns the command of a key; undefined for keys of the map itself, such as the arrows that pan */
export function readDrawingKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): DrawingCommand | undefined {
  const step = undoKey(event)
  if (step !== undefined) return { type: step }
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.altKey) {
    const direction = DIRECTIONS[event.key]
    const length = event.shiftKey ? NUDGE * 10 : NUDGE
    return direction === undefined ? undefined : { type: 'nudge', x: direction[0] * length, y: direction[1] * length }
  }
  return COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}
