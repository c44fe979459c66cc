import type { TabLink } from '@sitewright/ui/tab-links'
import { fillPath, type LayoutName, routes, type PageRoute, type RouteName } from '../../paths'
import { mayOpen } from './guard-rules'
import type { Session } from '../session/session-store'

/** One tab of a page. */
export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** Its page, and other pages that show the same tab. */
  readonly routes: readonly [RouteName, ...RouteName[]]
}

/** A tab as a link. */
export interface PageTab<Id extends string = string> extends TabLink {
  readonly id: Id
  readonly isCurrent: boolean
  /** The title of the page that is open; undefined for the other tabs. */
  readonly title: string | undefined
}

/** What the links of tabs depend on. */
interface TabFacts<Id extends string> {
  session: Session
  /** The parameters of the address, decoded. */
  params: Readonly<Record<string, string | number>>
  /** Name of the current page. */
  current: string | undefined
  /** How many items a tab has, by its id. */
  counts?: { readonly [Key in Id]?: number | undefined }
}

/** The tabs that the session may open, as links. The row of a page decides, as it does for the guard (USER-123). */
export const buildTabs = <Id extends string>(
  tabs: readonly Tab<Id>[],
  { session, params, current, counts }: TabFacts<Id>,
): PageTab<Id>[] =>
  tabs
    .filter(({ routes: [name] }) => mayOpen(routes[name] as PageRoute, session, params.userName?.toString()))
    .map(({ id, label, routes: names }) => {
      const name = names.find((route) => route === current)
      const count = counts?.[id]
      return {
        id,
        href: fillPath<string>(routes[names[0]].path, params),
        label,
        isCurrent: name !== undefined,
        title: name && routes[name].title,
        count,
      }
    })

/** The tabs of a layout: its pages, in the order of the table. */
export function listTabs(layout: LayoutName): Tab[] {
  const rows = (Object.entries(routes) as [RouteName, PageRoute][]).filter(([, row]) => row.layout === layout)
  return rows
    .filter(([, { tab }]) => tab === undefined)
    .map(([name, { path, title }]) => ({
      id: path.split('/').at(-1) ?? '',
      label: title,
      routes: [name, ...rows.filter(([, { tab }]) => tab === name).map(([other]) => other)],
    }))
}
