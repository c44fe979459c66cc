import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import { startHold } from './start-hold'

/**
 * Lets the buttons of a number field repeat while they are pressed. Leaving the button, releasing it and the limit of the number stop it. A
 * short press and the keyboard step by the button's click.
 * @param step takes a step of 1 or -1, and returns whether another one is possible
 */
export function useStepHold(step: (by: 1 | -1) => boolean) {
  const [direction, setDirection] = useState<1 | -1 | null>(null)
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent((by: 1 | -1): boolean => {
    hasRepeated.current = true
    return step(by)
  })
  const stop = (): void => setDirection(null)
  useEffect(() => (direction === null ? undefined : startHold(() => repeat(direction))), [direction])
  return {
    stop,
    /** Handlers of the button that steps by `by`. */
    getButtonProps: (by: 1 | -1) => ({
      onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>): void => {
        hasRepeated.current = false
        // The button captures a touch pointer, so `pointerleave` would not fire.
        if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
        if (button === 0) setDirection(by)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onClick: (): void => {
        stop()
        // The click that ends a hold is not another step.
        if (!hasRepeated.current) step(by)
        hasRepeated.current = false
      },
    }),
  }
}
