import { type ReactNode, useMemo } from 'react'
import { Outlet, useMatches, useOutletContext, useParams } from 'react-router-dom'
import type { ActivityThing } from '@sitewright/domain/activity/messages'
import type { Actor, Decision, Policy } from '@sitewright/domain/shared/policy'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { authorsOf, type Saved } from '../../data/conflict-author'
import type { Opened } from './build-title'
import { RecordTitle } from './RecordTitle'
import { buildTabs, type Tab, type PageTab } from './tabs'
import { useActor } from '../session/use-session'

/** What is open: for its activity, and to find who saved over its version. */
type OpenedSubject = readonly [
  subject: Exclude<Saved['subject'], 'config' | 'licenseConfig'>,
  id: number,
  thing: ActivityThing,
]

/** Says why a tab cannot be edited. */
type ReadOnlyText = (reason: string) => string

interface OutletContext<Value> {
  readonly opened: Value
  readonly subject: OpenedSubject
}

/** What is open, for a tab of any layout. */
export const useSubject = (): OpenedSubject => useOutletContext<OutletContext<unknown>>().subject

/** A layout and the hooks with which its tabs read what it loaded. */
export interface Layout<Value> {
  /** Renders the current tab with what the layout loaded. */
  TabOutlet: (props: { value: Value }) => ReactNode
  /** What the layout loaded; tabs are only rendered then. */
  useOpened: () => Value
  /** The same, and how far the current user may edit a tab of it. */
  useAccess: (policy: Policy<Value>) => {
    actor: Actor
    opened: Value
    access: { edit: Decision; readOnlyText: ReadOnlyText }
  }
}

/**
 * Types the outlet context of a layout, so that a tab reads what its own layout passes.
 * @param readOnlyText for `useAccess`
 */
export const createLayout = <Value,>(
  getSubject: (opened: Value) => OpenedSubject,
  readOnlyText: ReadOnlyText = () => '',
): Layout<Value> => ({
  TabOutlet: function TabOutlet({ value }) {
    const context = useMemo(() => ({ opened: value, subject: getSubject(value) }), [value])
    const [subject, id] = context.subject
    const { saves } = useTabHandle()
    const findAuthor = useMemo(() => saves && authorsOf({ subject, id, actions: saves }), [subject, id, saves])
    return (
      <VersionAuthors value={findAuthor}>
        <Outlet context={context} />
      </VersionAuthors>
    )
  },
  useOpened: () => useOutletContext<OutletContext<Value>>().opened,
  useAccess: function useAccess(policy) {
    const actor = useActor()
    const { opened } = useOutletContext<OutletContext<Value>>()
    return { actor, opened, access: { edit: policy.decide(actor, opened), readOnlyText } }
  },
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
  /** The calls that can have saved another version of what the tab edits. */
  readonly saves?: readonly string[]
}

const useTabHandle = (): TabHandle => useMatches().at(-1)?.handle ?? {}

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
  const { Skeleton } = useTabHandle()
  return {
    tabs: links,
    title: <RecordTitle opened={opened} tab={current?.title} />,
    loading: Skeleton && <Skeleton />,
  }
}
