'use client'

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** What may vanish under the reader's focus, and what takes the focus then. */
export interface KeepFocusProps {
  /** Focusable by script, and still there when this is gone. */
  to: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Hands the focus on when its children leave the page with the focus inside, so that it never falls to the body. */
export function KeepFocus({ to, children }: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    // The heir is looked up when it inherits: around a child that mounts first its ref is not set yet.
    const inherit = (): void => to.current?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement)) inherit()
    }
  }, [to])
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
