import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../observe/observe-size'
import { placeLayer } from './place-layer'

/**
 * Shows an element in the top layer, beside its anchor, while it is on the page. No parent clips it, and it is inside the dialog that
 * contains it. The position follows scrolling, the window and the size of the layer.
 * @param layer an element with `popover="manual"`, or a `<dialog>` that its parent opens; one of its children must scroll
 * @param maxHeight in rem
 */
export function useAnchoredLayer(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  maxHeight: number,
): void {
  useLayoutEffect(() => {
    const element = layer.current
    const anchorElement = anchor.current
    if (!element || !anchorElement) return
    if (element.popover !== null && !element.matches(':popover-open')) element.showPopover()
    const place = (event?: Event): void => {
      // Scrolling inside the layer does not move it.
      if (event?.target instanceof Node && element.contains(event.target)) return
      const box = anchorElement.getBoundingClientRect()
      element.style.minWidth = `${box.width}px`
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const border = element.offsetHeight - element.clientHeight
      // The height without scrolling.
      const whole = [...element.children].reduce((sum, part) => sum + part.scrollHeight, border)
      const size = { width: element.offsetWidth, height: Math.min(whole, maxHeight * rem) }
      const at = placeLayer(box, size, { width, height }, getComputedStyle(anchorElement).direction === 'rtl')
      element.style.top = `${at.top}px`
      element.style.left = `${at.left}px`
      element.style.maxHeight = `${Math.min(at.maxHeight, maxHeight * rem)}px`
    }
    place()
    const stopObserving = observeSize([element, anchorElement], place)
    const listening = new AbortController()
    document.addEventListener('scroll', place, { capture: true, passive: true, signal: listening.signal })
    window.addEventListener('resize', place, { signal: listening.signal })
    return () => {
      listening.abort()
      stopObserving()
    }
  }, [layer, anchor, maxHeight])
}
