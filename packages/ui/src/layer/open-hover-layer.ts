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

/** The last position of the pointer while a layer was open, in CSS px. */
let pointer = ''
/** Anchors that the resting pointer does not open again after Escape, until it leaves them. */
const dismissed = new Set<HTMLElement>()
/** Whether the pointer has not moved since Escape hid a layer from under it. */
let isResting = false

const positionOf = ({ clientX, clientY }: MouseEvent): string => `${clientX} ${clientY}`

/**
 * Keeps what the pointer rests on closed after Escape. A layer that disappears uncovers other elements, which the browser reports as entered
 * although the pointer did not move.
 */
function dismiss(anchor: HTMLElement): void {
  dismissed.add(anchor)
  isResting = true
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  const onPointer = (event: PointerEvent): void => {
    if (event.type === 'pointerover' && positionOf(event) === pointer) return
    isResting = false
    for (const element of dismissed)
      if (event.type === 'pointerdown' || !(event.target instanceof Node && element.contains(event.target)))
        dismissed.delete(element)
    if (dismissed.size === 0) listening.abort()
  }
  for (const type of ['pointerover', 'pointermove', 'pointerdown'] as const)
    document.addEventListener(type, onPointer, options)
}

/**
 * Shows a layer in the top layer above an element, or below it without room above. The one rule for all that opens on hover or focus
 * (WCAG 1.4.13): Escape hides it wherever the focus is and goes no further, so that a dialog or menu around it stays open. Scrolling hides it
 * unless its element has the focus, because focus itself scrolls, or stays under the pointer. An element that leaves the page or the view hides
 * it too. After Escape, nothing opens under the pointer before it moves. The caller lets the pointer move onto the layer.
 * @param layer has `popover="manual"`
 * @returns hides the layer; undefined if the layer stays hidden after Escape
 */
export function openHoverLayer(
  layer: HTMLElement,
  anchor: HTMLElement,
  options: HoverLayerOptions,
): (() => void) | undefined {
  const { isFocused, onHide, onPlaced } = options
  if (!isFocused()) {
    if (isResting) dismissed.add(anchor)
    if (dismissed.has(anchor)) return undefined
  }
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
    if (anchor.matches(':hover') || layer.matches(':hover')) dismiss(anchor)
    hide()
  }
  const onScroll = (): void => {
    if (!isFocused() && !anchor.matches(':hover')) hide()
  }
  // In the capture phase: a menu or a dialog around the element must not close as well.
  document.addEventListener('keydown', onKeyDown, { signal, capture: true })
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })
  const onMove = (event: PointerEvent): void => {
    pointer = positionOf(event)
  }
  document.addEventListener('pointermove', onMove, { signal, capture: true, passive: true })
  return hide
}
