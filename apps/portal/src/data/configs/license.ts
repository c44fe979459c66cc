import { licenseConfigs as licenseConfigCalls } from '@sitewright/api-client/calls/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { usesByState } from '@sitewright/domain/workflows/equipment'
import { capabilities } from '../../shell/capabilities'
import { createOperations } from '../api'
import { entriesInList, entryInList, failureOf, selectConfigs, withConfig, withoutConfig } from './list'
import { type ConfigSave, splitOutcome, toSaves } from './together'
import { cacheEntry, updateCached, useRead } from '../read'
import { write, type WriteOptions } from '../write'

const { licenseConfigs } = createOperations({ licenseConfigs: licenseConfigCalls })

/** The configs of the Configuration tab of a license, by name. */
export const useLicenseConfigs = (licenseId: number) =>
  useRead(licenseConfigs.list, { params: { licenseId } }, { select: selectConfigs })

/** All configs of a license, by name: copies offer those with a tab of their own too (COPY-22). */
export const useAllLicenseConfigs = (licenseId: number) => useRead(licenseConfigs.list, { params: { licenseId } })

/** The configs that a license can add, with their default parameters (CONF-64). */
export const useLicenseConfigDefaults = () => useRead(licenseConfigs.defaults, {}, { revalidates: 'on-mount' })

/** Changes the cached configs of a license. */
export const changeLicenseConfigs = (licenseId: number, change: (list: readonly Config[]) => Config[]): void =>
  void updateCached(licenseConfigs.list, ({ params }) => params.licenseId === licenseId, change)

/** After a failed change the configs are loaded again, so that the screen shows the state of the server (CONF-62). */
const RELOAD: Pick<WriteOptions<never, never>, 'refresh' | 'refreshAfterFailure'> = {
  refreshAfterFailure: ['licenseConfigs.list'],
  refresh: ['activity.ofLicense'],
}

/** Adds a config to a license (CONF-61). */
export const addLicenseConfig = (licenseId: number, { name, data }: Pick<Config, 'name' | 'data'>) =>
  write(() => licenseConfigs.add({ params: { licenseId }, body: { name, data } }), {
    saved: configMessages.licenseAdded,
    failed: configMessages.licenseAddFailed,
    isFailureToasted: true,
    store: (config) => changeLicenseConfigs(licenseId, withConfig(config)),
    ...RELOAD,
  })

const systemIdOf = ({ systemConfigId, id }: Config): number => systemConfigId ?? id

/**
 * Saves the entries of a license config over its version (CONF-61, CONF-65).
 * @param saved the success toast; none for one of several saves
 */
export const saveLicenseConfig = (licenseId: number, config: Config, entries: readonly ConfigEntry[], saved?: string) =>
  write(
    () =>
      licenseConfigs.save({
        params: { licenseId },
        body: {
          ...config,
          systemConfigId: systemIdOf(config),
          data: { ...config.data, configs: [...entries] },
        },
      }),
    {
      saved,
      failed: configMessages.licenseSaveFailed,
      entry: entryInList(
        cacheEntry(licenseConfigs.list, { params: { licenseId } }),
        (other) => systemIdOf(other) === systemIdOf(config),
      ),
      ...RELOAD,
    },
  )

/** Whether the server saves several configs of a license together (CONF-72). */
export const canSaveLicenseConfigsTogether = (): boolean => capabilities.has('licenseConfigs.saveTogether')

/** Saves several configs of a license, all or none (CONF-72). @returns the outcome of each, by id */
export async function saveLicenseConfigsTogether(licenseId: number, saves: readonly ConfigSave[]) {
  const ids = new Set(saves.map(({ config }) => systemIdOf(config)))
  const body = { configs: toSaves(saves).map((config) => ({ ...config, systemConfigId: systemIdOf(config) })) }
  const outcome = await write(() => licenseConfigs.saveTogether({ params: { licenseId }, body }), {
    failed: configMessages.licenseSaveFailed,
    entry: entriesInList(cacheEntry(licenseConfigs.list, { params: { licenseId } }), (config) =>
      ids.has(systemIdOf(config)),
    ),
    ...RELOAD,
  })
  return splitOutcome(saves, outcome)
}

/** Removes a config of a license (CONF-61, CONF-65). @returns the message of a failure */
export async function deleteLicenseConfig(licenseId: number, config: Config): Promise<string | undefined> {
  const systemConfigId = systemIdOf(config)
  const outcome = await write(() => licenseConfigs.remove({ params: { licenseId, systemConfigId } }), {
    saved: configMessages.licenseRemoved,
    failed: configMessages.licenseRemoveFailed,
    store: () =>
      changeLicenseConfigs(
        licenseId,
        withoutConfig((other) => systemIdOf(other) === systemConfigId),
      ),
    ...RELOAD,
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}

/** Workflow items by the code of the status of a license that they use (CONF-70). `undefined` reads nothing. */
export const useLicenseStatusUse = (licenseId: number | undefined) =>
  useRead(licenseConfigs.statusUse, licenseId === undefined ? undefined : { params: { licenseId } }, {
    select: usesByState,
  })

/** Renames a status of a license config over its version (CONF-70). @returns the message of a failure */
export async function renameLicenseStatus(
  licenseId: number,
  config: Config,
  state: number,
  name: string,
): Promise<string | undefined> {
  const systemConfigId = systemIdOf(config)
  const body = { name, version: config.version }
  const outcome = await write(
    () => licenseConfigs.renameStatus({ params: { licenseId, systemConfigId, state }, body }),
    {
      saved: configMessages.statusRenamed(name),
      failed: configMessages.statusRenameFailed,
      entry: entryInList(
        cacheEntry(licenseConfigs.list, { params: { licenseId } }),
        (other) => systemIdOf(other) === systemConfigId,
      ),
      ...RELOAD,
    },
  )
  return failureOf(outcome)
}
