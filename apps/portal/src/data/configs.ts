import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { type Config, SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { readLabels } from '@sitewright/domain/labels/config'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { createOperations } from './api'
import { originOf, type WithOrigin } from './configs/origin'
import { createConfigWrites, createListedConfigWrites } from './configs/writes'
import { entryOfNullable, selectConfigs } from './configs/list'
import { cacheEntry, fetchOnce, useRead } from './read'

const { configs } = createOperations({ configs: configCalls })

const selectLabels = ({ body }: { readonly body: Config | null }) => readLabels(body)

/** The labels of a project, from its CustomSiteBarcode config (CODE-16). `undefined` reads nothing. */
export const useSiteLabels = (projectId: number | undefined) =>
  useRead(
    configs.ofProject,
    projectId === undefined ? undefined : { params: { projectId, configName: SITE_BARCODE_CONFIG } },
    { select: selectLabels },
  )

/** All configs of a project, by name. Reads nothing without a project. */
export const useConfigs = (projectId: number | undefined) =>
  useRead(configs.list, projectId === undefined ? undefined : { params: { projectId } })

/** The configs of the Project Config tab, by name. */
export const useListedConfigs = (projectId: number) =>
  useRead(configs.list, { params: { projectId } }, { select: selectConfigs })

/** The configs of project 1, which set the defaults of all (CONF-66). */
export const useConfigDefaults = () =>
  useRead(configs.list, { params: { projectId: DEFAULTS_PROJECT_ID } }, { revalidates: 'on-mount' })

const selectStatuses = ({ body }: { readonly body: { readonly materialStatusOptions: readonly string[] } }) =>
  body.materialStatusOptions

/** The material statuses that DefaultMaterialStatus chooses from (CONF-29). Reads nothing unless they are wanted. */
export const useMaterialStatuses = (isWanted: boolean) =>
  useRead(configs.materialStatuses, isWanted ? {} : undefined, { select: selectStatuses, revalidates: 'on-mount' })

/** The newest versions of a config of a project (CONF-75). While more of them load, those before stay. */
export const useConfigVersions = (projectId: number, configName: string, limit: number) =>
  useRead(
    configs.versions,
    { params: { projectId, configName }, query: { limit } },
    { keepsPrevious: (before) => before.params.projectId === projectId && before.params.configName === configName },
  )

/** A version of a config with its values. Reads nothing without a number. A version never changes. */
export const useConfigVersion = (projectId: number, configName: string, version: number | undefined) =>
  useRead(configs.version, version === undefined ? undefined : { params: { projectId, configName, version } }, {
    revalidates: 'if-missing',
  })

const selectConfig = ({ body }: { readonly body: Config | null }) => ({ config: body ?? undefined })

/** A config of another project, by its type; `undefined` in `config` where it has none. Reads nothing without a project. */
export const useConfigOf = (projectId: number | undefined, configName: string) =>
  useRead(configs.ofProject, projectId === undefined ? undefined : { params: { projectId, configName } }, {
    select: selectConfig,
  })

const OF_PROJECT = {
  add: (projectId: number, { name, data, origin }: Pick<Config, 'name' | 'data'> & WithOrigin) =>
    configs.add({ body: { name, projectId, data, ...originOf(origin) } }),
  save: (_projectId: number, config: Config & WithOrigin) => configs.save({ body: config }),
  remove: (_projectId: number, { id }: Config) => configs.remove({ params: { configId: id } }),
}

/** The configs of projects. */
export const projectConfigs = createListedConfigWrites({
  ...OF_PROJECT,
  area: 'configs',
  listOf: (projectId) => cacheEntry(configs.list, { params: { projectId } }),
  idOf: ({ id }) => id,
  saveTogether: (projectId, saves) => configs.saveTogether({ params: { projectId }, body: { configs: saves } }),
  renameStatus: (_projectId, { id }, { state, body }) =>
    configs.renameStatus({ params: { configId: id, state }, body }),
  texts: { ...configMessages, removed: configMessages.deleted, removeFailed: configMessages.deleteFailed },
  refresh: ['configs.ofProject', 'configs.ofProjects', 'configs.versions', 'activity.ofProject', 'activity.ofConfig'],
  refreshAfterFailure: ['configs.list'],
})

const toInput = (projectId: number) => ({ params: { projectId, configName: RESOURCE_PROPERTIES_CONFIG } })

/** The config ResourceProperties of a project; `undefined` in `config` where it has none. */
export const useProjectProperties = (projectId: number) =>
  useRead(configs.ofProject, toInput(projectId), { select: selectConfig })

/** The config ResourceProperties of projects. */
export const projectProperties = createConfigWrites({
  ...OF_PROJECT,
  placeOf(projectId) {
    const entry = cacheEntry(configs.ofProject, toInput(projectId))
    return {
      find: () => entryOfNullable(entry),
      put: (config) => entry.store({ body: config }),
      remove: () => entry.store({ body: null }),
    }
  },
  texts: { ...configMessages, removed: configMessages.partRemoved, removeFailed: configMessages.partNotRemoved },
  refresh: ['configs.list', 'configs.ofProjects', 'configs.versions', 'activity.ofProject', 'activity.ofConfig'],
  refreshAfterFailure: ['configs.ofProject'],
})

/** The configs of the project with the defaults. @throws Problem */
export const loadDefaults = (): Promise<Config[]> =>
  fetchOnce(configs.list, { params: { projectId: DEFAULTS_PROJECT_ID } })
