'use client'

import { createElement, type ElementType, Fragment, useState } from 'react'
import { createPortal } from 'react-dom'

/** Props of StylesAhead. */
export interface StylesAheadProps {
  /** Styled parts that need no props. */
  parts: readonly ElementType[]
}

/**
 * Gives styled parts their rules together with those of the page, by drawing them outside of it. A rule under a media query
 * that is added later makes the browser style every element of the page anew, and the first press that brings such a part waits for that.
 */
export function StylesAhead({ parts }: StylesAheadProps) {
  const [place] = useState(() => document.createElement('div'))
  return createPortal(createElement(Fragment, null, ...parts.map((part) => createElement(part))), place)
}
