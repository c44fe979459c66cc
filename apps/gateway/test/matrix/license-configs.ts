import type { Client } from '@sitewright/api-client/client'
import { CONFIG_NAMES, EQUIPMENT_STATUS_CONFIG, RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { licenseConfigNamed } from '../../src/db/demo/configs'
import type { Case, Cases } from './case'

/** A license with one of its configs. */
interface Place {
  readonly licenseId: number
  readonly systemConfigId: number
}
const places: Readonly<Record<string, Place>> = {
  'of license 1': licenseConfigNamed(1, RESOURCE_PROPERTIES_CONFIG),
  'of license 2': licenseConfigNamed(2, RESOURCE_PROPERTIES_CONFIG),
  'of a license that does not exist': { licenseId: 999, systemConfigId: 999_999 },
}

type Call = (client: Client, place: Place) => Promise<{ readonly status: number }>

/** Administrators of a license, and those of all licenses with the same role. */
const ofLicense = (call: Call, done = 200, ofKey?: number): Readonly<Record<string, Case>> =>
  Object.fromEntries(
    Object.entries(places).map(([what, place], index) => [
      what,
      {
        call: (client: Client) => call(client, place),
        answers:
          [
            [401, 403, 403, 403, done, 404, done],
            [401, 403, 403, 403, 404, done, done],
            [401, 403, 403, 403, 404, 404, 404],
          ][index] ?? [],
        ...(ofKey !== undefined && { ofKey }),
      },
    ]),
  )

/** Removes a config that it adds before, so that each account removes one of its own. An account that can add none tries an existing one. */
const remove: Call = async (client, { licenseId, systemConfigId }) => {
  for (const name of CONFIG_NAMES) {
    const added = await client.licenseConfigs
      .add({ params: { licenseId }, body: { name, data: { configs: [] } } })
      .catch(() => undefined)
    if (added !== undefined) {
      return client.licenseConfigs.remove({ params: { licenseId, systemConfigId: added.body.systemConfigId ?? 0 } })
    }
  }
  return client.licenseConfigs.remove({ params: { licenseId, systemConfigId } })
}

/** Renames the first custom status. All but the first caller find the name that they send. */
const renaming = ({ licenseId, systemConfigId }: Place, answers: readonly number[]): Case => ({
  call: (client) =>
    client.licenseConfigs.renameStatus({
      params: { licenseId, systemConfigId, state: 4 },
      body: { name: 'Renamed' },
    }),
  answers,
  ofKey: 403,
})

const data = {
  configs: [
    { property: 'Matrix', parameters: [{ name: 'matrix', label_name: 'Matrix', value: 1, label_type: 'number' }] },
  ],
}

export const licenseConfigCases = {
  'licenseConfigs.defaults': {
    'of all licenses': {
      call: (client) => client.licenseConfigs.defaults(),
      answers: [401, 403, 403, 403, 200, 200, 200],
    },
  },
  'licenseConfigs.list': ofLicense((client, { licenseId }) => client.licenseConfigs.list({ params: { licenseId } })),
  // Rejected, because the license has one of the type: nothing is added for each account again.
  'licenseConfigs.add': ofLicense(
    (client, { licenseId }) =>
      client.licenseConfigs.add({ params: { licenseId }, body: { name: RESOURCE_PROPERTIES_CONFIG, data } }),
    400,
  ),
  'licenseConfigs.save': ofLicense((client, { licenseId, systemConfigId }) =>
    client.licenseConfigs.save({ params: { licenseId }, body: { systemConfigId, data } }),
  ),
  'licenseConfigs.saveTogether': ofLicense((client, { licenseId, systemConfigId }) =>
    client.licenseConfigs.saveTogether({ params: { licenseId }, body: { configs: [{ systemConfigId, data }] } }),
  ),
  'licenseConfigs.statusUse': ofLicense((client, { licenseId }) =>
    client.licenseConfigs.statusUse({ params: { licenseId } }),
  ),
  'licenseConfigs.matrix': ofLicense(
    (client, { licenseId }) => client.licenseConfigs.matrix({ params: { licenseId } }),
    200,
    403,
  ),
  'licenseConfigs.matrixFacets': ofLicense(
    (client, { licenseId }) => client.licenseConfigs.matrixFacets({ params: { licenseId } }),
    200,
    403,
  ),
  'licenseConfigs.renameStatus': {
    'of license 1': renaming(licenseConfigNamed(1, EQUIPMENT_STATUS_CONFIG), [401, 403, 403, 403, 200, 404, 200]),
    // This config has no statuses.
    'of license 2': renaming(licenseConfigNamed(2, RESOURCE_PROPERTIES_CONFIG), [401, 403, 403, 403, 404, 404, 404]),
    'of a license that does not exist': renaming(
      { licenseId: 999, systemConfigId: 999_999 },
      [401, 403, 403, 403, 404, 404, 404],
    ),
  },
  'licenseConfigs.remove': ofLicense(remove),
} satisfies Cases<'licenseConfigs'>
