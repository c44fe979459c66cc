import { type RefObject, useEffect } from 'react'
import { isShortcut } from '../field/is-shortcut'

/**
 * Focuses a field on a single key, unless the user types in another field or a dialog covers the page.
 * @param key as in `KeyboardEvent.key`; `undefined` turns the shortcut off (WCAG 2.1.4)
 */
export function useFocusKey(input: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const field = input.current
      if (event.key !== key || field === null || !isShortcut(event, field) || !field.checkVisibility()) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, key])
}
