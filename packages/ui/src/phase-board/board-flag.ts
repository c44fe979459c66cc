import type { ReactNode } from 'react'
import type { BoardItem } from './board'

/** A mark that cards can carry. */
export interface BoardFlag {
  /** The id that `flags` of an item refers to. */
  id: string
  /** Name of the flag, shown as a tooltip and read by screen readers: "Prerequisite". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
}

/** The flags that a card carries, each with its text on that card. */
export const listFlags = ({ flags = [], flagHints }: BoardItem, all: ReadonlyMap<string, BoardFlag>): BoardFlag[] =>
  flags.flatMap((id) => {
    const flag = all.get(id)
    return flag === undefined ? [] : [{ ...flag, label: flagHints?.[id] ?? flag.label }]
  })
