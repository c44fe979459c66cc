import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { findCopyRefusal } from '@sitewright/domain/sites/copy'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite, SiteCopyCheck } from '@sitewright/domain/sites/site'
import type { SiteCopyResult } from '@sitewright/ui/features/sites/SiteCopy'
import { createOperations } from '../api'
import { write } from '../write'

const { sites } = createOperations({ sites: siteCalls })

/** Whether a site can be copied into a project (COPY-23). A toast shows why not. Resolves to undefined after a failure, which a toast shows. */
export async function checkSiteCopy(
  projectId: number,
  { siteId, name }: Pick<SimpleSite, 'siteId' | 'name'>,
): Promise<SiteCopyCheck | undefined> {
  const outcome = await write(() => sites.canCopy({ params: { projectId, siteId } }), {
    saved: (check) => {
      const refusal = findCopyRefusal(check, name)
      return refusal === undefined ? undefined : { text: refusal, tone: 'error' }
    },
    failed: siteMessages.copyFailed,
    isFailureToasted: true,
  })
  return outcome.status === 'saved' ? outcome.value : undefined
}

/** Copies a site to the top of a project (COPY-25, COPY-30). A toast shows a failure. */
export async function copySite(
  projectId: number,
  { siteId }: Pick<SimpleSite, 'siteId'>,
  unarchiveExisting: boolean,
): Promise<SiteCopyResult> {
  const outcome = await write(
    () => sites.copy({ params: { siteId }, body: { site: { projectId }, unarchiveExisting } }),
    {
      saved: siteMessages.copied,
      failed: siteMessages.copyFailed,
      isFailureToasted: true,
      refresh: ['sites.list', 'sites.one', 'sites.hierarchy', 'sites.defaultStorage'],
    },
  )
  return outcome.status === 'saved'
    ? { numSites: outcome.value.numSites }
    : { failure: outcome.status === 'failed' ? outcome.message : siteMessages.copyFailed }
}
