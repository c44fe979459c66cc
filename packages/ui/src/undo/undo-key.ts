import type { KeyboardEvent } from 'react'

/** The step that a key requests: Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo. On a Mac, Command replaces Ctrl. */
export function undoKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | undefined {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : undefined
}
