import { type KeyboardEvent, type MouseEvent, useState } from 'react'

type Press = KeyboardEvent | MouseEvent

/** Whether Caps Lock is on, as far as a key or a press inside the field has told; unknown counts as off. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const read = (event: Press): void => {
    // A browser's own form filling sends key events without a keyboard behind them.
    if (typeof event.getModifierState === 'function') setOn(event.getModifierState('CapsLock'))
  }
  return { isOn, read, forget: () => setOn(false) }
}
