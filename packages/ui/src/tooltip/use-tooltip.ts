import { type RefObject, useEffect } from 'react'
import { place } from '../disabled-reason/use-reason-popover'
import { createTooltipClock, LINGER } from './tooltip-timing'

const clock = createTooltipClock()

/** Takes away the one that is shown: there is never a second one. */
let hideShown: (() => void) | undefined

/** A control that cannot be used says why, and that says more than the words would. */
const saysItsReason = (trigger: HTMLElement): boolean => trigger.querySelector('[popover]') !== null

/**
 * Shows a layer while the element before it is hovered or has the keyboard's focus (WCAG 1.4.13).
 *
 * The pointer may cross onto the layer. Escape takes it away wherever the focus is, and goes no further, so that the
 * dialog around it stays; pressing the element and scrolling take it away too.
 */
export function useTooltip(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = ref.current
    const trigger = layer?.previousElementSibling
    if (!layer || !(trigger instanceof HTMLElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const listening = new AbortController()
    const whileOpen = { opened: undefined as AbortController | undefined }

    const hide = (): void => {
      clearTimeout(timer)
      if (whileOpen.opened === undefined) return
      whileOpen.opened.abort()
      whileOpen.opened = undefined
      hideShown = undefined
      clock.hidden(performance.now())
      if (layer.matches(':popover-open')) layer.hidePopover()
    }
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      hide()
    }
    const show = (): void => {
      clearTimeout(timer)
      if (whileOpen.opened !== undefined || saysItsReason(trigger)) return
      hideShown?.()
      hideShown = hide
      clock.shown()
      whileOpen.opened = new AbortController()
      const { signal } = whileOpen.opened
      // In the capture phase: a menu or a dialog around the trigger must not close as well.
      document.addEventListener('keydown', onEscape, { signal, capture: true })
      document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
      layer.showPopover()
      place(layer, trigger)
    }
    const rest = (event: PointerEvent): void => {
      // A finger does not hover; what it presses acts at once.
      if (event.pointerType === 'touch') return
      clearTimeout(timer)
      timer = setTimeout(show, clock.restAt(performance.now()))
    }
    const leave = (): void => {
      clearTimeout(timer)
      if (!trigger.matches(':focus-visible')) timer = setTimeout(hide, LINGER)
    }
    const stay = (): void => clearTimeout(timer)
    const focus = (): void => {
      if (trigger.matches(':focus-visible, :has(:focus-visible)')) show()
    }
    const blur = (): void => {
      if (!trigger.matches(':hover') && !layer.matches(':hover')) hide()
    }
    const options = { signal: listening.signal }
    trigger.addEventListener('pointerenter', rest, options)
    trigger.addEventListener('pointerleave', leave, options)
    trigger.addEventListener('pointerdown', hide, options)
    trigger.addEventListener('focusin', focus, options)
    trigger.addEventListener('focusout', blur, options)
    layer.addEventListener('pointerenter', stay, options)
    layer.addEventListener('pointerleave', leave, options)
    // It may have had the focus before there was anybody to listen.
    focus()
    return () => {
      listening.abort()
      hide()
    }
  }, [ref])
}
