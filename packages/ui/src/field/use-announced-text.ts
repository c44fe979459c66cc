import { useEffect, useRef } from 'react'
import { announce } from './announce'

/**
 * Announces the text of an element when it appears or changes, but not the one that is there from the start.
 * @param id of the element, which need not exist
 * @param hasText whether the element has a text; without one nothing is announced
 */
export function useAnnouncedText(id: string, hasText: boolean): void {
  const previous = useRef<string>(undefined)
  // After every render: the text can be any content, and only the document has it as plain text.
  useEffect(() => {
    const text = hasText ? (document.getElementById(id)?.textContent ?? '') : ''
    if (previous.current !== undefined && previous.current !== text) announce(id, text)
    previous.current = text
  })
}
