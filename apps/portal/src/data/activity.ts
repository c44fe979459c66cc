import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { activity as activityCalls } from '@sitewright/api-client/calls/activity'
import {
  type ActivityFilter,
  narrowingOf,
  readActivityFilter,
  writeActivityFilter,
} from '@sitewright/domain/activity/filter'
import { activityMessages } from '@sitewright/domain/activity/messages'
import {
  ACTIVITY_EXPORT_COLUMNS,
  type ActivityExport,
  type ActivityPage,
  type ActivitySubjectName,
} from '@sitewright/domain/activity/model'
import { joinPages } from '@sitewright/domain/activity/pages'
import type { ActivityTabProps } from '@sitewright/ui/features/activity/ActivityTab'
import { capabilities } from '../shell/capabilities'
import { subjectPage } from '../shell/page/subject-page'
import { asView } from './as-view'
import { createOperations } from './api'
import { fetchOnce, useRead } from './read'
import { startJob } from './start-job'

const { activity } = createOperations({ activity: activityCalls })

/** What has an activity tab, by the call that reads it. */
export const activityReads = {
  user: activity.ofUser,
  group: activity.ofGroup,
  apiKey: activity.ofApiKey,
  project: activity.ofProject,
  site: activity.ofSite,
  workflow: activity.ofWorkflow,
  preservation: activity.ofPreservation,
  import: activity.ofImport,
  license: activity.ofLicense,
  environments: activity.ofEnvironment,
  productLicenses: activity.ofProductLicense,
  integrations: activity.ofIntegration,
  reports: activity.ofReport,
} as const satisfies Readonly<Record<ActivitySubjectName, unknown>>
export type ActivitySubject = ActivitySubjectName

/** What the audit calls them. */
const KINDS: Readonly<Record<ActivitySubject, string>> = {
  user: 'user',
  group: 'user-group',
  apiKey: 'api-key',
  project: 'project',
  site: 'site',
  workflow: 'workflow',
  preservation: 'preservation',
  import: 'import-system',
  license: 'license',
  environments: 'environment',
  productLicenses: 'product-license',
  integrations: 'integration',
  reports: 'report',
}

interface Loaded {
  /** What the pages answer: the subject and the filter. */
  readonly key: string
  readonly pages: readonly ActivityPage[]
  readonly state: 'idle' | 'loading' | 'failed'
  /** Entries of the last page; `undefined` before one. */
  readonly count: number | undefined
}

/** What the tab of a subject shows, apart from who reads it. */
type Activity = Pick<ActivityTabProps, 'view' | 'older' | 'fresh' | 'filters' | 'onOpen' | 'hrefOf'>

/** The filter of the tab in its address. Typing replaces the entry, so that Back leaves the tab. */
function useActivityFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readActivityFilter((name) => address.get(name))
  return {
    filter,
    onFilter: (change: Partial<ActivityFilter>): void =>
      setAddress(
        (latest) => {
          const next = new URLSearchParams(latest)
          const written = writeActivityFilter({ ...readActivityFilter((name) => latest.get(name)), ...change })
          for (const [name, value] of Object.entries(written)) {
            if (value === undefined) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

const withInput = <Value>({ body, input }: { body: Value; input: { params: { id: number } } }) => ({ body, input })

/**
 * The activity of a subject: the first page as it was when the tab opened, how many entries are newer, the counts of its filters, and the older pages that were loaded.
 */
export function useActivity(subject: ActivitySubject, id: number): Activity {
  const source = activityReads[subject]
  const { filter, onFilter } = useActivityFilter()
  const narrowing = narrowingOf(filter)
  const input = { params: { id }, query: { ...narrowing, counts: true } }
  const key = JSON.stringify([subject, input])
  // The entries of the filter before stay while those of this one load.
  const read = useRead(source, input, { select: withInput, keepsPrevious: true })
  const isLatest = JSON.stringify([subject, read.data?.input]) === key
  // Another subject has nothing to do with this one, and entries of another filter are no answer to a failure.
  const isShown = read.data?.input.params.id === id && (isLatest || read.error === undefined)
  const data = isShown ? read.data?.body : undefined
  const [opened, setOpened] = useState<{ key: string; page: ActivityPage }>()
  // What the cache had is not the list that was opened: the first answer of the server is.
  if (data !== undefined && isLatest && !read.isValidating && opened?.key !== key) setOpened({ key, page: data })
  const first = opened?.key === key ? opened.page : data
  const newest = first?.entries[0]?.activityId ?? 0
  const fresh = first === data ? 0 : (data?.entries.filter(({ activityId }) => activityId > newest).length ?? 0)

  const [latest, setLoaded] = useState<Loaded>()
  const loaded: Loaded = latest?.key === key ? latest : { key, pages: [], state: 'idle', count: undefined }
  const joined = first && joinPages(first, loaded.pages)

  const load = async (beforeId: number, pages: readonly ActivityPage[]): Promise<void> => {
    setLoaded({ ...loaded, state: 'loading', count: undefined })
    try {
      const page = await fetchOnce(source, { params: { id }, query: { ...narrowing, beforeId } })
      setLoaded({ key, pages: [...pages, page], state: 'idle', count: page.entries.length })
    } catch {
      setLoaded({ ...loaded, state: 'failed', count: undefined })
    }
  }
  const view = asView(
    { ...pickRead(read), data: data === undefined ? undefined : joined?.entries },
    activityMessages.fetchFailed,
  )
  const olderThan = joined?.olderThan ?? null
  const olderState = olderThan === null ? 'none' : loaded.state === 'idle' ? 'more' : loaded.state
  return {
    // The page that is already open is not a link.
    hrefOf: (about) => (about.kind === KINDS[subject] && about.id === String(id) ? undefined : subjectPage(about)),
    onOpen: async ({ activityId }) => {
      const page = await fetchOnce(source, {
        params: { id },
        query: { beforeId: activityId + 1, allNames: true },
      })
      const [entry] = page.entries
      if (entry?.activityId !== activityId) throw new Error('The entry was not found.')
      return entry
    },
    view,
    fresh: { count: fresh, show: () => data && setOpened({ key, page: data }) },
    filters: {
      filter,
      onFilter,
      counts: data?.counts,
      onExport: capabilities.has('activity.export')
        ? (which) => void exportActivity({ subject, id, ...(which === 'matching' && narrowing) })
        : undefined,
    },
    older: {
      state: data !== undefined && !isLatest ? 'loading' : olderState,
      loadedCount: loaded.count,
      load: () => {
        if (joined !== undefined && olderThan !== null && loaded.state !== 'loading') void load(olderThan, joined.pages)
      },
    },
  }
}

/** The state of a read without its data. */
const pickRead = ({ error, isLoading, isValidating, reload }: ReturnType<typeof useRead>) => ({
  error,
  isLoading,
  isValidating,
  reload,
})

/** Starts an export with all columns. */
export const exportActivity = (body: Omit<ActivityExport, 'columns'>): Promise<unknown> =>
  startJob(() => activity.export({ body: { ...body, columns: [...ACTIVITY_EXPORT_COLUMNS] } }))
