import { clock, openTooltip } from './open-tooltip'
import { HIDE_DELAY_MS, LONG_PRESS_MS, MOVE_TOLERANCE_PX } from './tooltip-timing'

/** When a tooltip appears. */
export interface TooltipOptions {
  /** Type of the pointer that is already over the anchor, such as "mouse"; undefined when there is none. */
  pointerType?: string | undefined
  /** Whether the keyboard's focus is on what the tooltip belongs to; by default, whether the anchor or its content has it. */
  isFocused?: (() => boolean) | undefined
}

/** Whether no tooltip is needed: a disabled control shows its reason, and an open menu or panel is visible instead. */
const isSuppressed = (zone: HTMLElement): boolean =>
  zone.getAttribute('aria-expanded') === 'true' ||
  zone.querySelector('[popover]:not([data-tooltip]), [data-disabled-reason]') !== null

/** Whether another tooltip describes the anchor. A description says more than a name. */
const isDescribedByAnother = (anchor: HTMLElement, layer: HTMLElement): boolean =>
  (anchor.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .some((id) => id !== layer.id && document.getElementById(id)?.hasAttribute('data-tooltip'))

/**
 * Shows a layer while its anchor is hovered, has the keyboard's focus, or after a long press (WCAG 1.4.13).
 *
 * The pointer can move onto the layer. A long press does not also click. A press hides the layer until the pointer or the focus comes back.
 * @param anchor the layer appears beside it; a control inside a `<label>` shows the layer for all of the label
 * @param layer has `popover="manual"` and `data-tooltip`
 * @returns removes all listeners and hides the layer
 */
export function attachTooltip(anchor: HTMLElement, layer: HTMLElement, options: TooltipOptions = {}): () => void {
  const { pointerType, isFocused = () => anchor.matches(':focus-visible, :has(:focus-visible)') } = options
  const zone = anchor.closest('label') ?? anchor
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let close: (() => void) | undefined
  let isPressing = false
  let pressedAt: { x: number; y: number } | undefined
  let isLongPress = false

  const isInLayer = ({ target }: Event): boolean => target instanceof Node && layer.contains(target)
  const hide = (): void => {
    clearTimeout(timer)
    close?.()
  }
  const show = (): void => {
    clearTimeout(timer)
    if (close !== undefined || isSuppressed(zone) || isDescribedByAnother(anchor, layer)) return
    close = openTooltip(layer, anchor, isFocused, () => {
      close = undefined
    })
  }
  const showAfter = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(show, delay)
  }
  const startPress = (): void => {
    isPressing = true
    pressedAt = undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      isLongPress = true
      show()
    }, LONG_PRESS_MS)
  }
  const endPress = (): void => {
    if (isPressing && !isLongPress) clearTimeout(timer)
    isPressing = false
  }

  const onPointerEnter = (event: PointerEvent): void => {
    // Touch has no hover, only presses.
    if (event.pointerType !== 'touch') showAfter(clock.getHoverDelay(performance.now()))
  }
  const onPointerLeave = (event: PointerEvent): void => {
    // A lifted finger fires `pointerleave` too. The next tap hides the tooltip of a long press.
    if (event.pointerType === 'touch') return
    clearTimeout(timer)
    if (!isFocused()) timer = setTimeout(hide, HIDE_DELAY_MS)
  }
  const onPointerDown = (event: PointerEvent): void => {
    isLongPress = false
    hide()
    if (event.pointerType === 'touch') startPress()
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (!isPressing) return
    pressedAt ??= { x: clientX, y: clientY }
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > MOVE_TOLERANCE_PX) endPress()
  }
  const onClick = (event: MouseEvent): void => {
    if (isInLayer(event)) return
    // A click without a pointer comes from a key or from assistive technology.
    if (isLongPress && event.detail > 0) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else hide()
    isLongPress = false
  }
  const onContextMenu = (event: Event): void => {
    // A link keeps its context menu, which can open it in a new tab.
    if (isPressing && zone.closest('a') === null) event.preventDefault()
  }
  const onFocusIn = (): void => {
    if (isFocused()) show()
  }
  const onFocusOut = (): void => {
    if (!zone.matches(':hover') && !layer.matches(':hover')) hide()
  }
  const cancelHide = (): void => clearTimeout(timer)
  const blockPress = (event: Event): void => {
    event.stopPropagation()
    if (event.type !== 'pointerdown') event.preventDefault()
  }

  const { signal } = listening
  zone.addEventListener('pointerenter', onPointerEnter, { signal })
  zone.addEventListener('pointerleave', onPointerLeave, { signal })
  zone.addEventListener('pointerdown', onPointerDown, { signal })
  zone.addEventListener('pointermove', onPointerMove, { signal, passive: true })
  zone.addEventListener('pointerup', endPress, { signal })
  zone.addEventListener('pointercancel', endPress, { signal })
  zone.addEventListener('click', onClick, { signal, capture: true })
  zone.addEventListener('contextmenu', onContextMenu, { signal })
  zone.addEventListener('focusin', onFocusIn, { signal })
  zone.addEventListener('focusout', onFocusOut, { signal })
  layer.addEventListener('pointerenter', cancelHide, { signal })
  layer.addEventListener('pointerleave', onPointerLeave, { signal })
  // A press on a layer that is inside a button must not press the button.
  for (const type of zone.contains(layer) ? ['pointerdown', 'mousedown', 'click'] : [])
    layer.addEventListener(type, blockPress, { signal })

  // The pointer or the focus may have arrived before the listeners.
  if (isFocused()) show()
  else if (pointerType === 'touch') startPress()
  else if (pointerType !== undefined) showAfter(clock.getHoverDelay(performance.now()))
  return () => {
    listening.abort()
    hide()
  }
}
