import type { KeyboardEvent } from 'react'

/** The most levels that a menu lists and a key opens. */
export const MAX_LISTED_LEVEL = 9

/** The level of Alt+Shift+1 to 9; 0 for any other key. By the key's place, because Shift writes another character. */
export function readLevelKey({ altKey, shiftKey, ctrlKey, code }: KeyboardEvent): number {
  const level = altKey && shiftKey && !ctrlKey ? Number(/^Digit(\d)$/.exec(code)?.[1] ?? 0) : 0
  return level <= MAX_LISTED_LEVEL ? level : 0
}
