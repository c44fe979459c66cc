import { type RefObject, useEffect } from 'react'
import { place } from '../disabled-reason/use-reason-popover'

/**
 * Shows a layer while its parent is hovered, and while its row is the current one of the focused tree. The row gets no focus event,
 * because the focus stays on the tree.
 *
 * Escape hides the layer and stops there, so that a dialog around the tree stays open.
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
