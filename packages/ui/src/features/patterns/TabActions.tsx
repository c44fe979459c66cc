import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The element in the header of the page; null outside such a page. */
export const TabActionsContext = createContext<HTMLElement | null>(null)

/**
 * Renders the actions of the open tab in the header of its TabbedPage, so that the header changes with the tab while the tab owns the state of its actions. Renders nothing
 * outside a page with `hasTabActions`.
 */
export function TabActions({ children }: { children: ReactNode }) {
  const slot = use(TabActionsContext)
  return slot && createPortal(children, slot)
}
