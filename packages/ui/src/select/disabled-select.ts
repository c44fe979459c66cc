import type { KeyboardEvent, MouseEvent } from 'react'

/** Keys that move the focus or belong to the browser. Every other key would open the list or change the value. */
const ALLOWED_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'])

/*
 * A native select has no read-only state. These handlers prevent the browser from opening its list or changing its value, while it
 * stays focusable.
 */

/** Prevents the pointer from opening the list. */
export function preventOpen(event: MouseEvent<HTMLSelectElement>): void {
  event.preventDefault()
  event.currentTarget.focus()
}

/** Prevents keys from opening the list or changing the value. */
export function preventKey(event: KeyboardEvent<HTMLSelectElement>): void {
  if (ALLOWED_KEYS.has(event.key) || event.ctrlKey || event.metaKey) return
  event.preventDefault()
}
