import type { ReactNode } from 'react'
import { Pane, Split } from './SplitPage.styles'
import { BesideContext } from './use-is-beside'
import { useMediaQuery } from './use-media-query'

/** From which width the list stays beside what is open. */
const QUERIES = { form: '(min-width: 1200px)', reader: '(min-width: 1024px)' } as const

/** Props of SplitPage. */
export interface SplitPageProps {
  /** `form`: from 1200 px, what is open has 500 px at the end. `reader`: from 1024 px, the list has 360 px at the start. */
  layout: keyof typeof QUERIES
  list: ReactNode
  /** Whether something is open. In a window that is too narrow for both, it replaces the list. */
  isOpen: boolean
  /** What is open. It is rendered in any case, because the router decides what it is. */
  children: ReactNode
}

/**
 * A list, and beside it what the user opened from it. The list stays mounted, so it keeps its place. The `h1` is that of what is open; the heading of the list is an `h2` then.
 */
export function SplitPage({ layout, list, isOpen, children }: SplitPageProps) {
  const isWide = useMediaQuery(QUERIES[layout])
  const isBeside = isWide && isOpen
  return (
    <BesideContext value={isBeside}>
      <Split data-layout={layout} data-split-page={isWide ? '' : undefined} data-beside={isBeside ? '' : undefined}>
        {(isWide || !isOpen) && <Pane data-list-pane="">{list}</Pane>}
        {isOpen ? <Pane data-detail-pane={layout}>{children}</Pane> : children}
      </Split>
    </BesideContext>
  )
}
