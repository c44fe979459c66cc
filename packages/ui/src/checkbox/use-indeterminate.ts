import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Sets the `indeterminate` property of a checkbox. HTML has no attribute for it and every click clears it, so it is written after each
 * render.
 * @returns a ref for the input, which also fills the caller's ref
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
