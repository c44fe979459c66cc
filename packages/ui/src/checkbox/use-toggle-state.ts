import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Sets the state of a checkbox that React does not set. HTML has no attribute for `indeterminate` and every click clears it, so it is
 * written after each render. A reset of the form restores the default state, so that of a controlled checkbox follows its caller.
 * @returns a ref for the input, which also fills the caller's ref
 */
export function useToggleState(
  isIndeterminate: boolean,
  isSelected: boolean | undefined,
  ref: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> {
  const input = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    if (input.current === null) return
    input.current.indeterminate = isIndeterminate
    if (isSelected !== undefined) input.current.defaultChecked = isSelected
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
