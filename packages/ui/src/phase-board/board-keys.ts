import { undoKey } from '../undo/use-undo-history'
import type { Step } from './stops'

/** What a key on a card or on the head of a phase asks for. */
export type Intent =
  | { kind: 'go'; step: Step }
  | { kind: 'move'; step: 'back' | 'on' | 'up' | 'down' }
  | { kind: 'open' | 'menu' | 'add' | 'rename' | 'remove' | 'undo' | 'redo' }

/** What is read of a key. */
export type BoardKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Reads a key.
 * @param isRightToLeft the page's lines run from right to left, and so do the phases
 */
export function intentOf(event: BoardKey, isRightToLeft: boolean): Intent | undefined {
  const history = undoKey(event)
  if (history !== undefined) return { kind: history }
  const arrows: Readonly<Record<string, 'back' | 'on' | 'up' | 'down'>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRightToLeft ? 'on' : 'back',
    ArrowRight: isRightToLeft ? 'back' : 'on',
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
