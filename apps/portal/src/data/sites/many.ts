import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { ProblemKind } from '@sitewright/domain/shared/problem'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { applyChange, type SitesChange } from '@sitewright/domain/sites/selected'
import { selectedSiteMessages as messages } from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import type { SitesAction, SitesControl } from '@sitewright/ui/features/sites/SitesActionDialog'
import { capabilities } from '../../shell/capabilities'
import { createOperations } from '../api'
import { describeFailure, writeBatch, type PlainOutcome, type WriteOne } from '../write'
import { restoreSites, SITE_READS } from './state'

const { sites } = createOperations({ sites: siteCalls })

type Outcome = SaveOutcome<unknown> | PlainOutcome<unknown>

/** Failures of one site, beside a newer version of it. Every other failure, such as a missing role or connection, would repeat for the others. */
const OF_ONE_SITE: ReadonlySet<ProblemKind> = new Set(['invalid', 'not-found', 'too-large'])

/** Acts on sites one after the other. The sites after a stop, or after a failure that would repeat, are not tried. */
async function forEachSite(
  chosen: readonly SimpleSite[],
  { onProgress, isStopped }: SitesControl,
  act: (site: SimpleSite) => Promise<Outcome>,
): Promise<Map<SimpleSite, string>> {
  const failures = new Map<SimpleSite, string>()
  let repeated: string | undefined
  for (const [done, site] of chosen.entries()) {
    onProgress(done)
    if (isStopped()) repeated ??= messages.stopped
    if (repeated !== undefined) {
      failures.set(site, repeated)
      continue
    }
    const outcome = await act(site)
    if (outcome.status === 'saved') continue
    const message = outcome.status === 'conflict' ? siteMessages.conflict : outcome.message
    failures.set(site, message)
    if (outcome.status === 'failed' && (outcome.problem === undefined || !OF_ONE_SITE.has(outcome.problem)))
      repeated = message
  }
  return failures
}

const failed = { failed: siteMessages.saveFailed }

/** Archives sites, each with all sites below it (SITE-82). All of them can be undone at once. */
export const archiveSites =
  (projectId: number): SitesAction =>
  async (chosen, control) => {
    const archived: number[] = []
    return writeBatch(
      (writeOne) =>
        forEachSite(chosen, control, async ({ siteId }) => {
          const outcome = await writeOne(() => sites.archive({ body: { projectId, siteId } }), failed)
          if (outcome.status === 'saved') archived.push(...outcome.value.siteIds)
          return outcome
        }),
      {
        report: () =>
          archived.length === 0
            ? undefined
            : {
                text: messages.archived(archived.length),
                undo: capabilities.has('sites.restore') ? () => void restoreSites(projectId, archived) : undefined,
              },
        refresh: () => [...SITE_READS],
      },
    )
  }

/** Reads a site and saves it with the change, over the version that was read. A site that is like that already is not saved. */
async function changeSite(writeOne: WriteOne, siteId: number, change: SitesChange): Promise<Outcome> {
  try {
    const { body } = await sites.one({ params: { siteId } })
    const changed = applyChange(body, change)
    if (changed === undefined) return { status: 'saved', value: undefined }
    return await writeOne(() => sites.save({ params: { siteId }, body: changed }), {
      ...failed,
      readCurrent: (current) => current,
    })
  } catch (error) {
    return describeFailure(error, siteMessages.fetchOneFailed)
  }
}

/** Changes the class or the types of sites (SITE-82). */
export const changeSites = (change: SitesChange, ...[chosen, control]: Parameters<SitesAction>) =>
  writeBatch((writeOne) => forEachSite(chosen, control, ({ siteId }) => changeSite(writeOne, siteId, change)), {
    report: (failures) =>
      failures.size === chosen.length ? undefined : messages.changed(chosen.length - failures.size),
    refresh: () => [...SITE_READS],
  })
