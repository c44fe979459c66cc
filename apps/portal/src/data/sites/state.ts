import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { Site, SiteStatePreview } from '@sitewright/domain/sites/site'
import type { SiteStateChoice } from '@sitewright/ui/features/sites/SiteStateDialog'
import { capabilities } from '../../shell/capabilities'
import { createOperations } from '../api'
import { write } from '../write'

const { sites } = createOperations({ sites: siteCalls })

/** Reads that show names, places and states of the sites of a project. */
export const SITE_READS = [
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
export const restoreSites = (projectId: number, siteIds: readonly number[]): Promise<unknown> =>
  write(() => sites.restore({ params: { projectId }, body: { siteIds: [...siteIds] } }), {
    saved: siteScreenMessages.restored,
    failed: siteMessages.saveFailed,
    isFailureToasted: true,
    refresh: [...SITE_READS],
  })

/** Archives or unarchives a site (SITE-61 to SITE-69). @returns the message of a failure */
export async function changeSiteState(
  { projectId, siteId }: Pick<Site, 'projectId' | 'siteId'>,
  { active, unarchiveSubSites }: SiteStateChoice,
): Promise<string | undefined> {
  const body = { projectId, siteId }
  const options = { failed: siteMessages.saveFailed, refresh: [...SITE_READS] }
  const outcome = active
    ? await write(() => sites.unarchive({ body: { ...body, unarchiveSubSites } }), {
        ...options,
        saved: siteMessages.unarchived,
      })
    : await write(() => sites.archive({ body }), {
        ...options,
        // MSG-73.
        saved: ({ siteIds }) => ({
          text: siteMessages.archived,
          undo:
            capabilities.has('sites.restore') && siteIds.length > 0
              ? () => void restoreSites(projectId, siteIds)
              : undefined,
        }),
      })
  return outcome.status === 'failed' ? outcome.message : undefined
}
