import { type RefObject, useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Checkboxes and the like take no text. */
const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'])

const isTyping = (target: EventTarget | null): boolean => {
  const field = target instanceof Element ? target.closest(TYPING) : null
  return field !== null && !(field instanceof HTMLInputElement && NO_TEXT.has(field.type))
}

/**
 * A single key that moves the focus to a field, while nobody is typing elsewhere and nothing stands over the page.
 * @param input the field
 * @param key as in `KeyboardEvent.key`; without one nothing happens (WCAG 2.1.4: it can be switched off)
 */
export function useFocusKey(input: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const field = input.current
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (field === null || event.isComposing || isTyping(event.target)) return
      if (field.closest('[inert], [aria-hidden="true"]') !== null || !field.checkVisibility()) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, key])
}
