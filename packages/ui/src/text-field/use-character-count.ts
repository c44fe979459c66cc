import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from './count-characters'

/**
 * How long the text of a field is, whoever holds it: React, the field itself, or a form that writes into it and is reset.
 * @param isCounted without it nothing is listened to
 * @param value the owner's value, if it holds one
 */
export function useCount(area: RefObject<HTMLTextAreaElement | null>, isCounted: boolean, value: unknown): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = area.current
    if (!isCounted || element === null) return
    const read = (): void => setCount(countCharacters(element.value))
    read()
    element.addEventListener('input', read)
    // A form library writes the value without an event: when the focus comes or goes the count is read anew.
    element.addEventListener('focus', read)
    element.addEventListener('blur', read)
    return () => {
      element.removeEventListener('input', read)
      element.removeEventListener('focus', read)
      element.removeEventListener('blur', read)
    }
  }, [area, isCounted])
  return typeof value === 'string' ? countCharacters(value) : count
}
