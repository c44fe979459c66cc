'use client'

import { createElement, type ElementType, Fragment, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** Props of StylesAhead. */
export interface StylesAheadProps {
  /** Styled components that render without props. */
  parts: readonly ElementType[]
}

/** The environment never changes. */
const subscribeToNothing = () => () => undefined

/**
 * Inserts the CSS rules of styled components early, by rendering them outside the document. A media-query rule that is inserted later makes
 * the browser recalculate the style of every element, and delays the interaction that needs the rule. Renders nothing on a server.
 */
export function StylesAhead({ parts }: StylesAheadProps) {
  const isClient = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isClient && <DetachedParts parts={parts} />
}

function DetachedParts({ parts }: StylesAheadProps) {
  const [container] = useState(() => document.createElement('div'))
  return createPortal(createElement(Fragment, null, ...parts.map((part) => createElement(part))), container)
}
