import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from './character-count'

/**
 * Counts the characters of a text area that is controlled, uncontrolled or written by a form.
 * @param isCounted `false` adds no listeners
 * @param value the controlled value, if there is one
 */
export function useCharacterCount(
  area: RefObject<HTMLTextAreaElement | null>,
  isCounted: boolean,
  value: string | undefined,
): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = area.current
    if (!isCounted || element === null) return
    const update = (): void => setCount(countCharacters(element.value))
    update()
    element.addEventListener('input', update)
    // A form library writes the value without an event, so focus and blur count again.
    element.addEventListener('focus', update)
    element.addEventListener('blur', update)
    return () => {
      element.removeEventListener('input', update)
      element.removeEventListener('focus', update)
      element.removeEventListener('blur', update)
    }
  }, [area, isCounted])
  return value === undefined ? count : countCharacters(value)
}
