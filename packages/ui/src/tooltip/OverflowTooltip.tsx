'use client'

import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/** Props of OverflowTooltip. */
export interface OverflowTooltipProps {
  /** Contains the elements, such as a list or a table. It stays the same element. */
  container: RefObject<HTMLElement | null>
  /** CSS selector of the elements whose text may be cut off, such as "th, td". */
  selector: string
}

/**
 * Shows the full text of an element that truncates it, and the `data-hint` of an element that has one. Such an element also needs its hint as
 * hidden text. Appears while the pointer is over the element, or while it, its content or its
 * container has keyboard focus. Hidden from assistive technology, which reads the full text anyway. For lists: it listens at the container,
 * and adds nothing to a row. An `aria-activedescendant` of the container counts as focused. Its code loads when the pointer or the focus first
 * reaches the container.
 */
export function OverflowTooltip(props: OverflowTooltipProps) {
  const { container } = props
  const [Tooltip, setTooltip] = useState<ComponentType<OverflowTooltipProps>>()
  useEffect(() => {
    const root = container.current
    if (root === null || Tooltip !== undefined) return undefined
    let isLoading = false
    const load = (): void => {
      if (isLoading) return
      isLoading = true
      import('./CutTextTooltip').then(
        ({ CutTextTooltip }) => setTooltip(() => CutTextTooltip),
        // Without a connection, truncated text stays as it is, and the next pointer or focus tries again.
        () => (isLoading = false),
      )
    }
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    root.addEventListener('pointerover', load, options)
    root.addEventListener('focusin', load, options)
    if (root.contains(document.activeElement)) load()
    return () => listening.abort()
  }, [container, Tooltip])
  return Tooltip && <Tooltip {...props} />
}
