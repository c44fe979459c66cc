'use client'

import { type ReactNode, useRef } from 'react'
import { useDockHeight } from '../dock/use-dock-height'
import { Dock, Foot } from './DataTable.styles'

/** A media query that never matches, for a footer that is not docked and covers nothing. */
const NEVER = 'not all'

/** Props of TableFoot. */
export interface TableFootProps {
  /** Whether the footer sticks to the bottom of the window. */
  isDocked: boolean
  /** Selection bar above the footer. */
  bar: ReactNode
  /** Row count and pages. */
  footer: ReactNode
}

/** The selection bar and the footer of a table. */
export function TableFoot({ isDocked, bar, footer }: TableFootProps) {
  const dock = useRef<HTMLDivElement>(null)
  useDockHeight(dock, isDocked ? undefined : NEVER)
  return (
    <Dock ref={dock}>
      {bar}
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Dock>
  )
}
