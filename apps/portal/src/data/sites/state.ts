import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { Site, SiteStatePreview } from '@sitewright/domain/sites/site'
import type { SiteStateChoice } from '@sitewright/ui/features/sites/SiteStateDialog'
import { capabilities } from '../../shell/capabilities'
import { session } from '../../shell/session/session'
import { toasts } from '../../shell/toasts'
import { createOperations } from '../api'
import { write } from '../write'

const { sites } = createOperations({ sites: siteCalls })

/** Reads that show which sites are archived. */
const AFFECTED_READS = [
  'sites.one',
  'sites.list',
  'sites.hierarchy',
  'sites.defaultStorage',
  'projects.one',
  'activity.ofSite',
] as const

/** Counts what an archive or unarchive would change. Resolves to undefined if the server cannot say. */
export async function previewSiteState(siteId: number): Promise<SiteStatePreview | undefined> {
  if (!capabilities.has('sites.statePreview')) return undefined
  try {
    return (await sites.statePreview({ params: { siteId } })).body
  } catch {
    // The dialog says that the sub-sites could not be counted.
    return undefined
  }
}

/** Undoes an archive: makes exactly the sites that it archived active again. */
const restore = (projectId: number, siteIds: readonly number[]): Promise<unknown> =>
  write(() => sites.restore({ params: { projectId }, body: { siteIds: [...siteIds] } }), {
    saved: siteScreenMessages.restored,
    failed: siteMessages.saveFailed,
    isFailureToasted: true,
    refresh: [...AFFECTED_READS],
  })

/** Says that sites are archived, with an undo for the session that did it (SITE-69, MSG-73). */
function toastArchived(projectId: number, siteIds: readonly number[]): void {
  const owner = session.shown()?.id
  const undo = (): void => {
    if (session.shown()?.id === owner) void restore(projectId, siteIds)
  }
  const canUndo = capabilities.has('sites.restore') && siteIds.length > 0
  toasts.info(siteMessages.archived, canUndo ? { action: { label: sharedMessages.undo, onAction: undo } } : {})
}

/** Archives or unarchives a site (SITE-61 to SITE-69). @returns the message of a failure */
export async function changeSiteState(
  { projectId, siteId }: Pick<Site, 'projectId' | 'siteId'>,
  { active, unarchiveSubSites }: SiteStateChoice,
): Promise<string | undefined> {
  const body = { projectId, siteId }
  const outcome = await write(
    () => (active ? sites.unarchive({ body: { ...body, unarchiveSubSites } }) : sites.archive({ body })),
    {
      ...(active && { saved: siteMessages.unarchived }),
      failed: siteMessages.saveFailed,
      refresh: [...AFFECTED_READS],
    },
  )
  if (outcome.status === 'failed') return outcome.message
  if (!active) toastArchived(projectId, outcome.value.siteIds)
  return undefined
}
