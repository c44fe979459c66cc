import { type RefObject, useEffect } from 'react'

/** Least distance to the edge of the window, px. */
const EDGE = 8

/** Stands above the control, below it where there is no room, and never outside the window. */
export function place(layer: HTMLElement, owner: HTMLElement): void {
  const anchor = owner.getBoundingClientRect()
  const size = layer.getBoundingClientRect()
  const top = anchor.top - size.height >= EDGE ? anchor.top - size.height : anchor.bottom
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - size.width - EDGE))
  layer.style.top = `${top}px`
  layer.style.left = `${left}px`
}

/**
 * Shows a layer while its parent element is hovered or focused.
 *
 * Escape takes it away and goes no further, so that the dialog around it stays; scrolling takes it away too. It comes
 * back when the pointer or the focus comes back (WCAG 1.4.13).
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
      if (isOpen()) return
      layer.showPopover()
      place(layer, owner)
    }
    const leave = (): void => {
      if (!owner.matches(':focus, :has(:focus)')) hide()
    }
    const unfocus = (): void => {
      if (!owner.matches(':hover')) hide()
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
    owner.addEventListener('focusout', unfocus, options)
    owner.addEventListener('keydown', escape, options)
    document.addEventListener('scroll', hide, { ...options, capture: true, passive: true })
    // The control may have had the focus before it was disabled.
    if (owner.matches(':focus, :has(:focus)')) show()
    return () => {
      listening.abort()
      hide()
    }
  }, [ref])
}
