import { useMatches } from 'react-router-dom'
import { findRow, hasOwnTitle } from './page/find-row'
import { PageTitle } from './page/PageTitle'

/** The document title of a page, from the table of routes. A page with tabs has it from its layout instead, which knows the name of what is open. */
export function ShellTitle() {
  const matches = useMatches()
  const row = findRow(matches)
  return row === undefined || hasOwnTitle(row) ? null : (
    <PageTitle parts={[matches.at(-1)?.params.userName, row.title]} />
  )
}
