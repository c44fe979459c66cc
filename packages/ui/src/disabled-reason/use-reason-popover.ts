import { type RefObject, useEffect } from 'react'
import { placeBeside } from './place-beside'

/** Puts a shown layer beside what it belongs to. */
export function place(layer: HTMLElement, owner: HTMLElement): void {
  const { clientWidth } = document.documentElement
  const { top, left } = placeBeside(owner.getBoundingClientRect(), layer.getBoundingClientRect(), clientWidth)
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
