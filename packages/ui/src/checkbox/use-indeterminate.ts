import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a checkbox between on and off. HTML has no attribute for it, only a property, and a press clears it, so it is
 * written after every render.
 * @returns a ref for the input, which passes the element on to the caller's own
 */
export function useIndeterminate(
  isIndeterminate: boolean,
  ref: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> {
  const input = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate
  })
  return useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}
