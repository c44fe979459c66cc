import type { KeyboardEvent } from 'react'
import { TOTAL } from './weights'

/** What a key does to the row that it is pressed in. */
export type WeightKey = { kind: 'step'; by: number } | { kind: 'put'; weight: number } | { kind: 'next' | 'rest' }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const PLAIN: Readonly<Record<string, WeightKey>> = {
  PageUp: { kind: 'step', by: 5 },
  PageDown: { kind: 'step', by: -5 },
  Home: { kind: 'put', weight: 0 },
  End: { kind: 'put', weight: TOTAL },
  Enter: { kind: 'next' },
}

/** What a key means; undefined for one that is left to the text and the browser. */
export function weightKey({ key, altKey, shiftKey, ctrlKey, metaKey }: Pressed): WeightKey | undefined {
  if (ctrlKey || metaKey) return undefined
  // Some keyboards have it on Shift.
  if (key === '=') return altKey ? undefined : { kind: 'rest' }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (altKey && shiftKey) return undefined
    const size = altKey ? 0.1 : shiftKey ? 10 : 1
    return { kind: 'step', by: key === 'ArrowUp' ? size : -size }
  }
  if (altKey || shiftKey || !Object.hasOwn(PLAIN, key)) return undefined
  return PLAIN[key]
}
