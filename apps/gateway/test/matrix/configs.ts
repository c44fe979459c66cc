import type { Client } from '@sitewright/api-client/client'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import {
  CONFIG_NAMES,
  DOCUMENT_NUMBERING_CONFIG,
  EQUIPMENT_STATUS_CONFIG,
  STORAGE_LEVELS_CONFIG,
} from '@sitewright/domain/configs/names'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { configNamed } from '../../src/db/demo/configs'
import { projectNamed } from '../../src/db/demo/projects'
import type { Case, Cases } from './case'

/** A project with one of its configs. */
interface Place {
  readonly projectId: number
  readonly configId: number
}
const placeOf = (project: string, name: string): Place => configNamed(project, name)

const refinery = placeOf('Northgate Refinery Expansion', DOCUMENT_NUMBERING_CONFIG)
const breakwater = placeOf('Outer Breakwater', EQUIPMENT_STATUS_CONFIG)
const defaults = placeOf('Company Defaults', DOCUMENT_NUMBERING_CONFIG)
const nowhere: Place = { projectId: 99_999, configId: 999_999 }

const ofProject = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.configs.ofProject({ params: { projectId, configName: SITE_BARCODE_CONFIG } }),
  answers,
})

type Call = (client: Client, place: Place) => Promise<{ readonly status: number }>

/** The role is checked before anything is read. Nobody but editors of all licenses changes the defaults (CONF-68). */
const writing = (call: Call, done: number): Record<string, Case> => ({
  'of license 1': { call: (client) => call(client, refinery), answers: [401, 403, 403, 403, done, 404, done] },
  'of license 2': { call: (client) => call(client, breakwater), answers: [401, 403, 403, 403, 404, done, done] },
  'that does not exist': { call: (client) => call(client, nowhere), answers: [401, 403, 403, 403, 404, 404, 404] },
  'of the defaults': {
    call: (client) => call(client, defaults),
    answers: [401, 403, 403, 403, 403, 404, done],
    ofOwner: { 'config.admin': 404 },
  },
})

/** Removes a config that it adds before, so that each account removes one of its own. An account that can add none tries an existing one. */
const removing =
  (projectId: number, configId: number) =>
  async (client: Client): Promise<{ readonly status: number }> => {
    for (const name of CONFIG_NAMES) {
      const added = await client.configs
        .add({ body: { projectId, name, data: { configs: [] } } })
        .catch(() => undefined)
      if (added !== undefined) return client.configs.remove({ params: { configId: added.body.id } })
    }
    return client.configs.remove({ params: { configId } })
  }

/** Renames the first custom status. All but the first caller find the name that they send. */
const renaming = ({ configId }: Place, answers: readonly number[]): Case => ({
  call: (client) => client.configs.renameStatus({ params: { configId, state: 4 }, body: { name: 'Renamed' } }),
  answers,
  ofKey: 403,
})

const PATH = { configName: DOCUMENT_NUMBERING_CONFIG }
const versionsOf = ({ projectId }: Place, answers: readonly number[], ofOwner: Case['ofOwner'] = {}): Case => ({
  call: (client) => client.configs.versions({ params: { ...PATH, projectId } }),
  answers,
  ofKey: 403,
  ofOwner,
})
const versionOf = ({ projectId }: Place): Case => ({
  call: (client) => client.configs.version({ params: { ...PATH, projectId, version: 999_999 } }),
  answers: [401, 403, 404, 404, 404, 404, 404],
  ofKey: 403,
})

const data = { configs: [{ property: 'Matrix', parameters: [{ name: 'matrix', value: 1, label_type: 'number' }] }] }

