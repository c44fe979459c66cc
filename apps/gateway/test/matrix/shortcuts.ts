import type { Client } from '@sitewright/api-client/client'
import type { Case, Cases } from './case'

const UNUSED_REPORT = 13

/** Who sees or changes the settings of a license: its administrators, and those of all licenses. */
const ofLicense = (
  call: (client: Client, licenseId: number) => Promise<{ readonly status: number }>,
): Readonly<Record<string, Case>> => ({
  'of license 1': { call: (client) => call(client, 1), answers: [401, 403, 403, 403, 200, 404, 200] },
  'of license 2': { call: (client) => call(client, 2), answers: [401, 403, 403, 403, 404, 200, 200] },
  'of a license that does not exist': {
    call: (client) => call(client, 999),
    answers: [401, 403, 403, 403, 404, 404, 404],
  },
})

export const shortcutCases = {
  'shortcuts.list': ofLicense((client, licenseId) => client.shortcuts.list({ params: { licenseId } })),
  'shortcuts.save': ofLicense((client, licenseId) =>
    client.shortcuts.save({ params: { licenseId }, body: [{ id: 1, type: null, order: 0 }] }),
  ),
  'shortcuts.remove': ofLicense((client, licenseId) =>
    client.shortcuts.remove({ params: { licenseId, reportId: UNUSED_REPORT } }),
  ),
} satisfies Cases<'shortcuts'>
