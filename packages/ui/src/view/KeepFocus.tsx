'use client'

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/return-focus'

/** Props of KeepFocus. */
export interface KeepFocusProps {
  /** Element that takes the focus. It must be focusable by script, and outlive the children. The main landmark by default. */
  to?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Moves the focus when its children unmount with the focus inside, so that the focus never falls to the body. */
export function KeepFocus({ to, children }: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    // Reads the ref during cleanup, because it may not be set yet when this effect runs.
    const focusTarget = (): void =>
      to === undefined ? returnFocus(null, element) : to.current?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement)) focusTarget()
    }
  }, [to])
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
