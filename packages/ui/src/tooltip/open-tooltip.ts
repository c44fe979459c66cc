import { openHoverLayer } from '../layer/open-hover-layer'
import { createTooltipClock } from './tooltip-timing'

/** Shared by all tooltips of a page. */
export const clock = createTooltipClock()

/** Hides the visible tooltip. At most one is visible. */
let hideVisible: (() => void) | undefined

/** Moves the layer below its anchor when the reason of a disabled control is above. */
function avoidReasons(layer: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = layer.getBoundingClientRect()
  for (const reason of document.querySelectorAll('[popover]:popover-open:not([data-tooltip])[aria-hidden]')) {
    const box = reason.getBoundingClientRect()
    if (box.top < bottom && box.bottom > top && box.left < right && box.right > left)
      layer.style.top = `${anchor.getBoundingClientRect().bottom}px`
  }
}

/**
 * Shows a tooltip beside an element, instead of the visible one. A press elsewhere hides it too.
 * @param layer has `popover="manual"`
 * @param isFocused whether the layer follows its anchor while the page scrolls
 * @param onHide called once, whatever hid the layer
 * @returns hides the layer; undefined if it stays hidden after Escape
 */
export function openTooltip(
  layer: HTMLElement,
  anchor: HTMLElement,
  isFocused: () => boolean,
  onHide: () => void,
): (() => void) | undefined {
  hideVisible?.()
  const listening = new AbortController()
  const hide = openHoverLayer(layer, anchor, {
    isFocused,
    onPlaced: () => avoidReasons(layer, anchor),
    onHide: () => {
      listening.abort()
      hideVisible = undefined
      clock.onHide(performance.now())
      onHide()
    },
  })
  if (hide === undefined) return undefined
  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    // A mouse may rest on the text and select it; a tap anywhere hides it.
    if (pointerType === 'touch' || !(target instanceof Node && layer.contains(target))) hide()
  }
  document.addEventListener('pointerdown', onPointerDown, { signal: listening.signal, capture: true })
  hideVisible = hide
  clock.onShow()
  return hide
}
