'use client'

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { findCutText } from './find-cut-text'
import type { TooltipLayerProps } from './TooltipLayer'

/** Props of OverflowTooltip. */
export interface OverflowTooltipProps {
  /** Contains the elements, such as a list or a table. It stays the same element. */
  container: RefObject<HTMLElement | null>
  /** CSS selector of the elements whose text may be cut off, such as "th, td". */
  selector: string
}

/** The element whose text is shown. */
interface Shown extends Pick<TooltipLayerProps, 'text' | 'isFocused'> {
  anchor: HTMLElement
  Layer: ComponentType<TooltipLayerProps>
}

/**
 * Shows the full text of an element that cuts it off, while the pointer rests on it or the keyboard's focus is on it, in it or around it. Hidden
 * from assistive technology, which reads the full text anyway. For lists: it listens at the container, and adds nothing to a row. An
 * `aria-activedescendant` of the container counts as focused. Its code loads when a cut text is first reached.
 */
export function OverflowTooltip({ container, selector }: OverflowTooltipProps) {
  const [shown, setShown] = useState<Shown>()
  const pointerType = useRef<string>(undefined)
  useEffect(() => {
    const root = container.current
    if (root === null) return undefined
    let wanted: HTMLElement | undefined

    const show = (anchor: HTMLElement, isFocused?: () => boolean): void => {
      if (wanted === anchor) return
      wanted = anchor
      import('./TooltipLayer').then(
        ({ TooltipLayer }) => {
          if (wanted === anchor) setShown({ anchor, text: anchor.innerText, isFocused, Layer: TooltipLayer })
        },
        // Offline. The next pointer or focus tries again.
        () => {
          wanted = undefined
        },
      )
    }
    const clear = (): void => {
      wanted = undefined
      setShown(undefined)
    }
    const onPointerOver = (event: PointerEvent): void => {
      pointerType.current = event.pointerType
      const cut = findCutText(event.target, root, selector)
      if (cut !== undefined) show(cut)
    }
    const onPointerOut = (): void => {
      pointerType.current = undefined
    }
    const onFocus = (): void => {
      const focused = document.activeElement
      if (focused === null || !root.contains(focused) || !focused.matches(':focus-visible')) return
      const activeId = focused.getAttribute('aria-activedescendant')
      const cut = findCutText(activeId === null ? focused : document.getElementById(activeId), root, selector)
      if (cut === undefined) clear()
      else show(cut, () => focused.matches(':focus-visible'))
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    root.addEventListener('pointerover', onPointerOver, options)
    root.addEventListener('pointerout', onPointerOut, options)
    root.addEventListener('focusin', onFocus, options)
    root.addEventListener('focusout', clear, options)
    // A row that a key scrolled into view is rendered after the key was pressed.
    root.addEventListener('keyup', onFocus, options)
    const observer = new MutationObserver(onFocus)
    observer.observe(root, { attributeFilter: ['aria-activedescendant'] })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [container, selector])
  if (shown === undefined) return null
  const { Layer, anchor, text, isFocused } = shown
  return <Layer anchor={anchor} text={text} isFocused={isFocused} pointerType={pointerType} />
}
