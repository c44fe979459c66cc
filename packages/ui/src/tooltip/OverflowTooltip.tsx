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
 * Shows the full text of an element that truncates it. Appears while the pointer is over the element, or while it, its content or its
 * container has keyboard focus. Hidden from assistive technology, which reads the full text anyway. For lists: it listens at the container,
 * and adds nothing to a row. An `aria-activedescendant` of the container counts as focused. Its code loads after the container is rendered.
 */
export function OverflowTooltip(props: OverflowTooltipProps) {
  const [Tooltip, setTooltip] = useState<ComponentType<OverflowTooltipProps>>()
  useEffect(() => {
    // Without a connection, cut-off text stays as it is.
    import('./CutTextTooltip').then(
      ({ CutTextTooltip }) => setTooltip(() => CutTextTooltip),
      () => undefined,
    )
  }, [])
  return Tooltip && <Tooltip {...props} />
}
