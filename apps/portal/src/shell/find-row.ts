import { routes, type PageRoute } from '../paths'

/** Whether the page, or its layout, renders the document title. Otherwise the shell does. */
export const hasOwnTitle = (row: PageRoute): boolean => row.layout !== undefined || row.hasOwnTitle === true

/** The row of the current page in the table of routes; undefined for an address that only redirects. */
export const findRow = (matches: readonly { id: string }[]): PageRoute | undefined => {
  const id = matches.at(-1)?.id
  return Object.entries<PageRoute>(routes).find(([name]) => name === id)?.[1]
}
