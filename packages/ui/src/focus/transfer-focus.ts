import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'

/** Elements that are about to be removed. When React removes a whole list, all of it is still in the document during the first cleanup. */
const leaving = new WeakSet<Element>()

/** Whether an element is about to be removed, and cannot take the focus. */
export const isLeaving = (element: Element): boolean => leaving.has(element)

/**
 * Moves the focus when an element is removed with the focus inside, before it is lost.
 * @param move moves the focus
 * @returns a cleanup to call before the element is removed
 */
export function transferFocus<E extends Element>(element: E, move: (element: E) => void): () => void {
  leaving.delete(element)
  return () => {
    leaving.add(element)
    if (element.contains(document.activeElement)) move(element)
  }
}

/** `transferFocus` for the element of a component, when the component unmounts. */
export function useFocusTransfer<E extends Element>(ref: RefObject<E | null>, move: (element: E) => void): void {
  const moveNow = useEffectEvent(move)
  // A layout effect, because its cleanup runs while the element is in the document and has the focus.
  useLayoutEffect(() => {
    const element = ref.current
    return element === null ? undefined : transferFocus(element, () => moveNow(element))
  }, [ref])
}

/**
 * The ref of a control that can unmount before its component, for example when new data removes it.
 * @param next takes the focus, and stays mounted without the control
 */
export function useTransferRef(next: RefObject<HTMLElement | null>) {
  return useCallback(
    (control: HTMLElement | null) =>
      control === null ? undefined : transferFocus(control, () => next.current?.focus()),
    [next],
  )
}
