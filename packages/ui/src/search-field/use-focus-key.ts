import { type RefObject, useEffect } from 'react'

const TEXT_CONTROLS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Types of inputs that take no text. */
const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'])

const isTextControl = (target: EventTarget | null): boolean => {
  const field = target instanceof Element ? target.closest(TEXT_CONTROLS) : null
  return field !== null && !(field instanceof HTMLInputElement && NO_TEXT.has(field.type))
}

/**
 * Focuses a field on a single key, unless the user types in another field or a dialog covers the page.
 * @param key as in `KeyboardEvent.key`; `undefined` turns the shortcut off (WCAG 2.1.4)
 */
export function useFocusKey(input: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const field = input.current
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (field === null || event.isComposing || isTextControl(event.target)) return
      if (field.closest('[inert], [aria-hidden="true"]') !== null || !field.checkVisibility()) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, key])
}
