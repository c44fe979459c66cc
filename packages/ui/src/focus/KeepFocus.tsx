'use client'

import { type ReactNode, type RefObject, useRef } from 'react'
import { returnFocus } from './return-focus'
import { useFocusTransfer } from './transfer-focus'

/** Props of KeepFocus. */
export interface KeepFocusProps {
  /** Element that takes the focus. It must be focusable by script, and outlive the children. The main landmark by default. */
  to?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Moves the focus when its children unmount with the focus inside, so that the focus never falls to the body. */
export function KeepFocus({ to, children }: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  useFocusTransfer(root, (element) =>
    to === undefined ? returnFocus(null, element) : to.current?.focus({ preventScroll: true }),
  )
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
