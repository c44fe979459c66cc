import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Tells that a field was left, but not while the button of a mouse is down: what is drawn then would move the button under the
 * mouse away before it is let go, and the press would be lost. It is told before the click reaches what is pressed.
 * @param onLeave what is done when a field is left
 * @returns to be called when the focus leaves
 */
export function useLeave<Args extends readonly unknown[]>(onLeave: (...args: Args) => void): (...args: Args) => void {
  const press = useRef<{ isDown: boolean; waiting: Args | null }>({ isDown: false, waiting: null })
  const settle = useEffectEvent(() => {
    const { waiting } = press.current
    press.current.waiting = null
    if (waiting !== null) flushSync(() => onLeave(...waiting))
  })
  useEffect(() => {
    const begin = (event: PointerEvent): void => {
      press.current.isDown = event.button === 0
    }
    const end = (): void => {
      press.current.isDown = false
      // After the click, if there is one.
      if (press.current.waiting !== null) setTimeout(() => settle())
    }
    const settleNow = (): void => {
      press.current.isDown = false
      settle()
    }
    const stop = new AbortController()
    const on = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', begin, on)
    document.addEventListener('pointerup', end, on)
    document.addEventListener('pointercancel', end, on)
    document.addEventListener('click', settleNow, on)
    document.addEventListener('keydown', settleNow, on)
    return () => stop.abort()
  }, [])
  return (...args) => {
    if (press.current.isDown) press.current.waiting = args
    else onLeave(...args)
  }
}
