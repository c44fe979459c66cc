import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { licenseConfigs as licenseConfigCalls } from '@sitewright/api-client/calls/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { writeProperties } from '@sitewright/domain/resources/property-config'
import { createOperations } from './api'
import { changeLicenseConfigs } from './configs/license'
import { withConfig } from './configs/list'
import { type CacheEntry, cacheEntry, fetchOnce, useRead } from './read'
import { write } from './write'

const { configs, licenseConfigs } = createOperations({ configs: configCalls, licenseConfigs: licenseConfigCalls })

const findProperties = (list: readonly Config[]): Config | undefined =>
  list.find(({ name }) => name === RESOURCE_PROPERTIES_CONFIG)

/** The reads that a change of the config of a project affects. */
const OF_PROJECT = ['configs.list', 'configs.ofProjects', 'activity.ofProject', 'activity.ofConfig'] as const

const toInput = (projectId: number) => ({ params: { projectId, configName: RESOURCE_PROPERTIES_CONFIG } })

/** The config ResourceProperties of a project; `undefined` in `config` where it has none. */
export const useProjectProperties = (projectId: number) =>
  useRead(configs.ofProject, toInput(projectId), {
    select: ({ body }) => ({ config: body ?? undefined }),
  })

/** The config ResourceProperties of a license; `undefined` in `config` where it has none. */
export const useLicenseProperties = (licenseId: number) =>
  useRead(licenseConfigs.list, { params: { licenseId } }, { select: ({ body }) => ({ config: findProperties(body) }) })

/** The entries of a new config: those of the defaults, else one entry without properties. */
const toNewData = (defaults: readonly Config[]): Config['data'] =>
  findProperties(defaults)?.data ?? { configs: writeProperties([], []) }

const noConfig = (): never => {
  throw new Error('The config does not exist any longer.')
}

/** The place of the config of a project in the cache. */
function entryOfProject(projectId: number): CacheEntry<Config> {
  const entry = cacheEntry(configs.ofProject, toInput(projectId))
  return {
    get: () => entry.get() ?? undefined,
    store: entry.store,
    load: async () => {
      const { body, ...reply } = await entry.load()
      return { ...reply, body: body ?? noConfig() }
    },
  }
}

/**
 * Adds the config to a project that has none (RES-02).
 * @param entries by default those of project 1 (CONF-66)
 */
export const addProjectProperties = (projectId: number, entries?: readonly ConfigEntry[]) =>
  write(
    async () => {
      const data =
        entries === undefined
          ? toNewData(await fetchOnce(configs.list, { params: { projectId: DEFAULTS_PROJECT_ID } }))
          : { configs: [...entries] }
      return configs.add({ body: { projectId, name: RESOURCE_PROPERTIES_CONFIG, data } })
    },
    {
      saved: configMessages.added,
      failed: configMessages.addFailed,
      isFailureToasted: true,
      entry: entryOfProject(projectId),
      refresh: [...OF_PROJECT],
      refreshAfterFailure: ['configs.ofProject'],
    },
  )

/**
 * Adds the config to a license that has none.
 * @param entries by default those that licenses can add (CONF-64)
 */
export const addLicenseProperties = (licenseId: number, entries?: readonly ConfigEntry[]) =>
  write(
    async () => {
      const data =
        entries === undefined ? toNewData(await fetchOnce(licenseConfigs.defaults, {})) : { configs: [...entries] }
      return licenseConfigs.add({ params: { licenseId }, body: { name: RESOURCE_PROPERTIES_CONFIG, data } })
    },
    {
      saved: configMessages.licenseAdded,
      failed: configMessages.licenseAddFailed,
      isFailureToasted: true,
      store: (config) => changeLicenseConfigs(licenseId, withConfig(config)),
      refresh: ['activity.ofLicense'],
      refreshAfterFailure: ['licenseConfigs.list'],
    },
  )

/** Saves the properties of a project over the version that they are based on. */
export const saveProjectProperties = (projectId: number, config: Config, entries: readonly ConfigEntry[]) =>
  write(() => configs.save({ body: { ...config, data: { ...config.data, configs: [...entries] } } }), {
    saved: configMessages.saved,
    failed: configMessages.saveFailed,
    entry: entryOfProject(projectId),
    refresh: [...OF_PROJECT],
    refreshAfterFailure: ['configs.ofProject'],
  })

/** Removes the config of a project (CONF-21). @returns the message of a failure */
export async function deleteProjectProperties(projectId: number, { id }: Config): Promise<string | undefined> {
  const outcome = await write(() => configs.remove({ params: { configId: id } }), {
    saved: configMessages.partRemoved,
    failed: configMessages.partNotRemoved,
    store: () => void cacheEntry(configs.ofProject, toInput(projectId)).store({ body: null }),
    refresh: [...OF_PROJECT],
    refreshAfterFailure: ['configs.ofProject'],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}
