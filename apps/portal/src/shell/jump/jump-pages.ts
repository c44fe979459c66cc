import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { jumpLabels as labels } from '@sitewright/domain/jump/messages'
import { canCreateProject } from '@sitewright/domain/projects/policy'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { Policy } from '@sitewright/domain/shared/policy'
import type { JumpOption } from '@sitewright/ui/features/jump/JumpDialog'
import type { NavigationEntry } from '@sitewright/ui/features/shell/AppFrame'
import { fillPath, type PageRoute, type RouteName, routes } from '../../paths'
import { findPage } from '../page/find-row'
import { mayOpen } from '../page/guard-rules'
import { ROUTE_KEYS } from '../page/route-keys'
import type { Session } from '../session/session-store'

/** An option that opens a page. */
export interface PageOption extends JumpOption {
  readonly href: string
  /** Of another application. */
  readonly isExternal?: boolean | undefined
}

type Params = Readonly<Record<string, string | number | undefined>>

/** Pages that show a form also to those who may not save it. */
const CREATES: Partial<Record<RouteName, Policy>> = { newProject: canCreateProject, newGroup: canCreateGroup }

const isCreation = (name: string): boolean => /^new[A-Z]/.test(name)

const keysOf = (name: string): readonly string[] | undefined =>
  Object.entries(ROUTE_KEYS)
    .find(([, page]) => page === name)?.[0]
    .toUpperCase()
    .split(' ')

const isOpen = (name: RouteName, session: Session, params: Params): boolean => {
  const route: PageRoute = routes[name]
  const licenseId = Number(params['id'])
  return (
    mayOpen(route, session, params['userName']?.toString()) &&
    route.ofLicense?.decide(session, { licenseId }).allowed !== false &&
    CREATES[name]?.decide(session).allowed !== false
  )
}

const toOption = (name: RouteName, params: Params, detail?: string): PageOption => ({
  id: `page ${name}`,
  kind: isCreation(name) ? 'create' : 'page',
  label: routes[name].title,
  detail,
  keys: keysOf(name),
  href: fillPath<string>(routes[name].path, params),
})

/** Pages without parameters, from the table of routes: the others belong to a record. */
const FREE_PAGES = Object.entries<PageRoute>(routes)
  .filter(([, { path, allow }]) => allow !== 'anyone' && !path.includes(':'))
  .map(([name]) => name as RouteName)

const pagesOfLayout = (layout: string): RouteName[] =>
  Object.entries<PageRoute>(routes)
    .filter(([, route]) => route.layout === layout)
    .map(([name]) => name as RouteName)

/** The pages that a session may open: those of the navigation, others without parameters, and the settings of the own license. */
export function buildPages(session: Session, navigation: readonly NavigationEntry[]): PageOption[] {
  const linked = navigation.map(({ id, label, href, isExternal }): PageOption => ({
    id: `page ${id}`,
    kind: 'page',
    label,
    href,
    isExternal,
    keys: keysOf(id),
  }))
  const others = FREE_PAGES.filter((name) => !isCreation(name) && isOpen(name, session, {})).map((name) =>
    toOption(name, {}),
  )
  const own = { id: session.licenseId }
  const settings = pagesOfLayout('license')
    .filter((name) => isOpen(name, session, own))
    .map((name) => toOption(name, own, labels.licenseSettings))
  return [...linked, ...others.filter(({ href }) => linked.every((page) => page.href !== href)), ...settings]
}

/** What a session may create. */
export const buildCreations = (session: Session): PageOption[] =>
  FREE_PAGES.filter((name) => isCreation(name) && isOpen(name, session, {})).map((name) => toOption(name, {}))

/** The other tabs of the open page. */
export function buildTabPages(
  session: Session,
  current: { readonly id: string; readonly params: Params } | undefined,
): PageOption[] {
  const layout = findPage(current?.id)?.layout
  if (layout === undefined || current === undefined) return []
  const needed = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
  return pagesOfLayout(layout)
    .filter((name) => name !== current.id && isOpen(name, session, current.params))
    .filter((name) => needed(routes[name].path).every((param) => current.params[param] !== undefined))
    .map((name) => ({ ...toOption(name, current.params), id: `tab ${name}` }))
}

/** Whether a text has each word of a search, compared by keys. */
export const hasWords = (text: string, search: string): boolean => {
  const key = nameKey(text)
  return nameKey(search)
    .split(' ')
    .every((word) => key.includes(word))
}
