import { type KeyboardEvent, type MouseEvent, useState } from 'react'

/** Whether Caps Lock is on, as reported by the last key or mouse event in the field. It counts as off until then. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const update = (event: KeyboardEvent | MouseEvent): void => {
    // A browser's autofill dispatches key events that have no modifier state.
    if (typeof event.getModifierState === 'function') setOn(event.getModifierState('CapsLock'))
  }
  return { isOn, update, reset: () => setOn(false) }
}
