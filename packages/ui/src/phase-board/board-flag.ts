import type { ReactNode } from 'react'

/** A mark that cards may carry. */
export interface BoardFlag {
  /** As in the `flags` of an item. */
  id: string
  /** What it says, shown to the pointer and read: "Prerequisite". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
}
