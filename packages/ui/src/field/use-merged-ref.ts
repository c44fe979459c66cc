import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** Merges two refs: the component's own and the caller's. */
export function useMergedRef<Element>(
  ownRef: RefObject<Element | null>,
  callerRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      ownRef.current = element
      if (typeof callerRef === 'function') return callerRef(element)
      if (callerRef) callerRef.current = element
    },
    [ownRef, callerRef],
  )
}
