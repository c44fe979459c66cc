import type { Client } from '@sitewright/api-client/client'
import type { Case, Cases } from './case'

/** For users of all licenses alone, whatever the license. */
const ofLicense = (
  call: (client: Client, params: { licenseId: number }) => Promise<{ readonly status: number }>,
): Readonly<Record<string, Case>> => ({
  'of license 1': { call: (client) => call(client, { licenseId: 1 }), answers: [401, 403, 403, 403, 403, 403, 200] },
  'of license 2': { call: (client) => call(client, { licenseId: 2 }), answers: [401, 403, 403, 403, 403, 403, 200] },
  'of a license that does not exist': {
    call: (client) => call(client, { licenseId: 999 }),
    answers: [401, 403, 403, 403, 403, 403, 404],
  },
})

export const internalSettingsCases = {
  'internalSettings.read': ofLicense((client, params) => client.internalSettings.read({ params })),
  'internalSettings.save': ofLicense((client, params) =>
    client.internalSettings.save({ params, body: { OpportunityId: 'OPP-1' } }),
  ),
} satisfies Cases<'internalSettings'>
