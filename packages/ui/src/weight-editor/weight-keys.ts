import type { KeyboardEvent } from 'react'
import { TOTAL } from './weights'

/** The action of a key on its row. */
export type WeightKey = { kind: 'step'; by: number } | { kind: 'put'; weight: number } | { kind: 'next' | 'rest' }

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const PLAIN: Readonly<Record<string, WeightKey>> = {
  PageUp: { kind: 'step', by: 5 },
  PageDown: { kind: 'step', by: -5 },
  Home: { kind: 'put', weight: 0 },
  End: { kind: 'put', weight: TOTAL },
  Enter: { kind: 'next' },
}

/** Finds the action of a key; undefined for a key that belongs to the text field or the browser. */
export function weightKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress): WeightKey | undefined {
  if (ctrlKey || metaKey) return undefined
  // Shift is allowed, because some keyboard layouts require it for "=".
  if (key === '=') return altKey ? undefined : { kind: 'rest' }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (altKey && shiftKey) return undefined
    const size = altKey ? 0.1 : shiftKey ? 10 : 1
    return { kind: 'step', by: key === 'ArrowUp' ? size : -size }
  }
  if (altKey || shiftKey || !Object.hasOwn(PLAIN, key)) return undefined
  return PLAIN[key]
}