export const configCases = {
  'configs.ofProject': {
    'of license 1': {
      ...ofProject(projectNamed('Northgate Refinery Expansion').projectId, [401, 403, 200, 200, 200, 404, 200]),
      ofOwner: { 'no.projects': 404 },
    },
    'of license 1 that is assigned to others': {
      ...ofProject(projectNamed('Jetty 3').projectId, [401, 403, 404, 404, 200, 404, 200]),
      ofOwner: { 'other.projects': 200, 'project.reader': 200, 'reader.others': 200 },
    },
    'of license 2': ofProject(projectNamed('Outer Breakwater').projectId, [401, 403, 404, 404, 404, 200, 200]),
    'that does not exist': ofProject(99_999, [401, 403, 404, 404, 404, 404, 404]),
  },
  'configs.ofProjects': {
    // Projects that the caller does not see are left out.
    'of both licenses and of none': {
      call: (client) =>
        client.configs.ofProjects({
          params: { configName: STORAGE_LEVELS_CONFIG },
          body: [refinery.projectId, breakwater.projectId, nowhere.projectId],
        }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
  'configs.list': {
    'of license 1': {
      call: (client) => client.configs.list({ params: { projectId: refinery.projectId } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
      ofOwner: { 'no.projects': 404 },
    },
    'of license 2': {
      call: (client) => client.configs.list({ params: { projectId: breakwater.projectId } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'that does not exist': {
      call: (client) => client.configs.list({ params: { projectId: nowhere.projectId } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
    'of the defaults': {
      call: (client) => client.configs.list({ params: { projectId: DEFAULTS_PROJECT_ID } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
  // Rejected, because the project has one of the type: nothing is added for each account again.
  'configs.add': writing(
    (client, { projectId }) =>
      client.configs.add({
        body: {
          projectId,
          name: projectId === breakwater.projectId ? EQUIPMENT_STATUS_CONFIG : DOCUMENT_NUMBERING_CONFIG,
          data,
        },
      }),
    400,
  ),
  'configs.save': writing((client, { configId }) => client.configs.save({ body: { id: configId, data } }), 200),
  'configs.saveTogether': writing(
    (client, { projectId, configId }) =>
      client.configs.saveTogether({ params: { projectId }, body: { configs: [{ id: configId, data }] } }),
    200,
  ),
  'configs.renameStatus': {
    'of license 1': renaming(
      placeOf('Northgate Refinery Expansion', EQUIPMENT_STATUS_CONFIG),
      [401, 403, 403, 403, 200, 404, 200],
    ),
    'of license 2': renaming(breakwater, [401, 403, 403, 403, 404, 200, 200]),
    'that does not exist': renaming(nowhere, [401, 403, 403, 403, 404, 404, 404]),
  },
  'configs.remove': {
    'of license 1': {
      call: removing(projectNamed('Polymer Silos').projectId, placeOf('Jetty 3', SITE_BARCODE_CONFIG).configId),
      answers: [401, 403, 403, 403, 200, 404, 200],
      // Sees neither of the two projects.
      ofOwner: { 'config.admin': 404 },
    },
    'of license 2': {
      call: removing(projectNamed('Dredging Campaign').projectId, breakwater.configId),
      answers: [401, 403, 403, 403, 404, 200, 200],
    },
    'that does not exist': {
      call: (client) => client.configs.remove({ params: { configId: nowhere.configId } }),
      answers: [401, 403, 403, 403, 404, 404, 404],
    },
  },
  'configs.versions': {
    'of license 1': versionsOf(refinery, [401, 403, 200, 200, 200, 404, 200], { 'no.projects': 404 }),
    'of license 2': versionsOf(breakwater, [401, 403, 404, 404, 404, 200, 200]),
    'that does not exist': versionsOf(nowhere, [401, 403, 404, 404, 404, 404, 404]),
  },
  // Configs of the demo world have no versions until someone saves them.
  'configs.version': {
    'of license 1': versionOf(refinery),
    'of license 2': versionOf(breakwater),
    'that does not exist': versionOf(nowhere),
  },
  'configs.materialStatuses': {
    'all of them': {
      call: (client) => client.configs.materialStatuses(),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
} satisfies Cases<'configs'>
