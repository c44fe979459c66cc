import { sharedMessages } from '@sitewright/domain/shared/messages'
import { fillPath, layoutAreas, paths, type PageRoute, type RouteArea, type RouteName, routes } from '../../paths'
import { mayOpen } from './guard-rules'
import { parseId } from './parse-id'
import type { Session } from '../session/session-store'

/** Whether the page, or its layout, renders the document title. Otherwise the shell does. */
export const hasOwnTitle = (row: PageRoute): boolean => row.layout !== undefined || row.hasOwnTitle === true

/** The row of a page in the table of routes; undefined for an address that only redirects. */
export const findPage = (id: string | undefined): PageRoute | undefined =>
  Object.entries<PageRoute>(routes).find(([name]) => name === id)?.[1]

/** The row of the current page. */
export const findRow = (matches: readonly { id: string }[]): PageRoute | undefined => findPage(matches.at(-1)?.id)

/** The area of a page, whatever the license that it names. */
const areaOf = (row: PageRoute): RouteArea | undefined => row.area ?? (row.layout && layoutAreas[row.layout])

/**
 * The key of the page that is current in the navigation: one for all pages of a record (NAV-37). Pages of the own license belong to "License", those of others to "Licenses" (NAV-08).
 * @param id the parameter of that name in the address
 */
export function findArea(row: PageRoute | undefined, id: string | undefined, session: Session): string | undefined {
  const area = row && areaOf(row)
  const isOwn = area === 'licenses' && parseId(id) === session.licenseId
  return isOwn && routes.licenseView.allow.canDecide(session).allowed ? 'licenseView' : area
}

/** The list that a record belongs to. */
function findList({ layout }: PageRoute, area: RouteArea): RouteName {
  if (layout === 'group') return 'groups'
  return area === 'sites' ? 'projectSites' : area
}

/** The way back from a record that does not exist: to the list that it belongs to, else to Home (NAV-39). */
export function findBackLink(
  row: PageRoute | undefined,
  params: Readonly<Record<string, string | undefined>>,
  session: Session,
): { href: string; label: string } {
  const area = row && areaOf(row)
  const list: PageRoute | undefined = area && routes[findList(row, area)]
  if (list === undefined || list === row || !mayOpen(list, session, undefined)) {
    return { href: paths.home(), label: sharedMessages.goTo(sharedMessages.homeTitle) }
  }
  const known = Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return { href: fillPath<string>(list.path, Object.fromEntries(known)), label: sharedMessages.goTo(list.title) }
}
