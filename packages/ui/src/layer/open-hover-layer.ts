import { observeVisibility } from '../observe/observe-visibility'
import { anchorLayer } from './anchor-layer'

/** How a layer behaves that hover or focus opened. */
export interface HoverLayerOptions {
  /** Whether the focus is on what the layer belongs to. The layer stays then while the page scrolls. */
  isFocused: () => boolean
  /** Called once, whatever hid the layer. */
  onHide: () => void
  /** Called after the layer was placed. */
  onPlaced?: () => void
}

/**
 * Shows a layer in the top layer above an element, or below it without room above. The one rule for all that opens on hover or focus
 * (WCAG 1.4.13): Escape hides it wherever the focus is and goes no further, so that a dialog or menu around it stays open. Scrolling hides it
 * unless its element has the focus, because focus itself scrolls, or stays under the pointer. An element that leaves the page or the view hides it too. The caller lets the
 * pointer move onto the layer.
 * @param layer has `popover="manual"`
 * @returns hides the layer
 */
export function openHoverLayer(layer: HTMLElement, anchor: HTMLElement, options: HoverLayerOptions): () => void {
  const { isFocused, onHide, onPlaced } = options
  const listening = new AbortController()
  const { signal } = listening
  layer.showPopover()
  const stopFollowing = anchorLayer(layer, anchor, { side: 'above', align: 'center', gap: 0, onPlaced })
  const stopObserving = observeVisibility(anchor, (isVisible) => isVisible || hide())
  function hide(): void {
    if (signal.aborted) return
    listening.abort()
    stopFollowing()
    stopObserving()
    if (layer.matches(':popover-open')) layer.hidePopover()
    onHide()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    hide()
  }
  const onScroll = (): void => {
    if (!isFocused() && !anchor.matches(':hover')) hide()
  }
  // In the capture phase: a menu or a dialog around the element must not close as well.
  document.addEventListener('keydown', onKeyDown, { signal, capture: true })
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })
  return hide
}
