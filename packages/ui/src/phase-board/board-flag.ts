import type { ReactNode } from 'react'

/** A mark that cards can carry. */
export interface BoardFlag {
  /** The id that `flags` of an item refers to. */
  id: string
  /** Name of the flag, shown as a tooltip and read by screen readers: "Prerequisite". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
}
