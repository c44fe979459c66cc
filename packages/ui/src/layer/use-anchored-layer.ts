import { type RefObject, useLayoutEffect } from 'react'
import { placeLayer } from './place-layer'

/**
 * Shows a layer in the top layer, beside what it belongs to, as long as it is on the page: no scrolling or clipping parent cuts it,
 * and it stays inside the dialog that holds it. Follows scrolling, the window, and its own size.
 * @param layer an element with `popover="manual"`, or a `<dialog>` that is shown by its owner; a part of it scrolls when it is too high
 * @param most its greatest height, in rem
 */
export function useAnchoredLayer(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  most: number,
): void {
  useLayoutEffect(() => {
    const element = layer.current
    const owner = anchor.current
    if (!element || !owner) return
    if (element.popover !== null && !element.matches(':popover-open')) element.showPopover()
    const place = (event?: Event): void => {
      // Its own scrolling moves nothing.
      if (event?.target instanceof Node && element.contains(event.target)) return
      const box = owner.getBoundingClientRect()
      element.style.minWidth = `${box.width}px`
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const border = element.offsetHeight - element.clientHeight
      // As high as its parts would be if none of them scrolled.
      const whole = [...element.children].reduce((sum, part) => sum + part.scrollHeight, border)
      const size = { width: element.offsetWidth, height: Math.min(whole, most * rem) }
      const at = placeLayer(box, size, { width, height }, getComputedStyle(owner).direction === 'rtl')
      element.style.top = `${at.top}px`
      element.style.left = `${at.left}px`
      element.style.maxHeight = `${Math.min(at.maxHeight, most * rem)}px`
    }
    place()
    const resized = new ResizeObserver(() => place())
    resized.observe(element)
    resized.observe(owner)
    const listening = new AbortController()
    document.addEventListener('scroll', place, { capture: true, passive: true, signal: listening.signal })
    window.addEventListener('resize', place, { signal: listening.signal })
    return () => {
      listening.abort()
      resized.disconnect()
    }
  }, [layer, anchor, most])
}
