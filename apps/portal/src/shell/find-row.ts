import { layoutAreas, routes, type PageRoute } from '../paths'
import { parseId } from './parse-id'
import type { Session } from './session-store'

/** Whether the page, or its layout, renders the document title. Otherwise the shell does. */
export const hasOwnTitle = (row: PageRoute): boolean => row.layout !== undefined || row.hasOwnTitle === true

/** The row of the current page in the table of routes; undefined for an address that only redirects. */
export const findRow = (matches: readonly { id: string }[]): PageRoute | undefined => {
  const id = matches.at(-1)?.id
  return Object.entries<PageRoute>(routes).find(([name]) => name === id)?.[1]
}

/** The key of the page that is current in the navigation. Pages of the own license belong to "License", those of others to "Licenses" (NAV-08). */
export function findArea(row: PageRoute | undefined, id: string | undefined, session: Session): string | undefined {
  const isOwn = row?.ofLicense !== undefined && parseId(id) === session.licenseId
  if (isOwn && routes.licenseView.allow.canDecide(session).allowed) return 'licenseView'
  return row?.area ?? (row?.layout && layoutAreas[row.layout])
}
