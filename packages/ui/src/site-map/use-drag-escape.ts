'use client'

import { useEffect } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'

/** Calls `onCancel` when the user presses Escape during a drag of the pointer. */
export function useDragEscape(isDragging: boolean, onCancel: () => void): void {
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise the map would move the focus away, or a dialog around it would close.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  })
  useEffect(() => {
    if (!isDragging) return
    // In the capture phase, and on the document: a pointer drag doesn't depend on the focus.
    const onKeyDown = (event: KeyboardEvent): void => cancel(event)
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isDragging])
}
