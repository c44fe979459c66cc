import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { type Config, type ConfigEntry, SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { readLabels } from '@sitewright/domain/labels/config'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { capabilities } from '../shell/capabilities'
import { createOperations } from './api'
import { entriesInList, entryInList, failureOf, selectConfigs, withConfig, withoutConfig } from './configs/list'
import { type ConfigSave, splitOutcome, toSaves } from './configs/together'
import { cacheEntry, updateCached, useRead } from './read'
import { write } from './write'

const { configs } = createOperations({ configs: configCalls })

const selectLabels = ({ body }: { readonly body: Config | null }) => readLabels(body)

/** The labels of a project, from its CustomSiteBarcode config (CODE-16). `undefined` reads nothing. */
export const useSiteLabels = (projectId: number | undefined) =>
  useRead(
    configs.ofProject,
    projectId === undefined ? undefined : { params: { projectId, configName: SITE_BARCODE_CONFIG } },
    { select: selectLabels },
  )

/** All configs of a project, by name. */
export const useConfigs = (projectId: number) => useRead(configs.list, { params: { projectId } })

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

/** Reads that a change of a config affects. */
const AFFECTED_READS = ['configs.ofProject', 'configs.ofProjects', 'activity.ofProject', 'activity.ofConfig'] as const

const changeList = (projectId: number, change: (list: readonly Config[]) => Config[]): void =>
  void updateCached(configs.list, ({ params }) => params.projectId === projectId, change)

/** Adds a config to a project (CONF-18). */
export const addConfig = (projectId: number, { name, data }: Pick<Config, 'name' | 'data'>) =>
  write(() => configs.add({ body: { name, projectId, data } }), {
    saved: configMessages.added,
    failed: configMessages.addFailed,
    isFailureToasted: true,
    store: (config) => changeList(projectId, withConfig(config)),
    refresh: [...AFFECTED_READS],
    refreshAfterFailure: ['configs.list'],
  })

/**
 * Saves the entries of a config over its version (CONF-19).
 * @param saved the success toast; none for one of several saves
 */
export const saveConfig = (projectId: number, config: Config, entries: readonly ConfigEntry[], saved?: string) =>
  write(
    () =>
      configs.save({
        body: {
          ...config,
          data: { ...config.data, configs: [...entries] },
        },
      }),
    {
      saved,
      failed: configMessages.saveFailed,
      entry: entryInList(cacheEntry(configs.list, { params: { projectId } }), ({ id }) => id === config.id),
      refresh: [...AFFECTED_READS],
      refreshAfterFailure: ['configs.list'],
    },
  )

/** Whether the server saves several configs together, and with it knows the types of the product (CONF-69, CONF-72). */
export const canSaveTogether = (): boolean => capabilities.has('configs.saveTogether')

/** Saves several configs of a project, all or none (CONF-72). @returns the outcome of each, by id */
export async function saveConfigsTogether(projectId: number, saves: readonly ConfigSave[]) {
  const ids = new Set(saves.map(({ config }) => config.id))
  const list = cacheEntry(configs.list, { params: { projectId } })
  const outcome = await write(
    () => configs.saveTogether({ params: { projectId }, body: { configs: toSaves(saves) } }),
    {
      failed: configMessages.saveAllFailed,
      entry: entriesInList(list, ({ id }) => ids.has(id)),
      refresh: [...AFFECTED_READS],
      refreshAfterFailure: ['configs.list'],
    },
  )
  return splitOutcome(saves, outcome)
}

/** Removes a config of a project (CONF-20, CONF-21). @returns the message of a failure */
export async function deleteConfig(projectId: number, { id }: Config): Promise<string | undefined> {
  const outcome = await write(() => configs.remove({ params: { configId: id } }), {
    saved: configMessages.deleted,
    failed: configMessages.deleteFailed,
    store: () =>
      changeList(
        projectId,
        withoutConfig((config) => config.id === id),
      ),
    refresh: [...AFFECTED_READS],
    refreshAfterFailure: ['configs.list'],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}

/** Renames a status of a config over its version (CONF-70). @returns the message of a failure */
export async function renameStatus(
  projectId: number,
  { id, version }: Config,
  state: number,
  name: string,
): Promise<string | undefined> {
  const body = { name, version }
  const outcome = await write(() => configs.renameStatus({ params: { configId: id, state }, body }), {
    saved: configMessages.statusRenamed(name),
    failed: configMessages.statusRenameFailed,
    entry: entryInList(cacheEntry(configs.list, { params: { projectId } }), (config) => config.id === id),
    refresh: [...AFFECTED_READS],
    refreshAfterFailure: ['configs.list'],
  })
  return failureOf(outcome)
}
