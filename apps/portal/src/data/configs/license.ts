import { licenseConfigs as licenseConfigCalls } from '@sitewright/api-client/calls/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { usesByState } from '@sitewright/domain/workflows/equipment'
import { createOperations } from '../api'
import { createListedConfigWrites } from './writes'
import { findProperties, selectConfigs } from './list'
import { cacheEntry, fetchOnce, useRead } from '../read'

const { licenseConfigs } = createOperations({ licenseConfigs: licenseConfigCalls })

/** The configs of the Configuration tab of a license, by name. */
export const useLicenseConfigs = (licenseId: number) =>
  useRead(licenseConfigs.list, { params: { licenseId } }, { select: selectConfigs })

/** All configs of a license, by name: copies offer those with a tab of their own too (COPY-22). */
export const useAllLicenseConfigs = (licenseId: number) => useRead(licenseConfigs.list, { params: { licenseId } })

/** The configs that a license can add, with their default parameters (CONF-64). */
export const useLicenseConfigDefaults = () => useRead(licenseConfigs.defaults, {}, { revalidates: 'on-mount' })

const systemIdOf = ({ systemConfigId, id }: Config): number => systemConfigId ?? id

const withSystemId = (config: Config): Config & { systemConfigId: number } => ({
  ...config,
  systemConfigId: systemIdOf(config),
})

/** The configs of licenses (CONF-61, CONF-65). */
export const licenseConfigWrites = createListedConfigWrites({
  area: 'licenseConfigs',
  listOf: (licenseId) => cacheEntry(licenseConfigs.list, { params: { licenseId } }),
  idOf: systemIdOf,
  add: (licenseId, { name, data }) => licenseConfigs.add({ params: { licenseId }, body: { name, data } }),
  save: (licenseId, config) => licenseConfigs.save({ params: { licenseId }, body: withSystemId(config) }),
  saveTogether: (licenseId, saves) =>
    licenseConfigs.saveTogether({ params: { licenseId }, body: { configs: saves.map(withSystemId) } }),
  renameStatus: (licenseId, config, { state, body }) =>
    licenseConfigs.renameStatus({ params: { licenseId, systemConfigId: systemIdOf(config), state }, body }),
  remove: (licenseId, config) => licenseConfigs.remove({ params: { licenseId, systemConfigId: systemIdOf(config) } }),
  texts: {
    added: configMessages.licenseAdded,
    addFailed: configMessages.licenseAddFailed,
    saved: configMessages.licenseSaved,
    saveFailed: configMessages.licenseSaveFailed,
    savedAll: configMessages.licenseSaved,
    saveAllFailed: configMessages.licenseSaveFailed,
    partRemoved: configMessages.licenseSaved,
    removed: configMessages.licenseRemoved,
    removeFailed: configMessages.licenseRemoveFailed,
  },
  refresh: ['activity.ofLicense'],
  refreshAfterFailure: ['licenseConfigs.list'],
})

const selectProperties = ({ body }: { readonly body: readonly Config[] }) => ({ config: findProperties(body) })

/** The config ResourceProperties of a license; `undefined` in `config` where it has none. */
export const useLicenseProperties = (licenseId: number) =>
  useRead(licenseConfigs.list, { params: { licenseId } }, { select: selectProperties })

/** The configs that licenses can add. @throws Problem */
export const loadLicenseDefaults = (): Promise<Config[]> => fetchOnce(licenseConfigs.defaults, {})

/** Workflow items by the code of the status of a license that they use (CONF-70). `undefined` reads nothing. */
export const useLicenseStatusUse = (licenseId: number | undefined) =>
  useRead(licenseConfigs.statusUse, licenseId === undefined ? undefined : { params: { licenseId } }, {
    select: usesByState,
  })
