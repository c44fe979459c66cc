import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells of a press that is neither in a panel nor on the button it hangs on. What opens out of the panel, such as a menu,
 * stands elsewhere in the page and belongs to it all the same: React tells the panel of presses there too.
 * @returns what the panel calls for every press in it, in the capture phase
 */
export function usePressOutside(button: RefObject<HTMLElement | null>, onPressOutside: () => void): () => void {
  const isInside = useRef(false)
  const judge = useEffectEvent((target: EventTarget | null) => {
    const wasInside = isInside.current
    isInside.current = false
    if (wasInside || (target instanceof Node && button.current?.contains(target))) return
    onPressOutside()
  })
  useEffect(() => {
    const onPress = (event: PointerEvent): void => judge(event.target)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return () => {
    isInside.current = true
  }
}
