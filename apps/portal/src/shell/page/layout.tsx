import type { ReactNode } from 'react'
import { Outlet, useMatches, useOutletContext, useParams } from 'react-router-dom'
import type { Opened } from './build-title'
import { RecordTitle } from './RecordTitle'
import { buildTabs, type Tab, type PageTab } from './tabs'
import { useActor } from '../session/use-session'

/** A layout and the hook with which its tabs read what it loaded. */
export interface Layout<Value> {
  /** Renders the current tab with what the layout loaded. */
  TabOutlet: (props: { value: Value }) => ReactNode
  /** What the layout loaded; tabs are only rendered then. */
  useOpened: () => Value
}

/** Types the outlet context of a layout, so that a tab reads what its own layout passes. */
export const createLayout = <Value,>(): Layout<Value> => ({
  TabOutlet: ({ value }) => <Outlet context={value} />,
  useOpened: () => useOutletContext<Value>(),
})

/** Mounts a page again for another value of a parameter, so that no input moves from one record to another. */
export function withParam(name: string, Page: (props: { param: string }) => ReactNode) {
  return function Component() {
    const param = useParams()[name] ?? ''
    return <Page key={param} param={param} />
  }
}

/** What the module of a tab exports as its `handle`. */
export interface TabHandle {
  /** Skeletons in the shape of the tab, for the layout while its record is loading. */
  readonly Skeleton?: () => ReactNode
}

/**
 * The tabs, the document title and the skeletons of a page with tabs.
 * @param counts of the items of a tab, by its id, where the record has them (NAV-40)
 */
export function useLayout<Id extends string>(
  tabs: readonly Tab<Id>[],
  params: Readonly<Record<string, string | number>>,
  opened: Opened,
  counts: { readonly [Key in Id]?: number | undefined } = {},
): { tabs: PageTab<Id>[]; title: ReactNode; loading: ReactNode } {
  const match = useMatches().at(-1)
  const links = buildTabs(tabs, { session: useActor(), params, current: match?.id, counts })
  const current = links.find(({ isCurrent }) => isCurrent)
  const { Skeleton } = (match?.handle ?? {}) as TabHandle
  return {
    tabs: links,
    title: <RecordTitle opened={opened} tab={current?.title} />,
    loading: Skeleton && <Skeleton />,
  }
}
