import { useCallback, useState } from 'react'
import { TABBABLE } from './return-focus'

/**
 * Whether the content of an element has a control that Tab reaches. Without one the element needs a tab stop of its own, so that the keyboard
 * can reach and scroll it.
 * @returns whether it has one, and the ref of the element
 */
export function useHasControl() {
  const [hasControl, setHasControl] = useState(true)
  const container = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const update = (): void => setHasControl(element.querySelector(TABBABLE) !== null)
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex', 'href'] })
    update()
    return () => observer.disconnect()
  }, [])
  return { hasControl, container }
}
