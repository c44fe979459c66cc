import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'

/** Keys that move the focus or belong to the browser; every other one would open the list or change the value. */
const FREE_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'])

/**
 * Handlers of a select that stays focusable and keeps its value. A native select has no read-only state: what would open
 * it or change it is taken away before the browser acts.
 */
export const heldSelect = {
  onMouseDown: (event: MouseEvent<HTMLSelectElement>): void => {
    event.preventDefault()
    event.currentTarget.focus()
  },
  onKeyDown: (event: KeyboardEvent<HTMLSelectElement>): void => {
    if (FREE_KEYS.has(event.key) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
  },
  onChange: (event: ChangeEvent<HTMLSelectElement>): void => event.preventDefault(),
}
