import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useEffectEvent } from '../effect-event/use-effect-event'

/**
 * Calls back when the focus leaves a field, but waits while a mouse button is down. Rendering at that moment could move the pressed button
 * away from the pointer, and the click would be lost. The callback runs before the click reaches its target.
 * @returns a function to call when the focus leaves the field
 */
export function useLeave<Args extends readonly unknown[]>(onLeave: (...args: Args) => void): (...args: Args) => void {
  const press = useRef<{ isDown: boolean; pendingArgs: Args | null }>({ isDown: false, pendingArgs: null })
  const flush = useEffectEvent(() => {
    const { pendingArgs } = press.current
    press.current.pendingArgs = null
    if (pendingArgs !== null) flushSync(() => onLeave(...pendingArgs))
  })
  useEffect(() => {
    const startPress = (event: PointerEvent): void => {
      press.current.isDown = event.button === 0
    }
    const endPress = (): void => {
      press.current.isDown = false
      // Runs after the click, if there is one.
      if (press.current.pendingArgs !== null) setTimeout(() => flush())
    }
    const flushNow = (): void => {
      press.current.isDown = false
      flush()
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    document.addEventListener('pointerdown', startPress, options)
    document.addEventListener('pointerup', endPress, options)
    document.addEventListener('pointercancel', endPress, options)
    document.addEventListener('click', flushNow, options)
    document.addEventListener('keydown', flushNow, options)
    return () => listeners.abort()
  }, [])
  return (...args) => {
    if (press.current.isDown) press.current.pendingArgs = args
    else onLeave(...args)
  }
}
