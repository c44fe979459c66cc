import { type MouseEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const inputBeside = (button: HTMLElement): HTMLInputElement | null =>
  button.parentElement?.querySelector('input') ?? null

/**
 * Shows and hides what is typed into a password field.
 *
 * A press with the pointer leaves the focus in the field; a browser that changes an input's type drops its selection,
 * so that is put back.
 */
export function useReveal() {
  const [isRevealed, setRevealed] = useState(false)
  return {
    isRevealed,
    button: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (document.activeElement === inputBeside(event.currentTarget)) event.preventDefault()
      },
      onMouseDown: (event: MouseEvent<HTMLButtonElement>) => {
        if (document.activeElement === inputBeside(event.currentTarget)) event.preventDefault()
      },
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        const input = inputBeside(event.currentTarget)
        const { selectionStart, selectionEnd, selectionDirection } = input ?? {}
        flushSync(() => setRevealed(!isRevealed))
        if (input === null || document.activeElement !== input) return
        input.setSelectionRange(selectionStart ?? null, selectionEnd ?? null, selectionDirection ?? undefined)
      },
    },
  }
}
