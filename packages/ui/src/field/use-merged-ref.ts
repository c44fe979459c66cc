import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref that fills two: the component's own and the caller's. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [own, given],
  )
}
