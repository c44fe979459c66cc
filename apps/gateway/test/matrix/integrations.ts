import type { Client } from '@sitewright/api-client/client'
import { alike, type Cases } from './case'

const LICENSES = { 'of license 1': 1, 'of license 2': 2, 'of a license that does not exist': 999 } as const

/** The same call about each license, with the answers in that order. */
const ofEach = (
  call: (client: Client, licenseId: number) => Promise<{ readonly status: number }>,
  answers: readonly (readonly number[])[],
  /** Of an account that has ACCESS_MY_CUSTOMER_LICENCE alone. */
  ofOwn: readonly number[],
) =>
  Object.fromEntries(
    Object.entries(LICENSES).map(([what, licenseId], index) => [
      what,
      {
        call: (client: Client) => call(client, licenseId),
        answers: answers[index] ?? [],
        ofOwner: { 'no.projects': ofOwn[index] ?? 0, 'config.admin': ofOwn[index] ?? 0 },
      },
    ]),
  )

export const integrationCases = {
  'integrations.list': {
    'in scope': {
      call: (client) => client.integrations.list(),
      answers: [401, 403, 403, 403, 200, 200, 200],
      ofOwner: { 'no.projects': 200, 'config.admin': 200 },
    },
  },
  'integrations.ofLicense': ofEach(
    (client, licenseId) => client.integrations.ofLicense({ params: { licenseId } }),
    [
      [401, 403, 403, 403, 200, 404, 200],
      [401, 403, 403, 403, 404, 200, 200],
      [401, 403, 403, 403, 404, 404, 404],
    ],
    [200, 404, 404],
  ),
  'integrations.saveOfLicense': ofEach(
    (client, licenseId) => client.integrations.saveOfLicense({ params: { licenseId }, body: [1, 2, 3] }),
    [
      [401, 403, 403, 403, 403, 403, 200],
      [401, 403, 403, 403, 403, 403, 200],
      [401, 403, 403, 403, 403, 403, 404],
    ],
    [403, 403, 403],
  ),
  'integrations.setup': ofEach(
    (client, licenseId) => client.integrations.setup({ params: { licenseId, integrationId: 3 } }),
    [
      [401, 403, 403, 403, 200, 404, 200],
      [401, 403, 403, 403, 404, 200, 200],
      [401, 403, 403, 403, 404, 404, 404],
    ],
    [200, 404, 404],
  ),
  'integrations.keys': {
    'as anybody': {
      call: (client) => client.integrations.keys(),
      answers: alike(200),
      ofOwner: { 'no.projects': 200, 'config.admin': 200 },
    },
  },
} satisfies Cases<'integrations'>
