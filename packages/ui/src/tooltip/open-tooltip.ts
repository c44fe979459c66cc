import { place } from '../disabled-reason/use-reason-popover'
import { observeSize } from '../observe/observe-size'
import { observeVisibility } from '../observe/observe-visibility'
import { createTooltipClock } from './tooltip-timing'

/** Shared by all tooltips of a page. */
export const clock = createTooltipClock()

/** Hides the visible tooltip. At most one is visible. */
let hideVisible: (() => void) | undefined

/** Places the layer beside its anchor, and below it when the reason of a disabled control is above. */
function placeTooltip(layer: HTMLElement, anchor: HTMLElement): void {
  place(layer, anchor)
  const { top, bottom, left, right } = layer.getBoundingClientRect()
  for (const reason of document.querySelectorAll('[popover]:popover-open:not([data-tooltip])[aria-hidden]')) {
    const box = reason.getBoundingClientRect()
    if (box.top < bottom && box.bottom > top && box.left < right && box.right > left)
      layer.style.top = `${anchor.getBoundingClientRect().bottom}px`
  }
}

/**
 * Shows a layer in the top layer beside an element.
 *
 * Escape hides it wherever the focus is and goes no further, so that a dialog or menu around it stays open. A press elsewhere, another tooltip, and an
 * anchor that leaves the page or the view hide it too. Scrolling hides it unless the anchor has the focus: focus itself scrolls. It follows an anchor
 * that a key moves.
 * @param layer has `popover="manual"`
 * @param isFocused whether the layer follows its anchor while the page scrolls
 * @param onHide called once, whatever hid the layer
 * @returns hides the layer
 */
export function openTooltip(
  layer: HTMLElement,
  anchor: HTMLElement,
  isFocused: () => boolean,
  onHide: () => void,
): () => void {
  hideVisible?.()
  const listening = new AbortController()
  const stopObserving: (() => void)[] = []
  const hide = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    for (const stop of stopObserving) stop()
    hideVisible = undefined
    clock.onHide(performance.now())
    if (layer.matches(':popover-open')) layer.hidePopover()
    onHide()
  }
  const follow = (): void => placeTooltip(layer, anchor)
  const onScroll = (): void => {
    if (isFocused()) follow()
    else hide()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') {
      // A key can move the anchor without scrolling, such as a card to another position.
      requestAnimationFrame(() => {
        if (!listening.signal.aborted) follow()
      })
      return
    }
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
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })

  hideVisible = hide
  clock.onShow()
  layer.showPopover()
  follow()
  // Its text or the anchor's size changes.
  stopObserving.push(
    observeSize([layer, anchor], follow),
    // The anchor leaves the page, is hidden, or scrolls out of its container.
    observeVisibility(anchor, (isVisible) => isVisible || hide()),
  )
  return hide
}
