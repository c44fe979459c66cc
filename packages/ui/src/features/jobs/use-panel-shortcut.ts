import { type RefObject, useEffect, useRef } from 'react'
import { findOpener, returnFocus } from '../../dialog/return-focus'

/** The keys of the toasts, which come first when there are any. */
const isShortcut = (event: KeyboardEvent): boolean =>
  event.key === 'F6' || (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyT')

/**
 * F6, or Alt+T, moves the focus into the panel and back.
 * @returns the element that had the focus before
 */
export function usePanelShortcut(region: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const returnTarget = useRef<Element | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const element = region.current
      if (element === null || event.defaultPrevented || !isShortcut(event)) return
      event.preventDefault()
      if (element.contains(document.activeElement)) {
        returnFocus(returnTarget.current, element)
        return
      }
      returnTarget.current = findOpener(document)
      element.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region])
  return returnTarget
}
