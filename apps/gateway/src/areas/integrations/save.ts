import type { integrations as contract } from '@sitewright/api-client/contract/integrations'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import type { Queries } from '../../db/database'
import { licenseIntegrations } from '../../db/schema'
import { changeBetween, readAssigned } from '../../holdings/assignments'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { allIds, saveIds } from '../../saves/save-ids'
import { lockLicense } from '../../saves/lock-license'
import { listIntegrations } from './store'

const refuse = (sentence: string) => invalid({ integrationIds: [sentence] }, sentence)

/** The integrations of a license, with the tag that a save names. */
export async function readIntegrationIds(q: Queries, licenseId: number) {
  const ids = await readAssigned(q, licenseIntegrations, licenseId)
  return { body: ids, tag: tagOfIds(ids) }
}

/**
 * Saves the integrations of a license.
 * @throws Problem 400 where an id is repeated or unknown, and nothing is saved
 */
export function saveIntegrations(tx: Queries, call: JudgedCall<(typeof contract)['saveOfLicense']>) {
  const { body, params } = call
  const wanted = new Set(body)
  if (wanted.size < body.length) throw refuse(integrationMessages.repeated)
  return saveIds(tx, call, {
    action: 'integrations.saveOfLicense',
    conflict: integrationMessages.conflict,
    table: licenseIntegrations,
    lock: () => lockLicense(tx, call.actor, params.licenseId),
    settle: async (_license, before) => {
      const change = changeBetween(before, wanted)
      const offered = (await listIntegrations(tx)).filter(({ isRetired }) => !isRetired)
      const known = new Set(offered.map(({ integrationId }) => integrationId))
      if (!change.added.every((id) => known.has(id))) throw refuse(integrationMessages.notFound)
      return change
    },
    entry: allIds('integrationIds'),
    present: ({ licenseId }) => readIntegrationIds(tx, licenseId),
  })
}
