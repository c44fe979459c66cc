import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { openerOf, returnFocus } from '../dialog/return-focus'
import type { ToastQueue } from './toast-queue'

const CLOSE = '[data-toast-close]'

/** F6 goes to the next part of a window; Alt+T is for where the browser keeps F6 for itself. */
const isSummons = (event: KeyboardEvent): boolean =>
  event.key === 'F6' || (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyT')

/**
 * What a region of toasts does beside drawing them: times stand still while the pointer is on one, the focus is in one or
 * the page is hidden; the keyboard goes in and back out; the focus is handed on when a toast leaves with it.
 * @param region the region, which is always there
 * @param queue the queue it draws
 * @param isEmpty nothing is shown
 * @returns what each toast calls before it leaves
 */
export function useToastRegion(region: RefObject<HTMLElement | null>, queue: ToastQueue, isEmpty: boolean) {
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    const element = region.current
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    const inside = (target: EventTarget | null): boolean => target instanceof Node && element.contains(target)
    const onVisibility = (): void => (document.hidden ? queue.hold('hidden') : queue.release('hidden'))
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility, { signal })
    element.addEventListener('pointerenter', () => queue.hold('pointer'), { signal })
    element.addEventListener('pointerleave', () => queue.release('pointer'), { signal })
    element.addEventListener(
      'focusin',
      (event) => {
        queue.hold('focus')
        if (event.relatedTarget instanceof Element && !inside(event.relatedTarget))
          cameFrom.current = event.relatedTarget
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      (event) => {
        if (!inside(event.relatedTarget)) queue.release('focus')
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isSummons(event)) return
        const newest = [...element.querySelectorAll<HTMLElement>('li')].at(-1)?.querySelector('button')
        if (!newest) return
        event.preventDefault()
        if (inside(document.activeElement)) {
          returnFocus(cameFrom.current, element)
          return
        }
        cameFrom.current = openerOf(document)
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
      listening.abort()
      queue.release('pointer')
      queue.release('focus')
    }
  }, [region, queue])

  // An element that is taken away under the pointer or the focus sends no event that it was left.
  useEffect(() => {
    if (!isEmpty) return
    queue.release('pointer')
    queue.release('focus')
  }, [isEmpty, queue])

  /** Before a toast leaves the page: to the cross of the next one, else of the one before, else back to where it was. */
  const handOnFocus = useCallback((card: HTMLElement): void => {
    if (!card.contains(document.activeElement)) return
    const heir = card.nextElementSibling ?? card.previousElementSibling
    const cross = heir?.querySelector<HTMLElement>(CLOSE)
    if (cross) cross.focus()
    else returnFocus(cameFrom.current, card)
  }, [])

  return { handOnFocus }
}
