import type { KeyboardEvent } from 'react'
import { undoKey } from '../../undo/use-undo-history'

/** What a key on the map asks the drawing for. */
export type DrawingKey =
  | { ask: 'add' | 'take-back' | 'remove' | 'close' | 'leave' | 'undo' | 'redo' }
  | { ask: 'select'; by: -1 | 1 }
  /** By CSS pixels. */
  | { ask: 'nudge'; x: number; y: number }

/** How far one press moves a vertex, CSS pixels; ten times with Shift. */
export const NUDGE = 2

const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const PLAIN: Readonly<Record<string, DrawingKey>> = {
  Enter: { ask: 'add' },
  Backspace: { ask: 'take-back' },
  Delete: { ask: 'remove' },
  Escape: { ask: 'leave' },
  n: { ask: 'select', by: 1 },
  p: { ask: 'select', by: -1 },
  c: { ask: 'close' },
}

/** Reads a key on the map; undefined for one that is not the drawing's, such as the arrows that pan. */
export function drawingKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): DrawingKey | undefined {
  const step = undoKey(event)
  if (step !== undefined) return { ask: step }
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.altKey) {
    const way = NUDGES[event.key]
    const length = event.shiftKey ? NUDGE * 10 : NUDGE
    return way === undefined ? undefined : { ask: 'nudge', x: way[0] * length, y: way[1] * length }
  }
  return PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}
