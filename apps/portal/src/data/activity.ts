import { useState } from 'react'
import { activity as activityCalls } from '@sitewright/api-client/contract/activity'
import { activityMessages } from '@sitewright/domain/activity/messages'
import type { ActivityPage } from '@sitewright/domain/activity/model'
import { joinPages } from '@sitewright/domain/activity/pages'
import type { ActivityTabProps } from '@sitewright/ui/features/activity/ActivityTab'
import { subjectPage } from '../shell/subject-page'
import { asView } from './as-view'
import { createOperations } from './api'
import { fetchOnce, useRead } from './read'

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
  license: activity.ofLicense,
  environments: activity.ofEnvironment,
  productLicenses: activity.ofProductLicense,
  integrations: activity.ofIntegration,
  reports: activity.ofReport,
}
export type ActivitySubject = keyof typeof activityReads

/** What the audit calls them. */
const KINDS: Readonly<Record<ActivitySubject, string>> = {
  user: 'user',
  group: 'user-group',
  apiKey: 'api-key',
  project: 'project',
  site: 'site',
  workflow: 'workflow',
  preservation: 'preservation',
  license: 'license',
  environments: 'environment',
  productLicenses: 'product-license',
  integrations: 'integration',
  reports: 'report',
}

interface Loaded {
  readonly pages: readonly ActivityPage[]
  readonly state: 'idle' | 'loading' | 'failed'
  /** Entries of the last page. */
  readonly count: number
}

const NOTHING: Loaded = { pages: [], state: 'idle', count: 0 }

/** The activity of a user, a group, a key, a project, a site, a workflow, a preservation, a license or a catalog entry: the first page, which stays up to date, and the older pages that were loaded. */
export function useActivity(
  subject: ActivitySubject,
  id: number,
): Pick<ActivityTabProps, 'view' | 'older' | 'onOpen' | 'hrefOf'> {
  const source = activityReads[subject]
  const input = { params: { id } }
  const first = useRead(source, input, { keepsPrevious: false })
  const [loaded, setLoaded] = useState(NOTHING)
  const joined = first.data && joinPages(first.data, loaded.pages)

  const load = async (beforeId: number, pages: readonly ActivityPage[]): Promise<void> => {
    setLoaded({ ...loaded, state: 'loading', count: 0 })
    try {
      const page = await fetchOnce(source, { ...input, query: { beforeId } })
      setLoaded({ pages: [...pages, page], state: 'idle', count: page.entries.length })
    } catch {
      setLoaded({ ...loaded, state: 'failed', count: 0 })
    }
  }
  const view = asView(first, activityMessages.fetchFailed)
  const olderThan = joined?.olderThan ?? null
  return {
    // The page that is already open is not a link.
    hrefOf: (about) => (about.kind === KINDS[subject] && about.id === String(id) ? undefined : subjectPage(about)),
    onOpen: async ({ activityId }) => {
      const page = await fetchOnce(source, { ...input, query: { beforeId: activityId + 1, allNames: true } })
      const [entry] = page.entries
      if (entry?.activityId !== activityId) throw new Error('The entry was not found.')
      return entry
    },
    view: view.state === 'ready' ? { ...view, value: joined?.entries ?? [] } : view,
    older: {
      state: olderThan === null ? 'none' : loaded.state === 'idle' ? 'more' : loaded.state,
      loadedCount: loaded.count,
      load: () => {
        if (joined !== undefined && olderThan !== null && loaded.state !== 'loading') void load(olderThan, joined.pages)
      },
    },
  }
}
