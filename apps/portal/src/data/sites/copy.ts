import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite, SiteCopyCheck } from '@sitewright/domain/sites/site'
import { showFailure } from '../../shell/show-failure'
import { createOperations } from '../api'
import { write } from '../write'

const { sites } = createOperations({ sites: siteCalls })

/** Whether a site can be copied into a project (COPY-23). Resolves to undefined after a failure, which a toast shows. */
export async function checkSiteCopy(
  projectId: number,
  { siteId }: Pick<SimpleSite, 'siteId'>,
): Promise<SiteCopyCheck | undefined> {
  try {
    return (await sites.canCopy({ params: { projectId, siteId } })).body
  } catch (error) {
    showFailure(error, siteMessages.copyFailed)
    return undefined
  }
}

/** Copies a site to the top of a project (COPY-25, COPY-30). @returns the message of a failure, which a toast shows */
export async function copySite(
  projectId: number,
  { siteId }: Pick<SimpleSite, 'siteId'>,
  unarchiveExisting: boolean,
): Promise<string | undefined> {
  const outcome = await write(
    () => sites.copy({ params: { siteId }, body: { site: { projectId }, unarchiveExisting } }),
    {
      saved: siteMessages.copied,
      failed: siteMessages.copyFailed,
      isFailureToasted: true,
      refresh: ['sites.list', 'sites.one', 'sites.hierarchy', 'sites.defaultStorage'],
    },
  )
  return outcome.status === 'failed' ? outcome.message : undefined
}
