import { type ReactNode, useMemo } from 'react'
import { Outlet, useMatches, useOutletContext, useParams } from 'react-router-dom'
import type { ActivityThing } from '@sitewright/domain/activity/messages'
import type { Actor, Decision, Policy } from '@sitewright/domain/shared/policy'
import { type FindAuthor, VersionAuthors } from '@sitewright/ui/use-draft'
import type { View } from '@sitewright/ui/view-state'
import { authorsOf, type Saved } from '../../data/conflict-author'
import type { LayoutName } from '../../paths'
import type { Opened } from './build-title'
import { RecordTitle } from './RecordTitle'
import { buildTabs, listTabs, type PageTab } from './tabs'
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

/** What the page of a record gets from its layout. */
interface LayoutPage<Value> {
  readonly view: View<Value>
  readonly tabs: PageTab[]
  /** Skeletons in the shape of the current tab. */
  readonly loading: ReactNode
  readonly failedTitle: string
  /** Renders the current tab. */
  readonly children: (opened: Value) => ReactNode
}

interface LayoutOptions {
  /** How many items a tab has, by its id, where the record has them (NAV-40). */
  readonly counts?: Readonly<Record<string, number | undefined>>
  /** Whether the current user may read the activity of this record. `true` by default. */
  readonly hasActivity?: boolean
}

/** The hooks of a layout and of its tabs, which read what it loaded. */
export interface Layout<Value> {
  /** The document title, and what the page of the record shows. */
  useLayout: (
    params: Readonly<Record<string, string | number>>,
    opened: Opened & { view: View<Value> },
    options?: LayoutOptions,
  ) => { title: ReactNode; page: LayoutPage<Value> }
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
 * Creates the hooks of a layout, so that a tab reads what its own layout passes.
 * @param readOnlyText for `useAccess`
 */
export function createLayout<Value>(
  layout: LayoutName,
  getSubject: (opened: Value) => OpenedSubject,
  readOnlyText: ReadOnlyText = () => '',
): Layout<Value> {
  const allTabs = listTabs(layout)
  function TabOutlet({ value }: { value: Value }) {
    const context = useMemo(() => ({ opened: value, subject: getSubject(value) }), [value])
    const [subject, id] = context.subject
    const { saves, findAuthor } = useTabHandle()
    const findOwn = useMemo(() => saves && authorsOf({ subject, id, actions: saves }), [subject, id, saves])
    return (
      <VersionAuthors value={findAuthor ?? findOwn}>
        <Outlet context={context} />
      </VersionAuthors>
    )
  }
  return {
    useLayout(params, opened, { counts, hasActivity = true } = {}) {
      const current = useMatches().at(-1)?.id
      const offered = hasActivity ? allTabs : allTabs.filter(({ id }) => id !== 'activity')
      const tabs = buildTabs(offered, { session: useActor(), params, current, counts })
      const { Skeleton } = useTabHandle()
      return {
        title: <RecordTitle opened={opened} tab={tabs.find(({ isCurrent }) => isCurrent)?.title} />,
        page: {
          view: opened.view,
          tabs,
          loading: Skeleton && <Skeleton />,
          failedTitle: opened.failedTitle ?? '',
          children: (value) => <TabOutlet value={value} />,
        },
      }
    },
    useOpened: () => useOutletContext<OutletContext<Value>>().opened,
    useAccess(policy) {
      const actor = useActor()
      const { opened } = useOutletContext<OutletContext<Value>>()
      return { actor, opened, access: { edit: policy.decide(actor, opened), readOnlyText } }
    },
  }
}

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
  /** Finds the author where the tab edits records of its own, in place of `saves`. */
  readonly findAuthor?: FindAuthor
}

const useTabHandle = (): TabHandle => useMatches().at(-1)?.handle ?? {}
