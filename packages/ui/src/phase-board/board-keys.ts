import { undoKey } from '../undo/use-undo-history'
import type { Step } from './stops'

/** The direction of Alt and an arrow key. */
export type MoveStep = 'previous' | 'next' | 'up' | 'down'

/** The action of a key on a card or on the head of a phase. */
export type Intent =
  | { kind: 'go'; step: Step }
  | { kind: 'move'; step: MoveStep }
  | { kind: 'open' | 'menu' | 'add' | 'rename' | 'remove' | 'undo' | 'redo' }

/** The properties of a key event that decide its action. */
export type BoardKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Finds the action of a key; undefined for a key that the board does not use.
 * @param isRightToLeft whether the phases run from right to left
 */
export function readIntent(event: BoardKey, isRightToLeft: boolean): Intent | undefined {
  const history = undoKey(event)
  if (history !== undefined) return { kind: history }
  const arrows: Readonly<Record<string, MoveStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRightToLeft ? 'next' : 'previous',
    ArrowRight: isRightToLeft ? 'previous' : 'next',
  }
  const arrow = arrows[event.key]
  const isCommand = event.ctrlKey || event.metaKey
  if (event.key === 'Enter' && !event.altKey && !event.shiftKey) return { kind: isCommand ? 'add' : 'open' }
  if (isCommand || event.shiftKey) return undefined
  if (arrow !== undefined) return event.altKey ? { kind: 'move', step: arrow } : { kind: 'go', step: arrow }
  if (event.altKey) return undefined
  if (event.key === 'Home' || event.key === 'End') return { kind: 'go', step: event.key === 'Home' ? 'first' : 'last' }
  if (event.key === ' ' || event.key.toLowerCase() === 'm') return { kind: 'menu' }
  if (event.key === 'F2') return { kind: 'rename' }
  return event.key === 'Delete' ? { kind: 'remove' } : undefined
}
