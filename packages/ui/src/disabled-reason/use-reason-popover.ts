import { type RefObject, useEffect } from 'react'
import { placeBeside } from './place-beside'

/** Places a visible layer beside its anchor. */
export function place(layer: HTMLElement, anchor: HTMLElement): void {
  const { clientWidth } = document.documentElement
  const { top, left } = placeBeside(anchor.getBoundingClientRect(), layer.getBoundingClientRect(), clientWidth)
  layer.style.top = `${top}px`
  layer.style.left = `${left}px`
}

/**
 * Shows a layer while its parent element is hovered or focused, and after a tap until the next one elsewhere.
 *
 * Escape hides it and goes no further, so that a dialog around it stays open. Scrolling hides it too. It appears again when the pointer or the focus
 * returns (WCAG 1.4.13).
 */
export function useReasonPopover(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = ref.current
    const owner = layer?.parentElement
    if (!layer || !owner) return
    const isOpen = (): boolean => layer.matches(':popover-open')
    const hide = (): void => {
      if (isOpen()) layer.hidePopover()
    }
    const show = (): void => {
      // A dialog that closes can focus a control that is already removed.
      if (isOpen() || !layer.isConnected) return
      layer.showPopover()
      place(layer, owner)
    }
    const leave = (): void => {
      if (!owner.matches(':focus, :has(:focus)')) hide()
    }
    const unfocus = (): void => {
      if (!owner.matches(':hover')) hide()
    }
    const hideElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && owner.contains(target))) leave()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      hide()
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    owner.addEventListener('pointerenter', show, options)
    owner.addEventListener('pointerleave', leave, options)
    owner.addEventListener('focusin', show, options)
    // A tap leaves again at once, and some browsers do not focus what was tapped.
    owner.addEventListener('click', show, options)
    document.addEventListener('pointerdown', hideElsewhere, options)
    owner.addEventListener('focusout', unfocus, options)
    owner.addEventListener('keydown', escape, options)
    document.addEventListener('scroll', hide, { ...options, capture: true, passive: true })
    // The control may have the focus or be hovered when it becomes disabled.
    if (owner.matches(':focus, :has(:focus), :hover')) show()
    return () => {
      listening.abort()
      hide()
    }
  }, [ref])
}
