import { place } from '../disabled-reason/use-reason-popover'
import { createTooltipClock } from './tooltip-timing'

/** Shared by all tooltips of a page. */
export const clock = createTooltipClock()

/** Hides the visible tooltip. There is never a second one. */
let hideVisible: (() => void) | undefined

/**
 * Shows a layer in the top layer beside an element.
 *
 * Escape hides it wherever the focus is and goes no further, so that a dialog or menu around it stays open. A press elsewhere, scrolling,
 * another tooltip, and an anchor that leaves the page hide it too.
 * @param layer has `popover="manual"`
 * @param onHide called once, whatever hid the layer
 * @returns hides the layer
 */
export function openTooltip(layer: HTMLElement, anchor: HTMLElement, onHide: () => void): () => void {
  hideVisible?.()
  const listening = new AbortController()
  const observers: { disconnect: () => void }[] = []
  const hide = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    for (const observer of observers) observer.disconnect()
    hideVisible = undefined
    clock.onHide(performance.now())
    if (layer.matches(':popover-open')) layer.hidePopover()
    onHide()
  }
  const follow = (): void => {
    if (anchor.isConnected && anchor.checkVisibility()) place(layer, anchor)
    else hide()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    hide()
  }
  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    // A mouse may rest on the text and select it; a tap anywhere hides it.
    if (pointerType === 'touch' || !(target instanceof Node && layer.contains(target))) hide()
  }
  const { signal } = listening
  // In the capture phase: a menu or a dialog around the anchor must not close as well.
  document.addEventListener('keydown', onKeyDown, { signal, capture: true })
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true })

  hideVisible = hide
  clock.onShow()
  layer.showPopover()
  place(layer, anchor)
  // Its text or the anchor's size changes. An inline anchor has no size to observe, so its removal is observed as well.
  const sizes = new ResizeObserver(follow)
  sizes.observe(layer)
  sizes.observe(anchor)
  const removals = new MutationObserver(() => {
    if (!anchor.isConnected) hide()
  })
  removals.observe(document, { childList: true, subtree: true })
  observers.push(sizes, removals)
  return hide
}
