'use client'

import { useEffect, useRef, useState } from 'react'
import { findCutText, findHint, findText } from './find-cut-text'
import type { OverflowTooltipProps } from './OverflowTooltip'
import { TooltipLayer, type TooltipLayerProps } from './TooltipLayer'

/** The element whose text is shown. */
interface Shown extends Pick<TooltipLayerProps, 'text' | 'isFocused'> {
  anchor: HTMLElement
}

/** Events that an inner container has used. */
const handled = new WeakSet<Event>()

/** The part of OverflowTooltip that loads when the pointer or the focus reaches the container. */
export function CutTextTooltip({ container, selector }: OverflowTooltipProps) {
  const [shown, setShown] = useState<Shown>()
  const pointerType = useRef<string>(undefined)
  useEffect(() => {
    const root = container.current
    if (root === null) return undefined
    const show = (anchor: HTMLElement, isFocused?: () => boolean): void =>
      setShown((now) => (now?.anchor === anchor ? now : { anchor, text: findText(anchor), isFocused }))
    const clear = (): void => setShown(undefined)
    const onPointerOver = (event: PointerEvent): void => {
      pointerType.current = event.pointerType
      const cut = handled.has(event) ? undefined : findCutText(event.target, root, selector)
      if (cut === undefined) return
      handled.add(event)
      show(cut)
    }
    const onPointerOut = (): void => {
      pointerType.current = undefined
    }
    const onFocus = (): void => {
      const focused = document.activeElement
      if (focused === null || !root.contains(focused) || !focused.matches(':focus-visible')) return
      const activeId = focused.getAttribute('aria-activedescendant')
      const current = activeId === null ? focused : document.getElementById(activeId)
      const cut = findCutText(current, root, selector) ?? (current === root ? undefined : findHint(current))
      if (cut === undefined) clear()
      else show(cut, () => focused.matches(':focus-visible'))
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    root.addEventListener('pointerover', onPointerOver, options)
    root.addEventListener('pointerout', onPointerOut, options)
    root.addEventListener('focusin', onFocus, options)
    root.addEventListener('focusout', clear, options)
    // A row that a key scrolls into view is rendered after the key press.
    root.addEventListener('keyup', onFocus, options)
    const observer = new MutationObserver(onFocus)
    observer.observe(root, { attributeFilter: ['aria-activedescendant'] })
    // The focus or the pointer may have arrived before the code was loaded.
    onFocus()
    const hovered = [...root.querySelectorAll(':hover')].at(-1)
    const cut = findCutText(hovered ?? null, root, selector)
    if (cut !== undefined) {
      pointerType.current = 'mouse'
      show(cut)
    }
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [container, selector])
  return (
    shown && (
      <TooltipLayer anchor={shown.anchor} text={shown.text} isFocused={shown.isFocused} pointerType={pointerType} />
    )
  )
}
