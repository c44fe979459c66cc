import { type RefObject, useEffect } from 'react'
import { place } from '../disabled-reason/use-reason-popover'

/**
 * Shows a layer while its parent is hovered, and while its row is the current one of a tree that has the focus. The focus
 * itself stays on the tree, so no event tells the row.
 *
 * Escape takes it away and goes no further, so that the dialog around the tree stays.
 */
export function useRowReason(ref: RefObject<HTMLElement | null>, isCurrent: boolean): void {
  useEffect(() => {
    const layer = ref.current
    const owner = layer?.parentElement
    if (!layer || !owner) return
    const isOpen = (): boolean => layer.matches(':popover-open')
    const hide = (): void => {
      if (isOpen()) layer.hidePopover()
    }
    const show = (): void => {
      if (!isOpen()) layer.showPopover()
      place(layer, owner)
    }
    const leave = (): void => {
      if (!isCurrent) hide()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      hide()
    }
    const follow = (): void => {
      if (isOpen()) place(layer, owner)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    owner.addEventListener('pointerenter', show, options)
    owner.addEventListener('pointerleave', leave, options)
    document.addEventListener('keydown', escape, { ...options, capture: true })
    document.addEventListener('scroll', follow, { ...options, capture: true, passive: true })
    if (isCurrent || owner.matches(':hover')) show()
    return () => {
      listening.abort()
      hide()
    }
  }, [ref, isCurrent])
}
