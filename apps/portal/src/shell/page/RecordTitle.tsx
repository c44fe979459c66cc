import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { buildTitle, type Opened } from './build-title'
import { findRecord, toRecent } from './opened-record'
import { PageTitle } from './PageTitle'
import { recent } from '../jump/recent'
import { useActor } from '../session/use-session'

/**
 * The document title of a page about a record: "Night Shift · Roles · Sitewright". Every such page renders one, so this is also the place that remembers
 * the record among those opened last, and forgets one that does not exist or that this session cannot see.
 */
export function RecordTitle({ opened, tab }: { opened: Opened; tab?: string | undefined }) {
  useRemembered(opened)
  return <PageTitle parts={buildTitle(opened, tab)} />
}

function useRemembered({ view, name }: Opened): void {
  const { userId } = useActor()
  const match = useMatches().at(-1)
  const isOpen = view.state === 'ready'
  const problem = view.state === 'failed' ? view.problem : view.state === 'ready' ? view.staleProblem : undefined
  const isUnavailable = problem?.isUnavailable === true
  const params = JSON.stringify(match?.params)
  // In an effect, because the list outlives the page, and other parts of the frame show it.
  useEffect(() => {
    const values = JSON.parse(params ?? '{}') as Readonly<Record<string, string>>
    const record = findRecord(match?.id, values)
    if (record === undefined) return
    if (isUnavailable) recent.forget(userId, record)
    else if (isOpen) {
      const entry = toRecent(record, name, values, Date.now())
      if (entry) recent.add(userId, entry)
    }
  }, [userId, match?.id, params, isOpen, isUnavailable, name])
}
