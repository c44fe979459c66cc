import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import type { SimpleSite, SiteMove } from '@sitewright/domain/sites/site'
import { createOperations } from '../api'
import { write } from '../write'
import { SITE_READS } from './state'

const { sites } = createOperations({ sites: siteCalls })

/** Puts moved sites back where they were, with their class. */
const undo = (projectId: number, before: readonly SiteMove[]): Promise<unknown> =>
  write(() => sites.move({ params: { projectId }, body: { sites: [...before] } }), {
    saved: siteMoveMessages.undone,
    failed: siteMoveMessages.failed,
    isFailureToasted: true,
    refresh: [...SITE_READS],
    refreshAfterFailure: [...SITE_READS],
  })

/** Moves sites below another one, or to the top, where they lose their class (SITE-76). @returns the message of a failure */
export async function moveSites(
  projectId: number,
  moved: readonly SimpleSite[],
  parentId: number | null,
): Promise<string | undefined> {
  const moves = moved.map(({ siteId, version }) => ({
    siteId,
    version,
    parentId,
    ...(parentId === null && { siteClass: null }),
  }))
  const outcome = await write(() => sites.move({ params: { projectId }, body: { sites: moves } }), {
    saved: ({ before, numSites, deepPolygons }) => ({
      text: [
        siteMoveMessages.moved(numSites),
        ...(deepPolygons > 0 ? [siteMoveMessages.deepPolygons(deepPolygons)] : []),
      ].join(' '),
      undo: before.length > 0 ? () => void undo(projectId, before) : undefined,
    }),
    failed: siteMoveMessages.failed,
    refresh: [...SITE_READS],
    refreshAfterFailure: [...SITE_READS],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}
