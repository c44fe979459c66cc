'use client'

import { type ReactNode, useRef } from 'react'
import { useDockHeight } from '../dock/use-dock-height'
import { Dock, Foot } from './DataTable.styles'

/** A media query that never matches: a foot that is not docked covers nothing. */
const NEVER = 'not all'

/** Props of TableFoot. */
export interface TableFootProps {
  /** It stays at the bottom of the window. */
  isDocked: boolean
  /** What acts on the selection, above the foot. */
  bar: ReactNode
  /** Count and paging. */
  footer: ReactNode
}

/** What stands under a table. */
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
