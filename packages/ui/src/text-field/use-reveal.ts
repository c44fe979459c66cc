import { type MouseEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const findInput = (button: HTMLElement): HTMLInputElement | null => button.parentElement?.querySelector('input') ?? null

const keepInputFocus = (event: PointerEvent<HTMLButtonElement> | MouseEvent<HTMLButtonElement>): void => {
  if (document.activeElement === findInput(event.currentTarget)) event.preventDefault()
}

/**
 * Shows and hides the text of a password field. A press with the pointer leaves the focus in the field. Browsers drop the selection when
 * the type of an input changes, so it is restored.
 */
export function useReveal() {
  const [isRevealed, setRevealed] = useState(false)
  return {
    isRevealed,
    button: {
      onPointerDown: keepInputFocus,
      onMouseDown: keepInputFocus,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        const input = findInput(event.currentTarget)
        const { selectionStart, selectionEnd, selectionDirection } = input ?? {}
        flushSync(() => setRevealed(!isRevealed))
        if (input === null || document.activeElement !== input) return
        input.setSelectionRange(selectionStart ?? null, selectionEnd ?? null, selectionDirection ?? undefined)
      },
    },
  }
}
