import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { findOpener, returnFocus } from '../focus/return-focus'
import type { ToastQueue } from './toast-queue'

const CLOSE = '[data-toast-close]'

/** F6 moves to the next pane of a window. Alt+T is for browsers that reserve F6. */
const isRegionShortcut = (event: KeyboardEvent): boolean =>
  event.key === 'F6' || (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyT')

/**
 * Behavior of the toast region. Timers pause while the pointer is over a toast, a toast has the focus, or the page is
 * hidden. F6 moves the focus to the newest toast and back. The focus moves on when its toast disappears.
 * @param region the region, which is always rendered
 * @param queue the queue of the region
 * @param isEmpty whether no toast is visible
 * @returns a callback for each toast to call before it disappears
 */
export function useToastRegion(region: RefObject<HTMLElement | null>, queue: ToastQueue, isEmpty: boolean) {
  const returnTarget = useRef<Element | null>(null)

  useEffect(() => {
    const element = region.current
    if (element === null) return
    const controller = new AbortController()
    const { signal } = controller
    const isInside = (target: EventTarget | null): boolean => target instanceof Node && element.contains(target)
    const onVisibility = (): void => (document.hidden ? queue.pause('hidden') : queue.resume('hidden'))
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility, { signal })
    element.addEventListener('pointerenter', () => queue.pause('pointer'), { signal })
    element.addEventListener('pointerleave', () => queue.resume('pointer'), { signal })
    element.addEventListener(
      'focusin',
      (event) => {
        queue.pause('focus')
        if (event.relatedTarget instanceof Element && !isInside(event.relatedTarget))
          returnTarget.current = event.relatedTarget
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      (event) => {
        if (!isInside(event.relatedTarget)) queue.resume('focus')
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isRegionShortcut(event)) return
        const newest = [...element.querySelectorAll<HTMLElement>('li')].at(-1)?.querySelector('button')
        if (!newest) return
        event.preventDefault()
        if (isInside(document.activeElement)) {
          returnFocus(returnTarget.current, element)
          return
        }
        returnTarget.current = findOpener(document)
        newest.focus()
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !(event.target instanceof Element)) return
        event.stopPropagation()
        event.target.closest('li')?.querySelector<HTMLElement>(CLOSE)?.click()
      },
      { signal },
    )
    return () => {
      controller.abort()
      queue.resume('pointer')
      queue.resume('focus')
    }
  }, [region, queue])

  // Removing an element under the pointer, or with the focus, fires neither `pointerleave` nor `focusout`.
  useEffect(() => {
    if (!isEmpty) return
    queue.resume('pointer')
    queue.resume('focus')
  }, [isEmpty, queue])

  /** Moves the focus to the close button of the next or previous toast, else back to where it came from. */
  const moveFocusBeforeRemove = useCallback((card: HTMLElement): void => {
    if (!card.contains(document.activeElement)) return
    const nextCard = card.nextElementSibling ?? card.previousElementSibling
    const closeButton = nextCard?.querySelector<HTMLElement>(CLOSE)
    if (closeButton) closeButton.focus()
    else returnFocus(returnTarget.current, card)
  }, [])

  return { moveFocusBeforeRemove }
}
