'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Props of DisabledReason. */
export interface DisabledReasonProps {
  /** Id for the control's `aria-describedby`. */
  id: string
  /** Why the control cannot be used, one sentence. */
  children: string
}

/** The visible part, once its code is loaded. */
let loadedLayer: ComponentType<DisabledReasonProps> | undefined

/**
 * Why a control cannot be used, shown beside it while it is hovered or focused.
 *
 * Render it inside the control's root element. It is hidden from the accessibility tree, so that it does not become part of the control's name.
 * `aria-describedby` reads hidden text too. The code that shows it loads after the first disabled control renders: most pages start without one.
 */
export function DisabledReason(props: DisabledReasonProps) {
  const [Layer, setLayer] = useState(() => loadedLayer)
  useEffect(() => {
    if (Layer !== undefined) return
    import('./ReasonLayer').then(
      ({ ReasonLayer }) => {
        loadedLayer = ReasonLayer
        setLayer(() => ReasonLayer)
      },
      // Without a connection the reason is still read, and the next disabled control tries again.
      () => undefined,
    )
  }, [Layer])
  return Layer === undefined ? (
    <span id={props.id} hidden data-disabled-reason="">
      {props.children}
    </span>
  ) : (
    <Layer {...props} />
  )
}
