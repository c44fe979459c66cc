import { type RefObject, useEffect, useRef } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'

/**
 * Detects a press outside a panel and its button. A menu that the panel opens is elsewhere in the DOM, but its events bubble through the
 * panel in React.
 * @returns a handler for `onPointerDownCapture` of the panel
 */
export function usePressOutside(button: RefObject<HTMLElement | null>, onPressOutside: () => void): () => void {
  const isInside = useRef(false)
  const handlePress = useEffectEvent((target: EventTarget | null) => {
    const wasInside = isInside.current
    isInside.current = false
    if (wasInside || (target instanceof Node && button.current?.contains(target))) return
    onPressOutside()
  })
  useEffect(() => {
    const onPress = (event: PointerEvent): void => handlePress(event.target)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return () => {
    isInside.current = true
  }
}
